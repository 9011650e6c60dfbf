import { sql } from 'kysely';
import { limaDay, rangoLevels, rangoXp } from '@arma11/core/domain';
import { appNow } from '../../platform/db/clock';
import type { Tx } from '../../platform/db/database';
import type { Rows } from '../../platform/db/fragments';

/** Entries that a room needs to count, and places that are a podium at most: the first quarter (rules R16.4). */
const [LEAST_ENTRIES, MOST_PODIUM] = [4, 3];
/** Private rooms of one jornada that count for a player (rules R16.4). */
const MOST_PRIVATE = 3;

/**
 * The XP that a closed standing `s` of room `r` earned, as SQL: the same sum as core/domain `roomXp`, and one for each
 * correct answer (rules R11.4, R16.4). What was paid never counts.
 */
const entryXp = sql<number>`(${rangoXp.closedRoom}::int
  + case when s.position * 2 <= r.taken then ${rangoXp.topHalf}::int else 0 end
  + case when s.position * 4 <= r.taken and s.position <= ${MOST_PODIUM}::int then ${rangoXp.podium}::int else 0 end
  + s.aciertos * ${rangoXp.correctAnswer}::int)`;

// A player of several private rooms that are paid at once: each counts those before it.
async function lockPrivatePlayers(tx: Tx, roomId: number): Promise<void> {
  await sql`
    select count(*) from (
      select u.id from room r join entry e on e.room_id = r.id join app_user u on u.id = e.user_id
      where r.id = ${roomId} and r.tipo = '2' order by u.id for no key update of u
    ) held`.execute(tx);
}

// Whether private room `r` is one too many for the player of entry `e`.
const beyondPrivate = sql<boolean>`(r.tipo = '2' and ${MOST_PRIVATE}::int <= (
  select count(*) from xp_event x join room other on other.id = x.room_id and other.id <> r.id and other.tipo = '2'
  where x.user_id = e.user_id and other.league_id = r.league_id and other.jornada_from = r.jornada_from))`;

/** Gives the players of a room that has been paid the XP they earned in it, once (rules R11.4, R16.4). */
export async function giveXp(tx: Tx, roomId: number): Promise<void> {
  await lockPrivatePlayers(tx, roomId);
  await add(
    tx,
    sql`select e.user_id, 'sala' as reason, ${`room:${roomId}`} as ref, r.id as room_id, ${entryXp} as xp
      from standing s join entry e on e.id = s.entry_id join room r on r.id = s.room_id
      where r.id = ${roomId} and s.jornada = 0 and r.taken >= ${LEAST_ENTRIES}::int and not ${beyondPrivate}`,
  );
}

/** Gives a player the XP of having come today, once a day of Lima (rules R11.4). */
export async function giveDailyXp(tx: Tx, userId: number): Promise<void> {
  const ref = `day:${limaDay(await appNow(tx))}`;
  await add(
    tx,
    sql`select ${userId}::int as user_id, 'login_dia' as reason, ${ref} as ref, null::int as room_id,
      ${rangoXp.dailyLogin}::int as xp`,
  );
}

interface XpFact {
  user_id: number;
  reason: string;
  ref: string;
  room_id: number | null;
  xp: number;
}

/** Writes the history and the sum in one statement, so that neither is ever without the other. */
async function add(tx: Tx, facts: Rows<XpFact>): Promise<void> {
  const { rows } = await sql<{ level: number; players: number[] }>`
    with fresh as (
      insert into xp_event (user_id, reason, ref, room_id, club_id, xp)
      select f.user_id, f.reason, f.ref, f.room_id, u.club_id, f.xp from (${facts}) f join app_user u on u.id = f.user_id
      on conflict on constraint xp_event_once do nothing returning user_id, xp
    ), risen as (
      update app_user u set xp = u.xp + fresh.xp from fresh where fresh.user_id = u.id
      returning u.id, u.xp - fresh.xp as before, u.xp as now
    ), reached as (
      select l.level, risen.id from risen
      join unnest(${rangoLevels.map(({ level }) => level)}::int[], ${rangoLevels.map(({ xp }) => xp)}::int[]) l(level, xp)
        on l.xp > risen.before and l.xp <= risen.now
    )
    select level, array_agg(id) as players from reached group by level`.execute(tx);
  for (const { level, players } of rows) await giveItemsOfLevel(tx, level, players);
}

async function giveItemsOfLevel(tx: Tx, level: number, players: readonly number[]): Promise<void> {
  await sql`insert into user_item (user_id, item_id)
    select p, i.id from item i, unnest(${players}::int[]) p where i.rango_level = ${level} and i.active
    on conflict do nothing`.execute(tx);
}
