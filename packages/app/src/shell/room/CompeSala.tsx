import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { livePace, salasQueries, useClient, useLiveRoom } from '@arma11/core';
import type { Sala } from '@arma11/core/contract';
import { hasJoined, isCasual } from '@arma11/core/domain';
import { LeagueBadge } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { roomInterval } from '../../page/liveInterval';
import { NotFoundPage } from '../../page/NotFoundPage';
import { roomId } from '../../page/roomId';
import { SalaFrame } from './SalaFrame';
import { SalaWait } from './SalaWait';
import { tabItems } from './tabItems';
import { useSalaFacts } from './useSalaFacts';

const t = es.compe.rooms;
const TABS = [
  { path: '', label: t.team },
  { path: '/ranking', label: t.ranking },
  { path: '/puntos', label: t.points },
  { path: '/premios', label: t.prizes },
  { path: '/info', label: t.info },
];

/** The shell of a lineup room, with its five tabs (product §2). */
export function CompeSala() {
  const id = roomId(useParams().idSala);
  return id === null ? <NotFoundPage /> : <Loaded id={id} />;
}

function Loaded({ id }: { id: number }) {
  const client = useClient();
  const { data, error, refetch, isFetching } = useQuery({
    ...salasQueries.sala(client, id),
    refetchInterval: ({ state }) => livePace(client, roomInterval(state.data, client.serverNow())),
  });
  useLiveRoom('compe', data?.ins_user ? id : undefined);
  if (!data) return <SalaWait away="/compe" error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (isCasual(data) && hasJoined(data)) return <ToCasual sala={data} />;
  return <Head sala={data} />;
}

/** A movement or a notice names the room; an F6 that one plays has its page under the entry. */
function ToCasual({ sala: { id, ins_user } }: { sala: Sala }) {
  const tab = useLocation().pathname.replace(/\/$/, '').slice(`/compe/sala/${id}`.length);
  return <Navigate to={`/casual/sala/${ins_user}${tab === '/info' ? '' : tab}`} replace />;
}

function Head({ sala }: { sala: Sala }) {
  const { pathname } = useLocation();
  const { id, league_name, league_unique, league_logo, jornada_name } = sala;
  return (
    <SalaFrame
      backHref="/compe"
      title={league_name}
      subtitle={es.compe.sala(id, jornada_name)}
      badge={<LeagueBadge league={league_unique} logo={league_logo} size={46} />}
      facts={useSalaFacts(sala)}
      tabsLabel={t.label}
      tabs={tabItems(`/compe/sala/${id}`, TABS, pathname)}
      context={sala}
    />
  );
}
