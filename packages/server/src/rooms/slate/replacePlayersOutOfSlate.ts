import { sql } from 'kysely';
import type { PoolPlayer } from '@arma11/core/domain';
import type { AnyFormation } from '@arma11/core/contract';
import { entryPage } from '../../catalogue/incidents/entryPage';
import type { Db, Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { notifyEach } from '../../players/notices/notify';
import { fillLineup } from './fillLineup';
import { playsInSlate } from './inSlate';
import { readOpenPool } from './pool';
import { changeLineup } from './storeLineup';

interface HeldLineup {
  id: number;
  entry: number;
  user: number;
  is_bot: boolean;
  formation: AnyFormation;
  players: number[];
  captain: number | null;
  given: 'draw' | 'carried' | null;
  replacements: number[];
  names: string[];
}

const hasPlayerOutOfSlate = sql<boolean>`exists (select from unnest(l.players) as x(id) join player p on p.id = x.id
  where not ${playsInSlate(sql`r.id`, sql`l.jornada`)})`;

const lostMatch = sql<boolean>`r.kind = 'compe' and r.estado in ('abierta','llena') and r.lock_at > app_now()
  and exists (select from room_match rm where rm.room_id = r.id and rm.ahead)`;

/**
 * In rooms that lost a match before their lock, gives each lineup another footballer for each who has no match left in
 * the slate, and tells its player (rules R14.3). Safe to repeat and to run on several machines.
 * @returns how many lineups changed.
 */
export async function replacePlayersOutOfSlate(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with lost as materialized (select r.id from room r where ${lostMatch})
    select r.id from lost r
      where exists (select from entry e join lineup l on l.entry_id = e.id where e.room_id = r.id and ${hasPlayerOutOfSlate})
    order by r.id limit 100`.execute(db.read);
  let changed = 0;
  for (const { id } of rows) changed += await db.tx((tx) => replaceIn(tx, id));
  return changed;
}

async function replaceIn(tx: Tx, roomId: number): Promise<number> {
  const { rows } =
    await sql<RoomRow>`select r.* from room r where r.id = ${roomId} and ${lostMatch} for update`.execute(tx);
  return rows[0] ? replaceOutOfSlate(tx, rows[0]) : 0;
}

/** The same in one room, whose row the caller holds. Returns how many lineups changed. */
export async function replaceOutOfSlate(tx: Tx, room: RoomRow): Promise<number> {
  const jornada = room.jornada_from;
  const lineups = await lineupsWithPlayersOutOfSlate(tx, room.id, jornada);
  const notices = [];
  for (const lineup of lineups) {
    const { pool } = await readOpenPool(tx, room, jornada, lineup.players);
    const players = replaced(lineup, pool, room.rules.flags.max_per_club);
    if (!players) continue;
    const captain = lineup.captain !== null && players.includes(lineup.captain) ? lineup.captain : null;
    const { formation, given } = lineup;
    const replacements = players.filter((id) => !lineup.players.includes(id) || lineup.replacements.includes(id));
    await changeLineup(tx, { ...lineup, room, jornada }, { formation, players, captain, given, replacements });
    if (!lineup.is_bot) notices.push(noticeOf(room, lineup));
  }
  await notifyEach(tx, notices);
  return lineups.length;
}

async function lineupsWithPlayersOutOfSlate(tx: Tx, roomId: number, jornada: number): Promise<HeldLineup[]> {
  const { rows } = await sql<HeldLineup>`
    select l.id, e.id as entry, e.user_id as "user", u.is_bot, l.formation, l.players, l.captain, l.given, l.replacements, array(
      select p.short_name from unnest(l.players) with ordinality as x(id, slot) join player p on p.id = x.id
      where not ${playsInSlate(sql`r.id`, sql`l.jornada`)} order by x.slot) as names
    from room r join entry e on e.room_id = r.id join app_user u on u.id = e.user_id
    join lineup l on l.entry_id = e.id and l.jornada = ${jornada}
    where r.id = ${roomId} and ${hasPlayerOutOfSlate} order by l.id for update of l`.execute(tx);
  return rows;
}

/** The lineup with the pool's best in the place of who left it; null while the pool has too few. */
function replaced({ formation, players }: HeldLineup, pool: readonly PoolPlayer[], maxPerClub: number | null) {
  const here = new Set(pool.map(({ id }) => id));
  const keep = Object.fromEntries(players.flatMap((id, slot) => (here.has(id) ? [[slot, id]] : [])));
  return fillLineup(pool, formation, { keep, maxPerClub });
}

const noticeOf = ({ kind, tipo, id, name }: RoomRow, { entry, user, names }: HeldLineup) => ({
  userId: user,
  kind: 'partido_aplazado' as const,
  ref: `slate:${id}:${names.join()}`,
  title: 'Un partido salió de tu sala',
  body: `Un partido ya no cuenta en ${name}. Cambiamos por ti a ${names.join(', ')}: revisa tu once antes del cierre.`,
  link: entryPage({ kind, tipo, room: id, entry }),
});
