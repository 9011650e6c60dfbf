import { useQuery } from '@tanstack/react-query';
import { livePace, partidosQueries, useClient } from '@arma11/core';
import { ButtonLink, Dialog, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { matchesInterval } from '../../page/liveInterval';
import { QuerySection } from '../../page/QuerySection';
import { MatchBackground } from './MatchBackground';
import { MatchEvents } from './MatchEvents';
import { MatchScore } from './MatchScore';

const t = es.lists.matches.detail;

interface Props {
  /** The match, or null while the sheet is closed. */
  id: number | null;
  onClose: () => void;
}

/** One match in a sheet: score, what happened, what stands behind it, and the way to the rooms that have it. */
export function MatchSheet({ id, onClose }: Props) {
  const client = useClient();
  const query = useQuery({
    ...partidosQueries.match(client, id ?? 0),
    enabled: id !== null,
    refetchInterval: ({ state }) => livePace(client, matchesInterval(state.data && [state.data])),
  });
  const match = id === null ? undefined : query.data;
  const when = match && (match.confirmed_time ? es.dates.kickoff(match.date) : t.unconfirmed);
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={match ? `${match.local.name} - ${match.visit.name}` : t.title}
      description={match && `${match.league_name} · ${match.jornada_name} · ${when}`}
    >
      <QuerySection query={query} skeleton={<Skeleton height={260} />}>
        {(shown) => (
          <>
            <MatchScore match={shown} />
            <MatchEvents match={shown} />
            <MatchBackground match={shown} />
            {shown.num_public_rooms > 0 ? (
              <ButtonLink wide href={`/predi/ins?match=${shown.id}`}>
                {t.rooms(shown.num_public_rooms)}
              </ButtonLink>
            ) : (
              <p>{t.noRooms}</p>
            )}
          </>
        )}
      </QuerySection>
    </Dialog>
  );
}
