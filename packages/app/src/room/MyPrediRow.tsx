import type { ComponentType } from 'react';
import type { PrediRoom } from '@arma11/core/contract';
import type { MyRoomRowProps } from './MyRoomRow';

interface MyPrediRowProps {
  room: PrediRoom;
  href: string;
  /** What there is to do in it. */
  note: string | undefined;
  row: ComponentType<MyRoomRowProps>;
}

/** A prediction room of the player's that is not over, among others. */
export const MyPrediRow = ({ room, href, note, row: Row }: MyPrediRowProps) => (
  <Row
    href={href}
    league={room.league_names[0] ?? room.name}
    logo={null}
    name={room.name}
    estado={room.estado}
    lockAt={room.lock_at}
    rank={null}
    points={null}
    note={note}
    terms={room}
  />
);
