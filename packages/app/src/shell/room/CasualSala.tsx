import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { compeQueries, livePace, useClient, useLiveRoom } from '@arma11/core';
import type { SalaCompe } from '@arma11/core/contract';
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
];

/** The shell of an F6 room with its four tabs (product §2); its address names the entry. */
export function CasualSala() {
  const ins = roomId(useParams().idIns);
  return ins === null ? <NotFoundPage /> : <Loaded ins={ins} />;
}

function Loaded({ ins }: { ins: number }) {
  const client = useClient();
  const { data, error, refetch, isFetching } = useQuery({
    ...compeQueries.entry(client, ins),
    refetchInterval: ({ state }) => livePace(client, roomInterval(state.data?.sala_detail, client.serverNow())),
  });
  useLiveRoom('compe', data?.sala_detail.ins_user ? data.sala.id : undefined);
  if (!data)
    return <SalaWait away="/play/casual/join" error={error} retry={() => void refetch()} retrying={isFetching} />;
  return <Head entry={data} />;
}

function Head({ entry }: { entry: SalaCompe }) {
  const { pathname } = useLocation();
  const { id, sala, sala_detail, user } = entry;
  const mine = sala_detail.ins_user === id;
  const place = es.casual.sala(sala.id, sala.jornada_name);
  return (
    <SalaFrame
      backHref="/play/casual/salas/"
      title={sala_detail.name}
      subtitle={mine ? place : `${place} · ${es.casual.of(user.username)}`}
      badge={<LeagueBadge league={sala_detail.league_unique} logo={sala_detail.league_logo} size={46} />}
      facts={useSalaFacts(sala_detail)}
      tabsLabel={t.label}
      tabs={tabItems(`/casual/sala/${id}`, TABS, pathname)}
      context={entry}
    />
  );
}
