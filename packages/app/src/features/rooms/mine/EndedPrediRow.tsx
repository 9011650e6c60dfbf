import type { ComponentType } from 'react';
import type { PrediRoom } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { es } from '../../../messages/es';
import type { MyRoomRowProps } from '../../../room/MyRoomRow';

interface PastPredi {
  predi: PrediRoom;
  rank: number | null;
  points: number;
  aciertos: number;
  prize: number;
}

interface Props {
  past: PastPredi;
  row: ComponentType<MyRoomRowProps>;
}

/** A prediction room that is over: the prize or the hits, the place and the points. */
export function EndedPrediRow({ past: { predi, rank, points, aciertos, prize }, row: Row }: Props) {
  const money = useMoney();
  const t = es.room.ranking;
  const played = predi.estado === 'pagada';
  const note = prize > 0 ? t.won(money.amount(prize)) : t.hits(aciertos);
  return (
    <Row
      href={`/predi/sala/${predi.id}/puntos`}
      league={predi.league_names[0] ?? predi.name}
      logo={null}
      name={predi.name}
      estado={predi.estado}
      lockAt={predi.lock_at}
      rank={rank}
      points={played ? points : null}
      terms={predi}
      prize={prize}
      note={played ? note : undefined}
    />
  );
}
