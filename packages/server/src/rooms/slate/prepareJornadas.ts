import { sql } from 'kysely';
import { fillLineup, firstFormation } from './fillLineup';
import { readPool } from './pool';
import type { Db, Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { fillPool } from './fillPool';

// The lock of each later jornada of room r by today's calendar: its first kick-off − the room's lead.
const calendar = sql`
  select m.jornada, min(m.kick_off) - make_interval(mins => r.lock_lead_min) as lock_at
  from match m where m.league_id = r.league_id and m.jornada > r.jornada_from and m.jornada <= r.jornada_to
    and m.kick_off is not null and m.estado not in ('aplazado','cancelado','anulado')
  group by m.jornada`;

// A lock follows the calendar until it has come; it never moves to less than an hour from now (rules R1.5).
const moved = sql`(old.lock_at is null or (app_now() < old.lock_at
  and (c.lock_at > old.lock_at or (c.lock_at < old.lock_at and c.lock_at > app_now() + interval '60 minutes'))))`;

const running = sql`r.jornada_to > r.jornada_from and r.kind = 'compe' and r.estado in ('abierta','llena','cerrada','en_vivo')`;

const behind = sql`${running} and exists (
  select from (${calendar}) c left join room_jornada old on old.room_id = r.id and old.jornada = c.jornada where ${moved})`;

/**
 * Brings rooms over several jornadas up with the calendar: a jornada that got its dates gets its lock, its pool and a
 * complete lineup for every entry; one whose dates moved before its lock gets the new lock (rules R3.6, R1.5). Safe
 * to repeat and to run on several machines.
 * @returns how many rooms had something new.
 */
export async function prepareJornadas(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select r.id from room r where ${behind} order by r.id limit 100`.execute(
    db.read,
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
  await addMatches(tx, room);
  for (const { jornada, lock_at, is_new } of await dueLocks(tx, room)) {
    if (is_new && !(await addLineups(tx, room, jornada))) continue;
    await tx
      .insertInto('room_jornada')
      .values({ room_id: room.id, jornada, lock_at })
      .onConflict((conflict) => conflict.columns(['room_id', 'jornada']).doUpdateSet({ lock_at }))
      .execute();
  }
}

async function addMatches(tx: Tx, room: RoomRow): Promise<void> {
  await sql`
    insert into room_match (room_id, match_id)
    select ${room.id}, m.id from match m
    where m.league_id = ${room.league_id} and m.jornada > ${room.jornada_from} and m.jornada <= ${room.jornada_to}
      and m.estado not in ('cancelado','anulado')
    order by m.id on conflict do nothing`.execute(tx);
  await sql`
    update room r set ends_at = greatest(r.ends_at, last.kick_off)
    from (select max(m.kick_off) as kick_off from room_match rm join match m on m.id = rm.match_id
          where rm.room_id = ${room.id}) last
    where r.id = ${room.id} and last.kick_off > r.ends_at`.execute(tx);
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
 * Gives every entry its lineup of a jornada: the auto-fill gives all the same, so it is worked out once (rules R4.3).
 * @returns false while the jornada's clubs have too few players for one: then it is not ready yet.
 */
async function addLineups(tx: Tx, room: RoomRow, jornada: number): Promise<boolean> {
  await fillPool(tx, room.league_id, jornada);
  const formation = firstFormation(room);
  const players = fillLineup(await readPool(tx, room.league_id, jornada), formation, room.rules.flags.max_per_club);
  if (!players) return false;
  await sql`
    insert into lineup (entry_id, jornada, formation, players, saved_at)
    select e.id, ${jornada}::int, ${formation}, ${players}::int[], app_now() from entry e where e.room_id = ${room.id}
    order by e.id on conflict (entry_id, jornada) do nothing`.execute(tx);
  return true;
}
