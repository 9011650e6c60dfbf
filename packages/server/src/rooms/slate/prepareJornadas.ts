import { sql } from 'kysely';
import { readOpenPool } from './pool';
import { startingLineup, type EarlierLineup } from './startingLineup';
import { giveLineups } from './storeLineup';
import type { Db, Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { fillPool } from './fillPool';
import { openingSlates } from './openingSlate';
import type { Rows, Where } from '../../platform/db/fragments';

// The matches of a later jornada that has no lock yet are those of the calendar; from then on they are the room's own
// (rules R14.1).
const unprepared: Where = sql`not exists (select from room_jornada x where x.room_id = r.id and x.jornada = m.jornada)`;

// The lock of each later jornada of room r: its first kick-off − the room's lead.
const calendar: Rows<{ jornada: number; lock_at: string }> = sql`
  select x.jornada, min(x.kick_off) - make_interval(mins => r.lock_lead_min) as lock_at
  from (
    select case when ${unprepared} then m.jornada else rm.jornada end as jornada, m.kick_off
    from match m left join room_match rm on rm.room_id = r.id and rm.match_id = m.id
    where m.league_id = r.league_id and m.kick_off is not null
      and m.estado not in ('aplazado','cancelado','anulado') and not coalesce(rm.void, false)
  ) x
  where x.jornada > r.jornada_from and x.jornada <= r.jornada_to
  group by x.jornada`;

// A lock follows the calendar until it has come; it never moves to less than an hour from now (rules R1.5).
const moved: Where = sql`(old.lock_at is null or (app_now() < old.lock_at
  and (c.lock_at > old.lock_at or (c.lock_at < old.lock_at and c.lock_at > app_now() + interval '60 minutes'))))`;

const running: Where = sql`r.jornada_to > r.jornada_from and r.kind = 'compe' and r.estado in ('abierta','llena','cerrada','en_vivo')`;

const behind: Where = sql`${running} and exists (
  select from (${calendar}) c left join room_jornada old on old.room_id = r.id and old.jornada = c.jornada where ${moved})`;

/**
 * Brings rooms over several jornadas up with the calendar: a jornada that got its dates gets its lock, its pool and a
 * complete lineup for every entry; one whose dates moved before its lock gets the new lock (rules R3.6, R1.5). Safe
 * to repeat and to run on several machines.
 * @returns how many rooms had something new.
 */
export async function prepareJornadas(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select r.id from room r where ${behind} order by r.id limit 100`.execute(
    db.fresh,
  );
  for (const { id } of rows) await db.tx((tx) => prepareRoom(tx, id));
  return rows.length;
}

/** The same for one room. Joins wait for it and it waits for them, so that no entry is left without a lineup. */
export async function prepareRoom(tx: Tx, roomId: number): Promise<void> {
  const { rows } = await sql<RoomRow>`
    select r.* from room r where r.id = ${roomId} and ${running} for update`.execute(tx);
  const room = rows[0];
  if (!room) return;
  await followCalendar(tx, room);
  for (const { jornada, lock_at, is_new } of await dueLocks(tx, room)) {
    if (is_new && !(await addLineups(tx, room, jornada))) continue;
    await tx
      .insertInto('room_jornada')
      .values({ room_id: room.id, jornada, lock_at })
      .onConflict((conflict) => conflict.columns(['room_id', 'jornada']).doUpdateSet({ lock_at }))
      .execute();
  }
}

/**
 * The matches of jornadas without a lock follow the calendar, without the few that lie far ahead of the others (rules
 * R14.3); those of the others stay as they are.
 */
async function followCalendar(tx: Tx, room: RoomRow): Promise<void> {
  const wanted: Where = sql`m.league_id = r.league_id and m.jornada > r.jornada_from and m.jornada <= r.jornada_to and ${unprepared}`;
  const open: Where = sql`rm.jornada > r.jornada_from and not exists (
    select from room_jornada x where x.room_id = r.id and x.jornada = rm.jornada)`;
  await sql`
    delete from room_match rm using room r, match m
    where r.id = ${room.id} and rm.room_id = r.id and m.id = rm.match_id and ${open} and not (${wanted})`.execute(tx);
  await sql`
    insert into room_match (room_id, match_id)
    select r.id, m.id from room r, match m
    where r.id = ${room.id} and ${wanted} and m.estado not in ('cancelado','anulado')
    order by m.id on conflict do nothing`.execute(tx);
  await sql`
    update room_match rm set jornada = m.jornada, planned_at = m.kick_off,
      ahead = x.ahead, void = x.ahead or rm.void and not rm.ahead
    from room r, match m left join (
      select jornada, min(kick_off) as starts_at from ${openingSlates(room.league_id)} slate group by jornada) s on s.jornada = m.jornada
    cross join lateral (select coalesce(m.confirmed_time and m.estado not in ('aplazado','suspendido')
      and m.kick_off < s.starts_at, false) as ahead) x
    where r.id = ${room.id} and rm.room_id = r.id and m.id = rm.match_id and ${open} and ${wanted}`.execute(tx);
  await sql`
    update room r set ends_at = last.planned_at
    from (select max(planned_at) as planned_at from room_match where room_id = ${room.id} and not void) last
    where r.id = ${room.id} and last.planned_at > r.ends_at`.execute(tx);
}

/** The locks that are new or have moved. */
async function dueLocks(tx: Tx, room: RoomRow): Promise<{ jornada: number; lock_at: string; is_new: boolean }[]> {
  const { rows } = await sql<{ jornada: number; lock_at: string; is_new: boolean }>`
    select c.jornada, c.lock_at, old.lock_at is null as is_new
    from room r cross join lateral (${calendar}) c
    left join room_jornada old on old.room_id = r.id and old.jornada = c.jornada
    where r.id = ${room.id} and ${moved} order by c.jornada`.execute(tx);
  return rows;
}

/**
 * Gives every entry its lineup of a jornada: its own of the jornada before, or a draw (rules R14.6, R14.7).
 * @returns false while the jornada's clubs have too few players for one, or too few whose match has not begun: then it
 * is not ready yet.
 */
async function addLineups(tx: Tx, room: RoomRow, jornada: number): Promise<boolean> {
  await fillPool(tx, room.league_id, jornada);
  const { pool } = await readOpenPool(tx, room, jornada);
  if (!startingLineup(room, pool, { entryId: room.id, before: null })) return false;
  const entries = await entriesWithout(tx, room.id, jornada);
  const lineups = entries.flatMap(({ entryId, before }) => {
    const lineup = startingLineup(room, pool, { entryId, before });
    return lineup ? [{ ...lineup, entryId }] : [];
  });
  await giveLineups(tx, room, jornada, lineups);
  return true;
}

/** The entries of a room that have no lineup of a jornada yet, each with its last one before it. */
async function entriesWithout(tx: Tx, roomId: number, jornada: number) {
  const { rows } = await sql<{ entryId: number; before: EarlierLineup | null }>`
    select e.id as "entryId", (
      select jsonb_build_object('formation', l.formation, 'players', l.players, 'captain', l.captain, 'given', l.given)
      from lineup l where l.entry_id = e.id and l.jornada < ${jornada} order by l.jornada desc limit 1) as before
    from entry e where e.room_id = ${roomId}
      and not exists (select from lineup l where l.entry_id = e.id and l.jornada = ${jornada})
    order by e.id`.execute(tx);
  return rows;
}
