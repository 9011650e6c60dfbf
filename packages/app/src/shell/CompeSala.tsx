import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useOutletContext, useParams } from 'react-router';
import { compeQueries, plusQueries, useClient } from '@arma11/core';
import type { Sala } from '@arma11/core/contract';
import { LeagueBadge } from '@arma11/widgets/ui';
import { roomInterval } from '../live/liveInterval';
import { es } from '../messages/es';
import { LockCountdown } from '../room/LockCountdown';
import type { RoomFact } from '../room/RoomHeader';
import { useMoney } from '../viewer/useMoney';
import { samePath } from './samePath';
import { SalaFrame } from './SalaFrame';
import { SalaWait } from './SalaWait';
import { usePageTitle } from './usePageTitle';

/** The room that the tabs of `/compe/sala/:idSala` are about. */
export const useCompeSala = () => useOutletContext<Sala>();

/** The shell of a lineup room, with its five tabs (product.md §2). */
export function CompeSala() {
  const client = useClient();
  const idSala = Number(useParams().idSala);
  const { pathname } = useLocation();
  const room = useQuery({
    ...plusQueries.compeRoom(client, idSala),
    refetchInterval: ({ state }) => roomInterval(state.data?.estado),
  });
  usePageTitle(room.data && `${room.data.league_name} · ${room.data.jornada_name}`);
  const facts = useFacts(room.data);
  if (!room.data) return <SalaWait error={room.error} retry={() => void room.refetch()} retrying={room.isFetching} />;
  const sala = room.data;
  const t = es.compe.rooms;
  const tab = (path: string, label: string) => {
    const href = `/compe/sala/${sala.id}${path}`;
    return { href, label, current: samePath(href, pathname) };
  };
  return (
    <SalaFrame
      backHref="/compe"
      title={sala.league_name}
      subtitle={es.compe.sala(sala.id, sala.jornada_name)}
      badge={<LeagueBadge league={sala.league_unique} logo={sala.league_logo} size={46} />}
      facts={facts}
      tabsLabel={t.label}
      tabs={[
        tab('', t.team),
        tab('/ranking', t.ranking),
        tab('/puntos', t.points),
        tab('/premios', t.prizes),
        tab('/info', t.info),
      ]}
      context={sala}
    />
  );
}

/** Open rooms show what is left to decide; rooms in play show where the player stands. */
function useFacts(sala: Sala | undefined): RoomFact[] {
  const client = useClient();
  const money = useMoney();
  const started = sala !== undefined && sala.progress === '1';
  const ranking = useInfiniteQuery({
    ...compeQueries.ranking(client, sala?.id ?? 0),
    enabled: started && sala.ins_user > 0,
    refetchInterval: roomInterval(sala?.estado),
  });
  if (!sala) return [];
  const me = ranking.data?.pages[0]?.me;
  const pot: RoomFact = { label: es.compe.pot, value: money.amount(sala.pozo), coin: true };
  if (!started)
    return [
      { label: es.compe.closesIn, value: <LockCountdown lockAt={sala.lock_at} size="l" /> },
      pot,
      { label: es.compe.players, value: `${sala.num_players}/${sala.max_players}` },
    ];
  return [
    { label: es.compe.position, value: me ? `${me.position}.º` : es.room.estados[sala.estado] },
    pot,
    { label: es.compe.points, value: me?.points ?? '–' },
  ];
}
