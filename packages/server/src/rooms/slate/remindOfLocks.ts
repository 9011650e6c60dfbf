import { sql } from 'kysely';
import { lockOfMatch, takesAnswers } from '../../catalogue/matches/matchView';
import type { Db, Tx } from '../../platform/db/database';
import { isReachable } from '../../players/notices/isReachable';
import { notifyEach } from '../../players/notices/notify';
import { jornadaOpen, lockOfJornada } from '../lock/jornadaLock';
import { lockOfLongTerm, takesLongTerm } from '../lock/longTermLock';
import { lockReminderNotice, type LateEntry } from './lockReminderNotice';

/** So long before a lock its players are reminded, and by so much it must move to a later time for another reminder. */
const AHEAD = sql`interval '60 minutes'`;
/** In prediction rooms, where each match locks by itself, one reminder is for all that lock within this time of the first. */
const TOGETHER = sql`interval '12 hours'`;
/** A room's lead is at most an hour: a match that locks within the next hour kicks off within two. */
const KICK_OFF_AHEAD = sql`interval '120 minutes'`;
/** How many entries one transaction looks at, and how many transactions one pass makes. */
const ENTRIES_AT_ONCE = 500;
const BATCHES_A_PASS = 20;

// On `r` (room), `rm` (room_match) and `m` (match_now): what takes changes until which lock.
const lockOf = sql<string>`(case when r.kind = 'predi' then ${lockOfMatch(sql`r.lock_lead_min`)}
  else ${lockOfJornada(sql`rm.jornada`)} end)`;
const isOpen = sql<boolean>`(case when r.kind = 'predi' then not rm.void and ${takesAnswers}
  and r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar') else ${jornadaOpen(sql`rm.jornada`)} end)`;
// Lineups have one lock for the jornada: a match that came into the slate afterwards changes nothing.
const isReminded = sql<boolean>`exists (select from room_match x where x.room_id = rm.room_id
  and case when r.kind = 'predi' then x.id = rm.id else x.jornada = rm.jornada end
  and x.reminded_lock >= ${lockOf} - ${AHEAD})`;
const isWanting = sql<boolean>`(${isOpen} and not ${isReminded})`;
// The same on `r` (room) and `k` (market), for a question about the competition (rules R17.5).
const questionTakes = sql<boolean>`(k.match_id is null and k.estado = 'pendiente' and ${takesLongTerm}
  and r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar'))`;
const questionWanting = sql<boolean>`(${questionTakes}
  and coalesce(k.reminded_lock < ${lockOfLongTerm} - ${AHEAD}, true))`;

/**
 * Reminds players of a lock that comes within the hour: those who have not touched their eleven, hold a footballer in it who may
 * not play, or have questions without an answer, once for each lock (rules R14.8). Safe to repeat and to run on several machines.
 * @returns how many locks came and how many batches of entries were looked at.
 */
export async function remindOfLocks(db: Db): Promise<number> {
  const rooms = await roomsBeforeLock(db);
  for (const id of rooms) await db.tx((tx) => beginReminder(tx, id));
  let batches = 0;
  while (batches < BATCHES_A_PASS && (await db.tx(remindBatch))) batches += 1;
  return rooms.length + batches;
}

async function roomsBeforeLock(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with now as materialized (select app_now() as at),
    near as (
      select r.id from room r where r.estado in ('abierta','llena')
        and r.lock_at > (select at from now) and r.lock_at <= (select at from now) + ${AHEAD}
      union select x.room_id from room_jornada x
        where x.lock_at > (select at from now) and x.lock_at <= (select at from now) + ${AHEAD}
      union select rm.room_id from match m join room_match rm on rm.match_id = m.id
        where m.kick_off > (select at from now) and m.kick_off <= (select at from now) + ${KICK_OFF_AHEAD}
      union select k.room_id from market k
        where k.lock_at > (select at from now) and k.lock_at <= (select at from now) + ${AHEAD}
    )
    select r.id from near join room r on r.id = near.id
    where exists (select from room_match rm join match_now m on m.id = rm.match_id
      where rm.room_id = r.id and ${isWanting} and ${lockOf} <= app_now() + ${AHEAD})
      or exists (select from market k where k.room_id = r.id and ${questionWanting}
        and ${lockOfLongTerm} <= app_now() + ${AHEAD})
    order by r.id limit 100`.execute(db.fresh);
  return rows.map(({ id }) => id);
}

/** Notes that the next lock of a room is being reminded of. Who has the room's row does it, the others leave it. */
async function beginReminder(tx: Tx, roomId: number): Promise<void> {
  const { rows } = await sql`select 1 from room where id = ${roomId} for update skip locked`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    with wanting as (
      select rm.id, null::int as question, r.kind, rm.jornada, ${lockOf} as lock_at
      from room r join room_match rm on rm.room_id = r.id join match_now m on m.id = rm.match_id
      where r.id = ${roomId} and ${isWanting}
      union all select null, k.id, r.kind, r.jornada_from, ${lockOfLongTerm}
      from room r join market k on k.room_id = r.id where r.id = ${roomId} and ${questionWanting}
    ), first as (
      select jornada, lock_at from wanting where lock_at <= app_now() + ${AHEAD} order by lock_at, jornada limit 1
    ), told as (
      update room_match x set reminded_lock = w.lock_at from wanting w, first
      where x.id = w.id
        and case when w.kind = 'predi' then w.lock_at < first.lock_at + ${TOGETHER} else w.jornada = first.jornada end
      returning x.match_id
    ), asked as (
      update market k set reminded_lock = w.lock_at from wanting w, first
      where k.id = w.question and w.lock_at < first.lock_at + ${TOGETHER}
      returning k.id
    )
    insert into lock_reminder (room_id, jornada, lock_at, matches, questions)
    select ${roomId}, jornada, lock_at, array(select match_id from told order by 1), array(select id from asked order by 1)
    from first`.execute(tx);
}

interface Reminder {
  id: number;
  room_id: number;
  jornada: number;
  lock_at: string;
  matches: number[];
  /** About the competition as a whole. */
  questions: number[];
  last_entry: number;
  kind: 'compe' | 'predi';
}

/** Looks at the next entries of one reminder; returns false when there is none that another server does not have. */
async function remindBatch(tx: Tx): Promise<boolean> {
  const { rows } = await sql<Reminder>`
    select x.*, r.kind from lock_reminder x join room r on r.id = x.room_id order by x.id limit 1 for update of x skip locked`.execute(
    tx,
  );
  const reminder = rows[0];
  if (!reminder) return false;
  const entries = await nextEntries(tx, reminder);
  const late =
    reminder.kind === 'predi' ? await unanswered(tx, reminder, entries) : await wantingElevens(tx, reminder, entries);
  await notifyEach(
    tx,
    late.map((entry) => lockReminderNotice(reminder.id, entry)),
  );
  if (entries.length < ENTRIES_AT_ONCE) await sql`delete from lock_reminder where id = ${reminder.id}`.execute(tx);
  else await sql`update lock_reminder set last_entry = ${entries.at(-1)!} where id = ${reminder.id}`.execute(tx);
  return true;
}

async function nextEntries(tx: Tx, { room_id, last_entry }: Reminder): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from entry where room_id = ${room_id} and id > ${last_entry} order by id limit ${ENTRIES_AT_ONCE}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

const SEAT = sql`r.kind, r.tipo, r.id as room, e.id as entry, e.user_id as "user", r.name`;

/** Whose eleven is the one they were given, is not there, or holds a footballer who may not play. */
async function wantingElevens(
  tx: Tx,
  { room_id, jornada }: Reminder,
  entries: readonly number[],
): Promise<LateEntry[]> {
  const locking = sql<number>`${jornada}::int`;
  const { rows } = await sql<LateEntry>`
    select ${SEAT}, ${lockOfJornada(locking)} as lock_at, case when l.id is not null then 0 end as missing, f.unfit
    from room r join entry e on e.room_id = r.id join app_user u on u.id = e.user_id and ${isReachable}
    left join lineup l on l.entry_id = e.id and l.jornada = ${locking}
    cross join lateral (
      select json_agg(json_build_object('name', p.short_name, 'condition', p.condition) order by p.condition desc, at) as unfit
      from unnest(l.players) with ordinality held(id, at) join player p on p.id = held.id
      where p.condition > 0
    ) f
    where r.id = ${room_id} and e.id = any(${[...entries]}::int[]) and ${jornadaOpen(locking)}
      and (l.id is null or l.given = 'draw' or f.unfit is not null)
    order by e.id`.execute(tx);
  return rows;
}

/** Who has no answer to some of the questions that still take one. */
async function unanswered(
  tx: Tx,
  { room_id, matches, questions }: Reminder,
  entries: readonly number[],
): Promise<LateEntry[]> {
  const { rows } = await sql<LateEntry>`
    with asked as materialized (
      select k.id, ${lockOfMatch(sql`r.lock_lead_min`)} as lock_at
      from room r join room_match rm on rm.room_id = r.id join market k on k.room_match_id = rm.id
      join match_now m on m.id = rm.match_id
      where r.id = ${room_id} and rm.match_id = any(${matches}::int[]) and k.estado = 'pendiente' and ${isOpen}
      union all select k.id, ${lockOfLongTerm} from room r join market k on k.room_id = r.id
      where r.id = ${room_id} and k.id = any(${questions}::int[]) and ${questionTakes}
    ), lacking as (
      select e.id, count(*)::int as missing, min(asked.lock_at) as lock_at from entry e cross join asked
      where e.id = any(${[...entries]}::int[])
        and not exists (select from answer w where w.entry_id = e.id and w.market_id = asked.id)
      group by e.id
    )
    select ${SEAT}, lacking.lock_at, lacking.missing, null as unfit from lacking join entry e on e.id = lacking.id
    join room r on r.id = e.room_id join app_user u on u.id = e.user_id and ${isReachable} order by e.id`.execute(tx);
  return rows;
}
