import { sql } from 'kysely';
import type { PricedPlayer } from '@arma11/core/domain';
import type { AnyFormation } from '@arma11/core/contract';
import { entryPage } from '../../catalogue/incidents/entryPage';
import type { Db, Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { notifyEach } from '../../players/notices/notify';
import { jornadaOpen } from '../lock/jornadaLock';
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

// Room `r` lost match `rm` while its jornada was open, and that is open still.
const lostMatch = sql<boolean>`r.kind = 'compe' and rm.ahead and ${jornadaOpen(sql`rm.jornada`)}`;

/**
 * In jornadas of rooms that lost a match before their lock, gives each lineup another footballer for each who has no match left in
 * the slate, and tells its player (rules R14.3). Safe to repeat and to run on several machines.
 * @returns how many lineups changed.
 */
export async function replacePlayersOutOfSlate(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number; jornada: number }>`
    with lost as materialized (select distinct r.id, rm.jornada from room_match rm join room r on r.id = rm.room_id where ${lostMatch})
    select r.id, r.jornada from lost r
      where exists (select from entry e join lineup l on l.entry_id = e.id and l.jornada = r.jornada
        where e.room_id = r.id and ${hasPlayerOutOfSlate})
    order by r.id, r.jornada limit 100`.execute(db.fresh);
  let changed = 0;
  for (const { id, jornada } of rows) changed += await db.tx((tx) => replaceIn(tx, id, jornada));
  return changed;
}

async function replaceIn(tx: Tx, roomId: number, jornada: number): Promise<number> {
  const { rows } = await sql<RoomRow>`
    select r.* from room r where r.id = ${roomId} and exists (
      select from room_match rm where rm.room_id = r.id and rm.jornada = ${jornada} and ${lostMatch}) for update`.execute(
    tx,
  );
  return rows[0] ? replaceOutOfSlate(tx, rows[0], jornada) : 0;
}

/** The same in one jornada of a room whose row the caller holds. Returns how many lineups changed. */
export async function replaceOutOfSlate(tx: Tx, room: RoomRow, jornada: number): Promise<number> {
  const lineups = await lineupsWithPlayersOutOfSlate(tx, room.id, jornada);
  const notices = [];
  for (const lineup of lineups) {
    const { pool } = await readOpenPool(tx, room, jornada, lineup.players);
    const players = replaced(room, lineup, pool);
    if (!players) continue;
    const captain = lineup.captain !== null && players.includes(lineup.captain) ? lineup.captain : null;
    const { formation, given } = lineup;
    const replacements = players.filter((id) => !lineup.players.includes(id) || lineup.replacements.includes(id));
    await changeLineup(tx, { ...lineup, room, jornada }, { formation, players, captain, given, replacements });
    if (!lineup.is_bot) notices.push(noticeOf(room, jornada, lineup));
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

/** The lineup with the best that its room lets it have in the place of who left it; null while the pool has too few. */
function replaced(room: RoomRow, { formation, players }: HeldLineup, pool: readonly PricedPlayer[]) {
  const here = new Set(pool.map(({ id }) => id));
  const keep = Object.fromEntries(players.flatMap((id, slot) => (here.has(id) ? [[slot, id]] : [])));
  return fillLineup(room, pool, formation, { keep });
}

const noticeOf = ({ kind, tipo, id, name, jornada_from, jornada_to }: RoomRow, jornada: number, lineup: HeldLineup) => {
  const { entry, user, names } = lineup;
  const where = jornada_to > jornada_from ? `la jornada ${jornada} de ${name}` : name;
  return {
    userId: user,
    kind: 'partido_aplazado' as const,
    ref: `slate:${id}:${jornada}:${names.join()}`,
    title: 'Un partido salió de tu sala',
    body: `Un partido ya no cuenta en ${where}. Cambiamos por ti a ${names.join(', ')}: revisa tu once antes del cierre.`,
    link: entryPage({ kind, tipo, room: id, entry }),
  };
};
