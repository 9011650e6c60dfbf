import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { prediRoomQueries } from '@arma11/core/site';
import { EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';
import { Rows } from '../../../page/Rows';
import { MatchLine } from '../MatchLine';

const Item = styled.li`
  padding: 12px 16px;
`;

const t = es.prediRooms.code;

/** The matches of the room behind a code, before joining. */
export function CodeMatches({ code }: { code: string }) {
  const query = useQuery(prediRoomQueries.codeMatches(useClient(), code));
  return (
    <Block>
      <SectionHeading title={t.matches} />
      <QuerySection query={query} skeleton={<Skeleton height={104} />}>
        {(matches) =>
          matches.length === 0 ? (
            <EmptyState drawing="whistle" text={t.noMatches} />
          ) : (
            <Rows>
              {matches.map((match) => (
                <Item key={match.id}>
                  <MatchLine match={match} />
                </Item>
              ))}
            </Rows>
          )
        }
      </QuerySection>
    </Block>
  );
}
