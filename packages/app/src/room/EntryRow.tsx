import type { SalaCompe } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { es } from '../messages/es';
import { entryHref } from './entryHref';
import { MyRoomRow } from './MyRoomRow';

/** One lineup room of the player, in play or over. */
export function EntryRow({ entry, over = false }: { entry: SalaCompe; over?: boolean }) {
  const money = useMoney();
  const { sala, sala_detail, points, rank, prize, lock_at } = entry;
  return (
    <MyRoomRow
      href={entryHref(entry, over)}
      league={sala_detail.league_unique}
      logo={sala_detail.league_logo}
      name={sala_detail.name}
      when={sala.jornada_name}
      estado={sala_detail.estado}
      lockAt={lock_at}
      rank={rank}
      points={points}
      note={over && prize > 0 ? es.room.ranking.won(money.amount(prize)) : undefined}
    />
  );
}
