import { Fragment, type ComponentType, type Key, type ReactNode } from 'react';
import type { RoomCardProps } from '@arma11/widgets';
import { CardGrid } from '../page/Column';
import { useWide } from '../page/useWide';
import { OpenRoomRow } from './OpenRoomRow';
import { OpenRoomTable, type OpenRoomTableProps } from './OpenRoomTable';

interface Props<Room> extends Omit<OpenRoomTableProps, 'children'> {
  rooms: readonly Room[];
  keyOf: (room: Room) => Key;
  /** One room, with the look that it is given; without one it is a ticket. */
  children: (room: Room, face?: ComponentType<RoomCardProps>) => ReactNode;
}

/** Rooms to choose among: a ticket for each on phones, under the heads of columns where there is room for these. */
export function OpenRooms<Room>({ rooms, keyOf, children, ...table }: Props<Room>) {
  const wide = useWide();
  const list = rooms.map((room) => (
    <Fragment key={keyOf(room)}>{wide ? children(room, OpenRoomRow) : children(room)}</Fragment>
  ));
  return wide ? <OpenRoomTable {...table}>{list}</OpenRoomTable> : <CardGrid>{list}</CardGrid>;
}
