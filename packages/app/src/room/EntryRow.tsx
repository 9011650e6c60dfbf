import type { ComponentType } from 'react';
import type { SalaCompe } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { es } from '../messages/es';
import { entryHref } from './entryHref';
import { MyRoomRow, type MyRoomRowProps } from './MyRoomRow';

interface Props {
  entry: SalaCompe;
  over?: boolean;
  /** @default a line of a list */
  row?: ComponentType<MyRoomRowProps>;
}

/** One lineup room of the player, in play or over. */
export function EntryRow({ entry, over = false, row: Row = MyRoomRow }: Props) {
  const money = useMoney();
  const { sala, sala_detail, points, rank, prize, lock_at } = entry;
  return (
    <Row
      href={entryHref(entry, over)}
      league={sala_detail.league_unique}
      logo={sala_detail.league_logo}
      name={sala_detail.name}
      when={sala.jornada_name}
      estado={sala_detail.estado}
      lockAt={lock_at}
      rank={rank}
      points={points}
      terms={sala_detail}
      prize={prize}
      note={over && prize > 0 ? es.room.ranking.won(money.amount(prize)) : undefined}
    />
  );
}
