import { sql } from 'kysely';
import { isCasual, isLegends, playableFormations } from '@arma11/core/domain';
import { giveItem } from '../../players/items/giveItem';
import { joinRoom } from '../../rooms/join/joinRoom';
import { checkLineup } from '../../rooms/lineups/checkPlayers';
import { wearLegend } from '../../rooms/lineups/wearLegend';
import { readOpenPool } from '../../rooms/slate/pool';
import { giveLineups, type GivenLineup } from '../../rooms/slate/storeLineup';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import type { RivalRoom } from './enterRivals';
import { payable } from './payable';
import { rivalLineup } from './rivalLineup';

/** A rival with the stream that decides what they do in a room. */
export interface Rival {
  userId: number;
  random: () => number;
}

/** What can be bought of the gallery's legends (migration 0011). */
const LEGENDS = [301, 302, 303, 304, 305] as const;

interface Seated extends Rival {
  entryId: number;
}

/** Seats rivals in a lineup room with elevens of their own ideas, valid as every saved one; those of a jornada are written at once. */
export async function fieldRivals(tx: Tx, { id }: RivalRoom, rivals: readonly Rival[]): Promise<void> {
  const room = await tx.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const seated: Seated[] = [];
  for (const rival of rivals) seated.push({ ...rival, entryId: await seat(tx, room, rival.userId) });
  const { jornada_from, jornada_to } = room;
  for (let jornada = jornada_from; jornada <= jornada_to; jornada += 1)
    await giveLineups(tx, room, jornada, await ownLineups(tx, room, jornada, seated));
  await sql`
    update entry e set formation = l.formation from lineup l
    where e.id = any(${seated.map(({ entryId }) => entryId)}::int[]) and l.entry_id = e.id and l.jornada = ${jornada_to}`.execute(
    tx,
  );
}

async function seat(tx: Tx, room: RoomRow, userId: number): Promise<number> {
  const entryId = await joinRoom(tx, { roomId: room.id, userId });
  if (isLegends(room)) await wearLegend(tx, { entryId, userId, item: await lendLegend(tx, userId) });
  return entryId;
}

/** Rivals come to a room of legends with one that they are given there. */
async function lendLegend(tx: Tx, userId: number): Promise<number> {
  const legend = LEGENDS[userId % LEGENDS.length]!;
  await giveItem(tx, [userId], legend);
  return legend;
}

async function ownLineups(tx: Tx, room: RoomRow, jornada: number, seated: readonly Seated[]): Promise<GivenLineup[]> {
  const { pool } = await readOpenPool(tx, room, jornada);
  const formations = isCasual(room) ? (['221'] as const) : playableFormations;
  return seated.map(({ entryId, random }) => {
    const lineup = rivalLineup(pool, random, formations);
    const { formation } = lineup;
    const players = payable(room, pool, lineup);
    checkLineup(players, formation, { room, players: [] }, pool);
    return { entryId, formation, players, captain: null, given: null, replacements: [] };
  });
}
