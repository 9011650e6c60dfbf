import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { SectionHeading } from '@arma11/widgets/ui';
import { MatchRow } from '../../../match/MatchRow';
import { es } from '../../../messages/es';
import { LIVE_MS, matchesInterval } from '../../../page/liveInterval';
import { Rows } from '../../../page/Rows';
import { entryPath } from '../entryPath';
import { useEntryQuery } from '../useEntryQuery';
import { visitorQueries } from '../visitorQueries';
import { FrontGrid } from './FrontGrid';
import { FrontRoom } from './FrontRoom';
import { FrontWait } from './FrontWait';
import { TrialLink } from './TrialLink';

/** Pots grow while one reads. */
const QUIET_MS = 3 * LIVE_MS;

/** The matches in play or next and the largest pots, as they are; nothing where there is nothing, or where it cannot be read. */
export function FrontSections() {
  const query = useEntryQuery();
  const { data, isError } = useQuery({
    ...visitorQueries.front(useClient()),
    refetchInterval: ({ state }) => matchesInterval(state.data?.matches) || QUIET_MS,
  });
  if (!data) return isError ? null : <FrontWait />;
  const { matches, rooms } = data;
  if (matches.length === 0 && rooms.length === 0) return null;
  const toward = (path: string) => {
    const asked = new URLSearchParams(query);
    asked.set('from', path);
    return entryPath('/', asked);
  };
  const t = es.entry.front;
  return (
    <FrontGrid>
      {matches.length > 0 && (
        <section>
          <SectionHeading title={matchesInterval(matches) === false ? t.next : t.live} />
          <Rows>
            {matches.map((match) => (
              <li key={match.id}>
                <MatchRow
                  match={{ ...match, hour: t.hour(match.hour) }}
                  href={toward(`/predi/ins?match=${match.id}`)}
                />
              </li>
            ))}
          </Rows>
        </section>
      )}
      {rooms.length > 0 && (
        <section>
          <SectionHeading title={t.rooms} />
          <Rows>
            {rooms.map((room) => (
              <li key={room.id}>
                <FrontRoom room={room} href={toward(`/${room.kind}/sala/${room.id}`)} />
                {room.trial && <TrialLink room={room} query={query} />}
              </li>
            ))}
          </Rows>
        </section>
      )}
    </FrontGrid>
  );
}
