import { createContext, useContext, type ReactNode } from 'react';
import { useMoney } from '@arma11/widgets';
import { LeagueBadge, Link } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { LockCountdown } from './LockCountdown';
import { isBeforeLock, type MyRoomRowProps } from './MyRoomRow';
import { Room, Table } from './RoomTable.styles';

const NONE = '–';

interface Columns {
  /** The rooms are over: what they paid, in place of when they lock. */
  over?: boolean;
  /** Whether places and points are known. @default true */
  ranked?: boolean;
}

const ColumnsContext = createContext<Columns>({});

export interface RoomTableProps extends Columns {
  /** Which rooms these are: the table's accessible name. */
  label: string;
  /** Their `RoomTableRow`s. */
  children: ReactNode;
}

/** Rooms of the player's under the heads of columns, on wide screens. */
export function RoomTable({ label, over = false, ranked = true, children }: RoomTableProps) {
  const { info, prizes, ranking, gone } = es.room;
  const figures = [
    info.fee,
    prizes.pot,
    info.seats,
    over ? ranking.prize : info.locks,
    ...(ranked ? [ranking.place, ranking.points] : []),
  ];
  return (
    <ColumnsContext value={{ over, ranked }}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{gone.room}</th>
            {figures.map((head) => (
              <th key={head} scope="col" data-figure>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </ColumnsContext>
  );
}

/** One of the player's rooms in their table: the whole row leads there. */
export function RoomTableRow(props: MyRoomRowProps) {
  const { terms, estado, lockAt, rank, points, note, prize = 0 } = props;
  const { over, ranked } = useContext(ColumnsContext);
  const money = useMoney();
  const won = prize > 0;
  const open = isBeforeLock(estado);
  const lock = open ? <LockCountdown lockAt={lockAt} /> : NONE;
  return (
    <tr>
      <td>
        <Name {...props} note={over && won ? undefined : note} />
      </td>
      <td data-figure>{money.fee(terms.amount_ins)}</td>
      <td data-figure>{terms.pozo > 0 ? money.amount(terms.pozo) : NONE}</td>
      <td data-figure>
        {terms.num_players}/{terms.max_players}
      </td>
      <td data-figure data-won={over && won}>
        {over ? (won ? money.amount(prize) : NONE) : lock}
      </td>
      {ranked && (
        <>
          <td data-figure>{(open ? null : rank) ?? NONE}</td>
          <td data-figure>{(open ? null : points) ?? NONE}</td>
        </>
      )}
    </tr>
  );
}

function Name({ href, league, logo, name, when, estado, note }: MyRoomRowProps) {
  const state = note ?? (isBeforeLock(estado) ? es.shell.ready : es.room.estados[estado]);
  return (
    <Room>
      <LeagueBadge league={league} logo={logo} size={36} />
      <span>
        <Link href={href}>{name}</Link>
        <small>
          <span>
            <em data-live={estado === 'en_vivo'}>{state}</em>
            {when && ' ·'}
          </span>{' '}
          {when && <span>{when}</span>}
        </small>
      </span>
    </Room>
  );
}
