import { sql } from 'kysely';
import { payPlaces } from '@arma11/core/domain';
import type { Tx } from '../db/database';
import type { RoomRow } from '../db/schema';
import { payRoom } from '../ledger/payRoom';
import { refundRoom } from '../ledger/refund';
import { giveXp } from '../rango/giveXp';
import { roomMoney } from './roomMoney';

/** What settling a room pays, before or after it does. */
export interface Settlement {
  room: number;
  entries: number;
  pozo: number;
  commission: number;
  /** Nobody scored above 0 in a prediction room: fees go back (rules.md R7.6). */
  refunded: boolean;
  prizes: { entry: number; user: number; username: string; position: number; points: number; prize: number }[];
}

interface Placed {
  entry: number;
  user: number;
  username: string;
  points: number;
  position: number;
}

/** Final places and prizes of a scored room; pays nothing. */
export async function planSettlement(tx: Tx, room: RoomRow): Promise<Settlement> {
  const { comision, pozo, awards } = roomMoney(room);
  const lastPlace = awards.reduce((last, award) => Math.max(last, award.position_to), 0);
  const refunded = room.kind === 'predi' && (await nobodyScored(tx, room.id));
  const placed = refunded ? [] : await placesDownTo(tx, room, lastPlace);
  const prizes = payPlaces(
    awards,
    placed.map(({ entry, position }) => ({ entryId: entry, position })),
  );
  return {
    room: room.id,
    entries: room.taken,
    pozo: refunded ? 0 : pozo,
    commission: refunded ? 0 : comision,
    refunded,
    prizes: placed.map((row) => ({ ...row, prize: prizes.get(row.entry) ?? 0 })),
  };
}

/**
 * Pays a room and writes its final places, in the caller's transaction, exactly once: the state, the ledger's unique
 * (kind, ref) and the locked row all say so (reliability.md I8).
 */
export async function settleRoom(tx: Tx, room: RoomRow): Promise<Settlement> {
  const plan = await planSettlement(tx, room);
  if (plan.refunded) {
    await refundRoom(tx, room.id, room.name);
  } else {
    const prizes = new Map(plan.prizes.map(({ entry, prize }) => [entry, prize]));
    await payRoom(tx, { roomId: room.id, label: room.name, prizes, commission: plan.commission });
    await writePrizes(tx, plan);
  }
  await writePlaces(tx, room);
  await sql`update room set estado = 'pagada', paid_at = app_now(),
    cancel_reason = ${plan.refunded ? 'nadie_acerto' : null} where id = ${room.id}`.execute(tx);
  if (!plan.refunded) await giveXp(tx, room.id);
  return plan;
}

// Money ranks lineup rooms by points alone (rules.md R7.4) and prediction rooms by the chain of R7.5.
const moneyOrder = (kind: RoomRow['kind']) =>
  kind === 'predi' ? sql`e.points desc, e.tiebreak desc` : sql`e.points desc`;

async function placesDownTo(tx: Tx, room: RoomRow, lastPlace: number): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select * from (
      select e.id as entry, e.user_id as user, u.username, e.points,
        (rank() over (order by ${moneyOrder(room.kind)}))::int as position
      from entry e join app_user u on u.id = e.user_id where e.room_id = ${room.id}
    ) placed where position <= ${lastPlace} order by position, entry`.execute(tx);
  return rows;
}

async function nobodyScored(tx: Tx, roomId: number): Promise<boolean> {
  const best = await tx
    .selectFrom('entry')
    .select(({ fn }) => fn.max('points').as('points'))
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  return (best?.points ?? 0) <= 0;
}

async function writePlaces(tx: Tx, room: RoomRow): Promise<void> {
  await sql`
    update entry e set rank = r.position
    from (select e.id, (rank() over (order by ${moneyOrder(room.kind)}))::int as position
          from entry e where e.room_id = ${room.id}) r
    where r.id = e.id`.execute(tx);
}

async function writePrizes(tx: Tx, { prizes }: Settlement): Promise<void> {
  const winners = prizes.filter(({ prize }) => prize > 0);
  await sql`
    update entry e set prize = w.prize
    from unnest(${winners.map((w) => w.entry)}::int[], ${winners.map((w) => w.prize)}::bigint[]) as w(entry, prize)
    where w.entry = e.id`.execute(tx);
}
