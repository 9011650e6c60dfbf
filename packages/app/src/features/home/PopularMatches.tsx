import { useQuery } from '@tanstack/react-query';
import { partidosQueries, useClient } from '@arma11/core';
import { SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { MatchRow } from '../../match/MatchRow';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { matchesInterval } from '../../page/liveInterval';
import { QuerySection } from '../../page/QuerySection';
import { Rows } from '../../page/Rows';
import { useInView } from '../../page/useInView';

const SHOWN = 6;

/** The matches that most rooms have, soonest first. */
export function PopularMatches() {
  const client = useClient();
  const { ref, inView } = useInView<HTMLElement>();
  const query = useQuery({
    ...partidosQueries.nextImportant(client, SHOWN),
    enabled: inView,
    refetchInterval: ({ state }) => matchesInterval(state.data),
  });
  return (
    <Block ref={ref}>
      <SectionHeading title={es.home.matches} more={{ href: '/play/matches/in-game/', label: es.home.more }} />
      <QuerySection query={query} optional skeleton={<Skeleton height={77 * SHOWN} />}>
        {(matches) =>
          matches.length > 0 ? (
            <Rows>
              {matches.map((match) => (
                <li key={match.id}>
                  <MatchRow match={match} href={`/predi/ins?match=${match.id}`} />
                </li>
              ))}
            </Rows>
          ) : (
            <p>{es.home.noMatches}</p>
          )
        }
      </QuerySection>
    </Block>
  );
}
