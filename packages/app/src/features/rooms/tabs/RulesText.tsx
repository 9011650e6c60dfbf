import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { roomTermsQueries, useClient } from '@arma11/core';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { spanishHere } from '../../../messages/language/locale';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';

const Text = styled.div`
  & > h3 {
    ${displayText}
    margin: 20px 0 6px;
    font-size: ${displaySize(19)};
  }

  & > ul {
    margin: 0;
    padding: 0 0 0 18px;
  }

  & > ul > li {
    margin-bottom: 6px;
  }

  & > ul > li::marker {
    color: ${token('colorTextMuted')};
  }
`;

/** The frozen rules of a room, in the server's words. */
export function RulesText({ kind, id }: { kind: 'compe' | 'predi'; id: number }) {
  const query = useQuery(roomTermsQueries.rules(useClient(), kind, id));
  return (
    <Block>
      <SectionHeading title={es.room.info.rules} />
      <QuerySection query={query} optional skeleton={<Skeleton height={320} />}>
        {({ sections }) => (
          <Text lang={spanishHere}>
            {sections.map(({ title, lines }) => [
              <h3 key={title}>{title}</h3>,
              <ul key={`${title} lines`}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>,
            ])}
          </Text>
        )}
      </QuerySection>
    </Block>
  );
}
