import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useClient, useSession } from '@arma11/core';
import type { Trial } from '@arma11/core/back-office';
import { useServerNow } from '@arma11/widgets';
import { Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { LIVE_MS } from '../../../page/liveInterval';
import { NotFoundPage } from '../../../page/NotFoundPage';
import { QuerySection } from '../../../page/QuerySection';
import { roomId } from '../../../page/roomId';
import { RoomTicket } from '../invitation/RoomTicket';
import { useEntryQuery } from '../useEntryQuery';
import { visitorQueries } from '../visitorQueries';
import { NothingToTry } from './NothingToTry';
import { TrialForm } from './TrialForm';
import { TrialFrame } from './TrialFrame';

/** Pots grow while one answers. */
const QUIET_MS = 3 * LIVE_MS;

/** `/probar/predi/{idSala}`: the scores of a public room before there is an account. Who has one plays in the room. */
export function TrialPage() {
  const id = roomId(useParams().idSala);
  const { status } = useSession();
  if (id === null) return <NotFoundPage />;
  if (status === 'signedIn') return <Navigate to={`/predi/sala/${id}`} replace />;
  return <OpenPage id={id} />;
}

function OpenPage({ id }: { id: number }) {
  const found = useQuery({ ...visitorQueries.trial(useClient(), id), refetchInterval: QUIET_MS });
  const query = useEntryQuery();
  const t = es.trial;
  return (
    <TrialFrame lead={t.lead} query={query}>
      <QuerySection query={found} skeleton={<Wait />}>
        {(trial) => (trial ? <Room trial={trial} query={query} /> : <NothingToTry text={t.notHere} query={query} />)}
      </QuerySection>
    </TrialFrame>
  );
}

function Wait() {
  return (
    <>
      <Skeleton height={208} />
      <Skeleton height={164} top={60} />
      <Skeleton height={164} top={12} />
    </>
  );
}

function Room({ trial: { room, matches }, query }: { trial: Trial; query: URLSearchParams }) {
  const now = useServerNow(room.lock_at);
  const open = room.trial && matches.length > 0 && Date.parse(room.lock_at) > now;
  return (
    <>
      <RoomTicket room={room} />
      {open ? (
        <TrialForm key={room.id} room={room} matches={matches} query={query} />
      ) : (
        <NothingToTry text={es.trial.shut} query={query} />
      )}
    </>
  );
}
