import { sql } from 'kysely';
import { NOTICE_MIN } from '../../catalogue/incidents/rescheduleRooms';
import type { Tx } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import type { RoomRow } from '../../platform/db/schema';
import { Refusal } from '../../platform/refusal';
import { fillPool } from './fillPool';
import { readPool } from './pool';
import { replaceOutOfSlate } from './replacePlayersOutOfSlate';
import { startingLineup } from './startingLineup';

// Who works at the desk reads these, and English.
const refused = (message: string) => new Refusal(422, 'REGLA', message);

/** A match comes into a slate no later than this before the lock (rules R14.2). */
const ADD_HOURS = 24;

/** Throws unless it is an open lineup room; the caller holds its row. */
async function assertSlateOpen(tx: Tx, room: RoomRow, hours = 0): Promise<void> {
  if (room.kind !== 'compe') throw refused('A prediction room asks about the matches that it was made with.');
  const { rows } = await sql<{ open: boolean; early: boolean }>`
    select estado in ('borrador','abierta','llena') and app_now() < lock_at as open,
      app_now() < lock_at - make_interval(hours => ${hours}::int) as early from room where id = ${room.id}`.execute(tx);
  if (!rows[0]!.open) throw refused(`Room ${room.id} has locked: its matches stay as they are.`);
  if (!rows[0]!.early) {
    throw refused(`Room ${room.id} locks at ${room.lock_at}: a match is added at least ${hours} hours before.`);
  }
}

/** Refuses a match that has locked, begun or ended, as the database's `locked_players` has it (rules R14.5). */
async function refuseBegun(tx: Tx, room: RoomRow, matchId: number): Promise<void> {
  const { rows } = await sql<{ begun: boolean }>`
    select coalesce(m.estado in ('en_vivo','descanso','finalizado','suspendido') or m.began_at >= ${room.created_at}
      or m.estado = 'programado' and m.kick_off - make_interval(mins => ${room.lock_lead_min}) <= app_now(), false) as begun
    from match_now m where m.id = ${matchId}`.execute(tx);
  if (!rows[0]?.begun) return;
  throw refused(
    `Match ${matchId} has begun: its players neither come nor go any more, so it stays. To play without it, call the room off: room cancel.`,
  );
}

/** Schedule and lock follow the matches that count, the lock earlier only with an hour's notice (rules R1.5). */
async function reschedule(tx: Tx, room: RoomRow): Promise<void> {
  const here: Where = sql`rm.jornada = ${room.jornada_from}`;
  await sql`
    update room r set ends_at = greatest(x.last, x.first), starts_at = case when x.fair then x.first else r.starts_at end,
      lock_at = case when x.fair then x.lock_at else r.lock_at end
    from (
      select *, lock_at >= least(${room.lock_at}::timestamptz, app_now() + make_interval(mins => ${NOTICE_MIN}::int)) as fair
      from (
        select min(m.kick_off) filter (where ${here}) as first, max(rm.planned_at) as last,
          min(m.kick_off) filter (where ${here}) - make_interval(mins => ${room.lock_lead_min}::int) as lock_at
        from room_match rm join match m on m.id = rm.match_id
        where rm.room_id = ${room.id} and not rm.void and m.estado not in ('aplazado','suspendido','cancelado','anulado')
      ) slate
    ) x
    where r.id = ${room.id} and x.first is not null`.execute(tx);
}

/** Adds a match with a confirmed kick-off to the slate of an open lineup room, until 24 hours before its lock (rules R14.2). */
export async function addToSlate(tx: Tx, room: RoomRow, matchId: number): Promise<void> {
  await assertSlateOpen(tx, room, ADD_HOURS);
  const { rows } = await sql<{ fits: boolean; confirmed: boolean; early: boolean; taken: boolean }>`
    select m.league_id = ${room.league_id} and m.jornada = ${room.jornada_from} as fits,
      m.estado = 'programado' and m.confirmed_time and m.kick_off is not null as confirmed,
      coalesce(app_now() < m.kick_off - make_interval(hours => ${ADD_HOURS}::int, mins => ${room.lock_lead_min}::int), false) as early,
      exists (select from room_match rm where rm.room_id = ${room.id} and rm.match_id = m.id and not rm.void) as taken
    from match_now m where m.id = ${matchId}`.execute(tx);
  const match = rows[0];
  if (!match?.fits) throw refused(`Match ${matchId} is not of the league and jornada of room ${room.id}.`);
  if (match.taken) throw refused(`Match ${matchId} is in the slate already.`);
  if (!match.confirmed) throw refused(`The kick-off of match ${matchId} is not confirmed: see match move.`);
  if (!match.early)
    throw refused(`Match ${matchId} begins too soon: the room would lock in less than ${ADD_HOURS} hours.`);
  await sql`delete from room_match where room_id = ${room.id} and match_id = ${matchId}`.execute(tx);
  await tx.insertInto('room_match').values({ room_id: room.id, match_id: matchId }).execute();
  await fillPool(tx, room.league_id, room.jornada_from);
  await reschedule(tx, room);
}

/**
 * Takes a match out of the slate of a lineup room before its lock (rules R14.2): its players leave the pool, lineups that
 * held one get another in their place, and the lock follows the matches that stay.
 * @returns how many lineups changed.
 */
export async function takeFromSlate(tx: Tx, room: RoomRow, matchId: number): Promise<number> {
  await assertSlateOpen(tx, room);
  const gone = await tx
    .deleteFrom('room_match')
    .where('room_id', '=', room.id)
    .where('match_id', '=', matchId)
    .where('void', '=', false)
    .executeTakeFirstOrThrow();
  if (gone.numDeletedRows === 0n) throw refused(`Match ${matchId} is not in the slate of room ${room.id}.`);
  await refuseBegun(tx, room, matchId);
  const pool = await readPool(tx, room, room.jornada_from);
  if (!startingLineup(room, pool, { entryId: room.id, before: null })) {
    throw refused('The matches that stay have too few players for a lineup. Call the room off: room cancel.');
  }
  await reschedule(tx, room);
  return replaceOutOfSlate(tx, room, room.jornada_from);
}
