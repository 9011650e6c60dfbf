import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { RoomRow } from '../db/schema';
import { scoreRooms } from '../scoring/scoreRooms';
import { cancelRoom, closeRoom } from './closeRoom';
import { rewardRoom } from './rewardRoom';
import { settleRooms } from './settleRoom';

/** How many rooms took each step. */
export interface Advance {
  closed: number;
  started: number;
  scored: number;
  finished: number;
  settled: number;
  rewarded: number;
}

/**
 * Moves every room as far as the clock and the results allow (rules.md §2.2). Each room steps in a transaction of its
 * own on its locked row, and a room that another process holds is left to it: running it twice, or on two machines,
 * changes nothing.
 */
export async function advanceRooms(db: Db, only?: number): Promise<Advance> {
  return {
    closed: await eachRoom(db, due.lock, closeRoom, only),
    started: await eachRoom(db, due.start, startRoom, only),
    scored: await eachRoom(db, due.score, (tx, room) => scoreRooms(tx, [room.id]), only),
    finished: await eachRoom(db, due.finish, finishRoom, only),
    settled: await settleDue(db, only),
    rewarded: await eachRoom(db, due.reward, rewardRoom, only),
  };
}

// A match still to be waited for: neither finished nor void, and not out of time (48 h after the room's last kick-off, R6.1).
const pendingMatch = sql`exists (
  select from room_match rm join match_now m on m.id = rm.match_id
  where rm.room_id = r.id and m.estado not in ('finalizado','anulado','cancelado')
    and not (m.estado in ('aplazado','suspendido','programado') and app_now() > r.ends_at + interval '48 hours'))`;

const due = {
  lock: sql`r.estado in ('abierta','llena') and r.lock_at <= app_now()`,
  start: sql`r.estado = 'cerrada' and r.starts_at <= app_now()`,
  score: sql`r.estado in ('en_vivo','por_liquidar') and exists (
    select from room_match rm join match_now m on m.id = rm.match_id
    where rm.room_id = r.id and m.updated_at >= coalesce(r.scored_at, '-infinity'))`,
  finish: sql`r.estado = 'en_vivo' and r.scored_at is not null and not ${pendingMatch}`,
  settle: sql`r.estado = 'por_liquidar' and r.final_at + make_interval(secs => (r.rules->>'settle_delay_s')::int) <= app_now()
    and not exists (select from room_match rm join match_now m on m.id = rm.match_id
      where rm.room_id = r.id and m.estado = 'finalizado' and not m.official)`,
  reward: sql`r.estado = 'pagada' and r.rewarded_at is null`,
};

/** Rooms that are paid in one transaction: together they are several times faster than one by one. */
const BATCH = 500;

/** Pays what is due, many rooms at a time; when a batch fails, its rooms are paid one by one and the bad one is left. */
async function settleDue(db: Db, only: number | undefined): Promise<number> {
  let settled = 0;
  for (;;) {
    const paid = await db
      .tx(async (tx) => {
        const rooms = await heldRooms(tx, due.settle, only);
        if (rooms.length > 0) await settleRooms(tx, rooms);
        return rooms.length;
      })
      .catch(() => -1);
    if (paid === -1) return settled + (await eachRoom(db, due.settle, (tx, room) => settleRooms(tx, [room]), only));
    settled += paid;
    if (paid < BATCH) return settled;
  }
}

async function heldRooms(tx: Tx, condition: typeof due.lock, only: number | undefined): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select r.* from room r where ${condition} and (${only ?? null}::int is null or r.id = ${only ?? null}::int)
    order by r.id limit ${BATCH} for update skip locked`.execute(tx);
  return rows;
}

/** A room that fails is left for the next pass and does not stop the others; the pass then ends with its error. */
async function eachRoom(
  db: Db,
  condition: typeof due.lock,
  step: (tx: Tx, room: RoomRow) => Promise<unknown>,
  only: number | undefined,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select r.id from room r where ${condition} and (${only ?? null}::int is null or r.id = ${only ?? null}::int)
    order by r.lock_at, r.id limit 500`.execute(db.read);
  const failures: unknown[] = [];
  let stepped = 0;
  for (const { id } of rows) {
    try {
      stepped += await db.tx((tx) => stepRoom(tx, id, condition, step));
    } catch (error) {
      failures.push(new Error(`room ${id}: ${String(error)}`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  return stepped;
}

async function stepRoom(
  tx: Tx,
  id: number,
  condition: typeof due.lock,
  step: (tx: Tx, room: RoomRow) => Promise<unknown>,
) {
  const { rows } = await sql<RoomRow>`
    select r.* from room r where r.id = ${id} and ${condition} for update skip locked`.execute(tx);
  if (!rows[0]) return 0;
  await step(tx, rows[0]);
  return 1;
}

async function startRoom(tx: Tx, room: RoomRow): Promise<void> {
  await tx.updateTable('room').set({ estado: 'en_vivo' }).where('id', '=', room.id).execute();
  await scoreRooms(tx, [room.id]);
}

/** All matches are over: the points wait for confirmation, or too few matches counted and the room is void (rules.md R6.5). */
async function finishRoom(tx: Tx, room: RoomRow): Promise<void> {
  const { rows } = await sql<{ total: number; played: number; final_at: string | null }>`
    select count(*)::int as total, (count(*) filter (where m.estado = 'finalizado'))::int as played,
      max(coalesce(m.final_at, m.kick_off + interval '115 minutes')) filter (where m.estado = 'finalizado') as final_at
    from room_match rm join match_now m on m.id = rm.match_id where rm.room_id = ${room.id}`.execute(tx);
  const { total, played, final_at } = rows[0]!;
  if (played * 2 < total || (played === 1 && total >= 3)) return cancelRoom(tx, room, 'partidos_anulados');
  await scoreRooms(tx, [room.id]);
  await tx.updateTable('room').set({ estado: 'por_liquidar', final_at }).where('id', '=', room.id).execute();
}
