import { Fragment, type ComponentType, type Key, type ReactNode } from 'react';
import { Rows } from '../page/Rows';
import { useWide } from '../page/useWide';
import { MyRoomRow, type MyRoomRowProps } from './MyRoomRow';
import { RoomTable, RoomTableRow, type RoomTableProps } from './RoomTable';

interface Props<Item> extends Omit<RoomTableProps, 'children'> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** One room, in the row that it is given. */
  children: (item: Item, row: ComponentType<MyRoomRowProps>) => ReactNode;
}

/** Rooms of the player: a line for each on phones, under the heads of columns where there is room for these. */
export function MyRooms<Item>({ items, keyOf, children, ...table }: Props<Item>) {
  const wide = useWide();
  if (!wide)
    return (
      <Rows>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item, MyRoomRow)}</li>
        ))}
      </Rows>
    );
  return (
    <RoomTable {...table}>
      {items.map((item) => (
        <Fragment key={keyOf(item)}>{children(item, RoomTableRow)}</Fragment>
      ))}
    </RoomTable>
  );
}
