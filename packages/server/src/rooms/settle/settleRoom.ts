import { sql } from 'kysely';
import { payPlaces } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { payRooms } from '../../ledger/payRooms';
import { refundRooms } from '../../ledger/refund';
import { roomMoney } from '../view/roomMoney';
import { freezePayment } from './freezePayment';
import { notifySettled } from './notifyEnded';

/** An entry at a place that pays. */
export interface PaidPlace {
  entry: number;
  user: number;
  username: string;
  position: number;
  points: number;
  prize: number;
}

/** What settling a room pays, before or after it does. */
export interface Settlement {
  room: number;
  entries: number;
  pozo: number;
  commission: number;
  /** Nobody scored above 0 in a prediction room: fees go back (rules R7.6). */
  refunded: boolean;
  prizes: PaidPlace[];
}

type Placed = Omit<PaidPlace, 'prize'> & { room: number };

const paidPlace = ({ entry, user, username, position, points }: Placed, prize: number): PaidPlace => ({
  entry,
  user,
  username,
  position,
  points,
  prize,
});

/** Prizes of scored rooms by their standings; pays nothing. */
export async function planSettlements(tx: Tx, rooms: readonly RoomRow[]): Promise<Settlement[]> {
  const money = new Map(rooms.map((room) => [room.id, roomMoney(room)]));
  const lastPlace = (id: number) => money.get(id)!.awards.reduce((last, award) => Math.max(last, award.position_to), 0);
  const unscored = await roomsWithoutPoints(tx, rooms);
  const paying = rooms.filter(({ id }) => !unscored.has(id)).map(({ id }) => ({ id, lastPlace: lastPlace(id) }));
  const placed = new Map<number, Placed[]>(rooms.map(({ id }) => [id, []]));
  for (const place of await placesThatPay(tx, paying)) placed.get(place.room)!.push(place);
  return rooms.map((room) => {
    const refunded = unscored.has(room.id);
    const { awards, comision, pozo } = money.get(room.id)!;
    const places = placed.get(room.id)!;
    const prizes = payPlaces(
      awards,
      places.map(({ entry, position }) => ({ entryId: entry, position })),
    );
    return {
      room: room.id,
      entries: room.taken,
      pozo: refunded ? 0 : pozo,
      commission: refunded ? 0 : comision,
      refunded,
      prizes: places.map((place) => paidPlace(place, prizes.get(place.entry) ?? 0)),
    };
  });
}

/**
 * Pays scored rooms and writes their prizes, in the caller's transaction, exactly once: the state, the ledger's unique
 * (kind, ref) and the locked rows all say so (security I8). What they are paid on is frozen with it (rules R15.3); a room whose
 * matches have changed meanwhile is left for the next pass. A few statements, whatever the number of rooms.
 */
export async function settleRooms(tx: Tx, held: readonly RoomRow[]): Promise<Settlement[]> {
  const sound = await freezePayment(
    tx,
    held.map(({ id }) => id),
  );
  const rooms = held.filter(({ id }) => sound.has(id));
  const plans = await planSettlements(tx, rooms);
  const label = new Map(rooms.map(({ id, name }) => [id, name]));
  const refunded = plans.filter((plan) => plan.refunded).map(({ room }) => room);
  const paid = plans.filter((plan) => !plan.refunded);
  if (refunded.length > 0) await refundRooms(tx, refunded);
  await payRooms(
    tx,
    paid.map(({ room, prizes, commission }) => ({
      roomId: room,
      label: label.get(room)!,
      prizes: new Map(prizes.map(({ entry, prize }) => [entry, prize])),
      commission,
    })),
  );
  await writePrizes(tx, paid);
  await sql`
    update room set estado = 'pagada', paid_at = app_now(),
      cancel_reason = case when id = any(${refunded}::int[]) then 'nadie_acerto' end
    where id = any(${rooms.map(({ id }) => id)}::int[])`.execute(tx);
  await notifySettled(
    tx,
    rooms.map(({ id }) => id),
  );
  return plans;
}

/** Prediction rooms in which nobody has more than 0 points. */
async function roomsWithoutPoints(tx: Tx, rooms: readonly RoomRow[]): Promise<Set<number>> {
  const predi = rooms.filter(({ kind }) => kind === 'predi').map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`
    select r.id from unnest(${predi}::int[]) as r(id)
    where not exists (select from standing s where s.room_id = r.id and s.jornada = 0 and s.seq = 1 and s.points > 0)`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

// The paid places and whoever shares the last of them come first in the order of display: an index finds
// their end, and `offset 0` keeps the planner from sorting the whole table for it.
async function placesThatPay(tx: Tx, rooms: readonly { id: number; lastPlace: number }[]): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select s.room_id as room, s.entry_id as entry, e.user_id as user, u.username, s.points, s.position
    from unnest(${rooms.map(({ id }) => id)}::int[], ${rooms.map(({ lastPlace }) => lastPlace)}::int[]) as r(id, last)
    cross join lateral (
      select x.position + x.sharing - 1 as seq from standing x
      where x.room_id = r.id and x.jornada = 0 and x.seq <= r.last order by x.seq desc limit 1
    ) edge
    cross join lateral (
      select x.room_id, x.entry_id, x.points, x.position from standing x
      where x.room_id = r.id and x.jornada = 0 and x.seq <= edge.seq offset 0
    ) s
    join entry e on e.id = s.entry_id
    join app_user u on u.id = e.user_id
    order by s.room_id, s.position, s.entry_id`.execute(tx);
  return rows;
}

async function writePrizes(tx: Tx, paid: readonly Settlement[]): Promise<void> {
  const winners = paid.flatMap(({ prizes }) => prizes.filter(({ prize }) => prize > 0));
  await sql`
    update standing s set prize = w.prize
    from unnest(${winners.map((w) => w.entry)}::int[], ${winners.map((w) => w.prize)}::bigint[]) as w(entry, prize)
    where s.entry_id = w.entry and s.jornada = 0`.execute(tx);
}
