import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useClient, useSession } from '@arma11/core';
import type { LineupTrial } from '@arma11/core/back-office';
import { useServerNow } from '@arma11/widgets';
import { Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { NotFoundPage } from '../../../../page/NotFoundPage';
import { QuerySection } from '../../../../page/QuerySection';
import { roomId } from '../../../../page/roomId';
import { RoomTicket } from '../../invitation/RoomTicket';
import { useEntryQuery } from '../../useEntryQuery';
import { visitorQueries } from '../../visitorQueries';
import { NothingToTry } from '../NothingToTry';
import { TrialFrame } from '../TrialFrame';
import { LineupTrialTeam } from './LineupTrialTeam';

/** `/probar/compe/{idSala}`: an eleven of a public room before there is an account. Who has one plays in the room. */
export function LineupTrialPage() {
  const id = roomId(useParams().idSala);
  const { status } = useSession();
  if (id === null) return <NotFoundPage />;
  if (status === 'signedIn') return <Navigate to={`/compe/sala/${id}`} replace />;
  return <OpenPage id={id} />;
}

function OpenPage({ id }: { id: number }) {
  const found = useQuery(visitorQueries.lineupTrial(useClient(), id));
  const query = useEntryQuery();
  const t = es.lineupTrial;
  return (
    <TrialFrame lead={t.lead} query={query} wide>
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
      <Skeleton height={760} top={24} />
    </>
  );
}

function Room({ trial, query }: { trial: LineupTrial; query: URLSearchParams }) {
  const { room, lineup } = trial;
  const now = useServerNow(room.lock_at);
  const open = room.trial && Date.parse(room.lock_at) > now;
  const t = es.lineupTrial;
  return (
    <>
      <RoomTicket room={room} />
      {open && lineup ? (
        <LineupTrialTeam key={room.id} trial={trial} drawn={lineup} query={query} />
      ) : (
        <NothingToTry text={open ? t.noPlayers : t.shut} query={query} />
      )}
    </>
  );
}
