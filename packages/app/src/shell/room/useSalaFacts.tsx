import type { Sala } from '@arma11/core/contract';
import { hasJoined, isClosed } from '@arma11/core/domain';
import { useMoney } from '@arma11/widgets';
import { es } from '../../messages/es';
import { LockCountdown } from '../../room/LockCountdown';
import { useSalaRanking } from '../../room/useSalaRanking';
import type { RoomFact } from './RoomHeader';

/** The three numbers of a lineup room: open ones show what is left to decide, started ones where the player stands. */
export function useSalaFacts(sala: Sala): RoomFact[] {
  const money = useMoney();
  const started = isClosed(sala);
  const ranking = useSalaRanking(sala, { enabled: started && hasJoined(sala) });
  const me = ranking.data?.pages[0]?.me;
  const pot: RoomFact = { label: es.compe.pot, value: money.amount(sala.pozo), coin: true };
  if (!started)
    return [
      { label: es.compe.closesIn, value: <LockCountdown lockAt={sala.lock_at} size="l" /> },
      pot,
      { label: es.compe.players, value: `${sala.num_players}/${sala.max_players}` },
    ];
  const place: RoomFact =
    me || ranking.isLoading
      ? { label: es.compe.position, value: me ? es.dates.place(me.position) : '–' }
      : { label: es.room.info.state, value: es.room.estados[sala.estado] };
  return [place, pot, { label: es.compe.points, value: me?.points ?? '–' }];
}
