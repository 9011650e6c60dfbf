import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { roomTermsQueries, useClient } from '@arma11/core';
import { fontSize, token } from '@arma11/widgets/theme';
import { EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';
import { Rows } from '../../../page/Rows';
import { MatchLine } from '../MatchLine';

const t = es.room.info;

const Item = styled.li`
  padding: 12px 16px;

  & > small {
    color: ${token('colorWarning')};
    font-size: ${fontSize(13)};
  }
`;

/** The matches that a lineup room is played on: they alone give points (rules R14.1). */
export function SlatePanel({ id }: { id: number }) {
  const query = useQuery(roomTermsQueries.slate(useClient(), 'compe', id));
  return (
    <Block>
      <SectionHeading title={t.slate} />
      <QuerySection query={query} optional skeleton={<Skeleton height={320} />}>
        {({ matches }) =>
          matches.length === 0 ? (
            <EmptyState drawing="whistle" text={t.noSlate} />
          ) : (
            <Rows>
              {matches.map((each) => (
                <Item key={each.match.id}>
                  <MatchLine match={each.match} />
                  {each.void && <small>{t.outOfSlate}</small>}
                </Item>
              ))}
            </Rows>
          )
        }
      </QuerySection>
    </Block>
  );
}
