import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import type { RoomRow } from '../../platform/db/schema';
import { runAll } from '../../platform/jobs/runAll';
import { waitsForOutcome } from '../../catalogue/leagues/waitsForOutcome';
import { keepLatePayments } from '../../catalogue/incidents/latePayments';
import { openIncidents } from '../../catalogue/incidents/openIncidents';
import { commitRooms, dueForCommitment } from '../commitments/commitRooms';
import { scoreRooms } from '../scoring/scoreRooms';
import { cancelRoom, closeRoom } from './closeRoom';
import { rewardRoom } from './rewardRoom';
import { settleRooms } from './settleRoom';
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
const SCORED_TOGETHER = 2000;

/**
 * Moves every room as far as the clock and the results allow (rules R2). Rooms step on their locked
 * rows, and a room that another process holds is left to it: running it twice, or on two machines, changes nothing. A room
 * that fails a step keeps no other from any step; its error is thrown at the end.
 */
export async function advanceRooms(db: Db, only?: number): Promise<Advance> {
  // Without it nothing may be paid: a match that is not decided holds its rooms back by its incident.
  await openIncidents(db);
  const advance: Advance = { closed: 0, committed: 0, started: 0, scored: 0, finished: 0, settled: 0, rewarded: 0 };
  const step = (name: keyof Advance, condition: Due, work: RoomStep, batch?: number) => async () => {
    advance[name] = await stepRooms(db, condition, work, { only, batch });
  };
  await runAll([
    step('closed', due.lock, each(closeRoom)),
    step('committed', dueForCommitment, commitRooms),
    step('started', due.start, startThem, SCORED_TOGETHER),
    step('scored', due.score, scoreThem, SCORED_TOGETHER),
    step('finished', due.finish, finishThem, SCORED_TOGETHER),
    step('settled', due.settle, settleRooms),
    step('rewarded', due.reward, each(rewardRoom), 1),
    // What a room that is due still waits for, and what a payment has settled.
    async () => {
      if (advance.finished + advance.settled > 0) await openIncidents(db);
    },
    () => keepLatePayments(db),
  ]);
  return advance;
}

// A match still to be waited for: neither finished nor void, in this room or at all (rules R6.1, R6.6).
const pendingMatch = sql<boolean>`exists (
  select from room_match rm join match_now m on m.id = rm.match_id
  where rm.room_id = r.id and not rm.void and m.estado not in ('finalizado','anulado','cancelado'))`;

// Running rooms of which this holds over all their matches. One plan for all of them: asked room by room, each answer
// would read every match of every league.
const runningWhose = (having: Where) => sql<boolean>`r.id in (
  select x.id from room x join room_match rm on rm.room_id = x.id join match_now m on m.id = rm.match_id
  where x.estado in ('en_vivo','por_liquidar') group by x.id having ${having})`;

const played = sql<number>`count(*) filter (where m.estado = 'finalizado' and not rm.void)`;

// Too few matches count: more than half are void, or one is left of three or more (rules R6.5).
const tooFew = runningWhose(sql`2 * ${played} < count(*) or (${played} = 1 and count(*) >= 3)`);

// What a room is scored on has changed since: the sum moves with every match, also when a rehearsal's clock reaches one.
const changed = sql<boolean>`sum(m.changes)::bigint is distinct from x.scored_changes`;
const behind = runningWhose(changed);

/** Something about a match of the room is not decided: nothing is paid while that lasts (rules R6.6). */
const openIncident = sql<boolean>`exists (
  select from room_match rm join incident i on i.match_id = rm.match_id and i.estado = 'abierta'
  where rm.room_id = r.id and not rm.void)`;

/**
 * A match of the room does not count for money yet: its result is not confirmed, who goes through is asked and not told, or a lineup room depends on statistics that lack
 * something, or that nobody has looked at as they are now (rules R15.1).
 */
const dataMissing = sql<boolean>`exists (
  select from room_match rm join match_now m on m.id = rm.match_id
  left join match_check c on c.match_id = m.id and c.changes = m.changes
  where rm.room_id = r.id and not rm.void and m.estado = 'finalizado'
    and (not m.official or m.knockout is not null and m.advances is null
        and exists (select from market k where k.room_match_id = rm.id and k.kind = 'avanza')
      or r.kind = 'compe' and m.goals_local is not null
      and (c.match_id is null or c.gaps <> '[]' and c.gaps is distinct from c.accepted)))`;

const due = {
  lock: sql<boolean>`r.estado in ('abierta','llena') and r.lock_at <= app_now()`,
  start: sql<boolean>`r.estado = 'cerrada' and r.starts_at <= app_now()`,
  // The times are for clocks that stand still: what is touched in the instant of the last scoring may be new.
  score: runningWhose(sql`${changed} or bool_or(m.updated_at >= coalesce(x.scored_at, '-infinity'))`),
  // Scored with what its matches say now. A correction may void matches of a room that already waits to be paid.
  finish: sql<boolean>`(r.estado = 'en_vivo' or (r.estado = 'por_liquidar' and ${tooFew})) and not ${pendingMatch} and not ${behind}`,
  settle: sql<boolean>`r.estado = 'por_liquidar' and r.final_at + make_interval(secs => (r.rules->>'settle_delay_s')::int) <= app_now()
    and not ${dataMissing} and not ${waitsForOutcome} and not ${behind} and not ${openIncident} and not ${pendingMatch} and not ${tooFew}
    and not exists (select from league l where l.id = r.league_id and l.importing_until > clock_timestamp())
    and not exists (select from ledger_audit where breaches is not null)`,
  reward: sql<boolean>`r.estado = 'pagada' and r.rewarded_at is null`,
};

/** A step that looks at one room at a time. */
const each =
  (step: (tx: Tx, room: RoomRow) => Promise<unknown>): RoomStep =>
  async (tx, rooms) => {
    for (const room of rooms) await step(tx, room);
  };

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
    select r.id, ${tooFew} as void, (
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
