import type { PrediRoom } from '@arma11/core/contract';
import { MyRoomRow } from './MyRoomRow';

interface MyPrediRowProps {
  room: PrediRoom;
  href: string;
  /** What there is to do in it. */
  note?: string;
}

/** A prediction room of the player's that is not over, in a line of a list. */
export const MyPrediRow = ({ room, href, note }: MyPrediRowProps) => (
  <li>
    <MyRoomRow
      href={href}
      league={room.league_names[0] ?? room.name}
      logo={null}
      name={room.name}
      estado={room.estado}
      lockAt={room.lock_at}
      rank={null}
      points={null}
      note={note}
    />
  </li>
);
