import { sql } from 'kysely';
import { appNow } from '../../platform/db/clock';
import type { Db, Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { runAll } from '../../platform/jobs/runAll';
import { keepLatePayments } from '../../catalogue/incidents/latePayments';
import { openIncidents } from '../../catalogue/incidents/openIncidents';
import { commitRooms } from '../commitments/commitRooms';
import { scoreRooms } from '../scoring/scoreRooms';
import { cancelRoom, closeRoom } from './closeRoom';
import { due, tooFew } from './dueSteps';
import { rewardRoom } from './rewardRoom';
import { settleRooms } from './settleRoom';
import { putOff, takeDue, wakeRooms } from './roomQueue';
import { stepRooms, type Due, type RoomStep } from './stepRooms';

/** How many rooms took each step. */
export interface Advance {
  closed: number;
  committed: number;
  started: number;
  scored: number;
  finished: number;
  settled: number;
  rewarded: number;
}

/** Each scoring reads through all lineups once: the more rooms share it, the better. It locks nobody's coins. */
const TOGETHER = 2000;

/**
 * Moves every room that is due as far as the clock and the results allow (rules R2). Rooms step on their locked
 * rows, and a room that another process holds is left to it: running it twice, or on two machines, changes nothing. A room
 * that fails a step keeps no other from any step; its error is thrown at the end.
 * @param only moves this room alone, due or not.
 */
export async function advanceRooms(db: Db, only?: number): Promise<Advance> {
  // Without it nothing may be paid: a match that is not decided holds its rooms back by its incident.
  await openIncidents(db);
  const advance: Advance = { closed: 0, committed: 0, started: 0, scored: 0, finished: 0, settled: 0, rewarded: 0 };
  const failures: Error[] = [];
  await runAll([
    async () => {
      if (only === undefined) await advanceDue(db, advance, failures);
      else failures.push(...(await advanceThese(db, [only], advance)).failures);
      if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
    },
    // What a room that is due still waits for, and what a payment has settled.
    async () => {
      if (advance.finished + advance.settled > 0) await openIncidents(db);
    },
    () => keepLatePayments(db),
  ]);
  return advance;
}

/** The rooms of the queue that are due now, so many at a time, each once. */
async function advanceDue(db: Db, advance: Advance, failures: Error[]): Promise<void> {
  await wakeRooms(db);
  for (let last = 0; ;) {
    const seen = await appNow(db.fresh);
    const taken = await takeDue(db, last, TOGETHER);
    if (taken.length === 0) return;
    const ids = taken.map(({ id }) => id);
    const { left, failures: failed } = await advanceThese(db, ids, advance);
    failures.push(...failed);
    await putOff(db, taken, { seen, left });
    last = ids.at(-1)!;
  }
}

/** A step that looks at one room at a time. */
const each =
  (step: (tx: Tx, room: RoomRow) => Promise<unknown>): RoomStep =>
  async (tx, rooms) => {
    for (const room of rooms) await step(tx, room);
  };

const STEPS: readonly [name: keyof Advance, due: Due, work: RoomStep, batch?: number][] = [
  ['closed', due.close, each(closeRoom)],
  ['committed', due.commit, commitRooms],
  ['started', due.start, startThem, TOGETHER],
  ['scored', due.score, scoreThem, TOGETHER],
  ['finished', due.finish, finishThem, TOGETHER],
  ['settled', due.settle, settleRooms],
  ['rewarded', due.reward, each(rewardRoom), 1],
];

async function advanceThese(db: Db, ids: readonly number[], advance: Advance) {
  const left = new Set<number>();
  const failures: Error[] = [];
  for (const [name, isDue, work, batch] of STEPS) {
    const done = await stepRooms(db, ids, isDue, work, batch);
    advance[name] += done.stepped;
    failures.push(...done.failures);
    for (const id of done.left) left.add(id);
  }
  return { left, failures };
}

const idsOf = (rooms: readonly RoomRow[]) => rooms.map(({ id }) => id);

// The sum first: a change that comes while the points are computed makes another one, and the room is scored once more.
async function scoreThem(tx: Tx, rooms: RoomRow[]): Promise<void> {
  await sql`
    update room r set scored_changes = x.changes
    from (select rm.room_id, sum(m.changes)::bigint as changes from room_match rm join match_now m on m.id = rm.match_id
      where rm.room_id = any(${idsOf(rooms)}::int[]) group by rm.room_id) x
    where r.id = x.room_id`.execute(tx);
  await scoreRooms(tx, idsOf(rooms));
}

async function startThem(tx: Tx, rooms: RoomRow[]): Promise<void> {
  await tx.updateTable('room').set({ estado: 'en_vivo' }).where('id', 'in', idsOf(rooms)).execute();
  await scoreThem(tx, rooms);
}

/** All matches are over: the points wait for confirmation, or too few matches counted and the room is void (rules R6.5). */
async function finishThem(tx: Tx, rooms: RoomRow[]): Promise<void> {
  const { rows } = await sql<{ id: number; void: boolean; final_at: string | null }>`
    select r.id, ${tooFew(sql`${idsOf(rooms)}::int[]`)} as void, (
      select max(coalesce(m.final_at, m.kick_off + interval '115 minutes'))
      from room_match rm join match_now m on m.id = rm.match_id
      where rm.room_id = r.id and m.estado = 'finalizado' and not rm.void) as final_at
    from room r where r.id = any(${idsOf(rooms)}::int[])`.execute(tx);
  const empty = new Set(rows.filter((row) => row.void).map(({ id }) => id));
  for (const room of rooms) if (empty.has(room.id)) await cancelRoom(tx, room, 'partidos_anulados');
  const over = rows.filter(({ id }) => !empty.has(id));
  await sql`
    update room r set estado = 'por_liquidar', final_at = x.final_at
    from unnest(${over.map(({ id }) => id)}::int[], ${over.map(({ final_at }) => final_at)}::timestamptz[])
      as x(id, final_at) where r.id = x.id`.execute(tx);
}
