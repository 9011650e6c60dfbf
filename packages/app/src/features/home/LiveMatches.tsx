import { useQuery } from '@tanstack/react-query';
import { partidosQueries, useClient } from '@arma11/core';
import { SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { matchesInterval } from '../../page/liveInterval';
import { QuerySection } from '../../page/QuerySection';
import { useInView } from '../../page/useInView';
import { LiveMatchCard } from './LiveMatchCard';
import { Strip } from './Strip';

const MOST = 5;

/** The matches being played, else the ones that come next: up to five. */
export function LiveMatches() {
  const client = useClient();
  const { ref, inView } = useInView<HTMLElement>();
  const query = useQuery({
    ...partidosQueries.inBanner(client),
    enabled: inView,
    refetchInterval: ({ state }) => matchesInterval(state.data),
  });
  const anyLive = matchesInterval(query.data) !== false;
  return (
    <Block ref={ref}>
      <SectionHeading
        title={anyLive ? es.home.live : es.home.next}
        more={{ href: '/play/matches/in-game/', label: es.home.allMatches }}
      />
      <QuerySection query={query} optional skeleton={inView ? <Coming /> : <Skeleton height={175} />}>
        {(matches) =>
          matches.length > 0 ? (
            <Strip>
              {matches.map((match) => (
                <li key={match.id}>
                  <LiveMatchCard match={match} />
                </li>
              ))}
            </Strip>
          ) : (
            <p>{es.home.noMatches}</p>
          )
        }
      </QuerySection>
    </Block>
  );
}

const Coming = () => (
  <Strip aria-hidden="true">
    {Array.from({ length: MOST }, (_, place) => (
      <li key={place}>
        <Skeleton height={175} />
      </li>
    ))}
  </Strip>
);
