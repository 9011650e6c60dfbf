import type { SalaCompe } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { es } from '../../../messages/es';
import { MyRoomRow } from '../../../room/MyRoomRow';

/** The casual F6: its rooms have pages of their own. */
const CASUAL = '4';

/** Where an entry is looked at: its team while it is played, its ranking once it is over. */
export function entryHref({ id, sala, sala_detail }: Pick<SalaCompe, 'id' | 'sala' | 'sala_detail'>, over: boolean) {
  const room = sala_detail.tipo === CASUAL ? `/casual/sala/${id}` : `/compe/sala/${sala.id}`;
  return over ? `${room}/ranking` : room;
}

/** One lineup room of the player, in play or over. */
export function EntryRow({ entry, over = false }: { entry: SalaCompe; over?: boolean }) {
  const money = useMoney();
  const { sala, sala_detail, points, rank, prize, lock_at } = entry;
  return (
    <MyRoomRow
      href={entryHref(entry, over)}
      league={sala_detail.league_unique}
      logo={sala_detail.league_logo}
      name={`${sala.jornada_name} · ${sala_detail.name}`}
      estado={sala_detail.estado}
      lockAt={lock_at}
      rank={rank}
      points={points}
      note={over && prize > 0 ? es.room.ranking.won(money.amount(prize)) : undefined}
    />
  );
}
