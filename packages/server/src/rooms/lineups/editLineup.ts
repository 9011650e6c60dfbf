import { sql } from 'kysely';
import type { AnyFormation } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { countStep } from '../../players/quests/countStep';
import { notFound, Refusal } from '../../platform/refusal';
import { lineupClosed } from '../lock/closedRefusals';
import { lockRoomRow } from '../lock/lockRoomRow';
import { jornadaOpen } from '../lock/jornadaLock';
import { changeLineup } from '../slate/storeLineup';
import { carryOn } from './carryOn';
import { lineupAfter } from './lineupAfter';

/** A lineup held for a change: its room is open by the database's clock and stays so until the change commits. */
export interface LockedLineup {
  room: RoomRow;
  id: number;
  entryId: number;
  userId: number;
  jornada: number;
  formation: AnyFormation;
  players: number[];
  captain: number | null;
  version: number;
  /** The jornada has closed, and only slots whose own match has not may still change (rules R4.1, late swap). */
  late: boolean;
}

/**
 * Takes a player's lineup for a change. `slots` are changes that name their slots: rooms with late swap take them after
 * the lock, too. The room's row is shared until the commit, so the lock waits for it
 * (security I6, I7).
 */
export async function lockLineup(
  tx: Tx,
  userId: number,
  which: { lineupId: number } | { entryId: number; jornada: number },
  ifMatch: number | null,
  change: 'whole' | 'slots' = 'whole',
): Promise<LockedLineup> {
  const target =
    'lineupId' in which
      ? sql`l.id = ${which.lineupId}`
      : sql`l.entry_id = ${which.entryId} and l.jornada = ${which.jornada}`;
  const { rows } = await sql<Omit<LockedLineup, 'room' | 'late'> & { room_id: number }>`
    select l.id, l.entry_id as "entryId", e.user_id as "userId", l.jornada, l.formation, l.players, l.captain, l.version, e.room_id
    from lineup l join entry e on e.id = l.entry_id
    where ${target} and e.user_id = ${userId} for update of l`.execute(tx);
  const lineup = rows[0];
  if (!lineup) throw notFound();
  const { room, open, late } = await sharedRoom(tx, lineup.room_id, lineup.jornada);
  if (!open && !(late && change === 'slots')) throw lineupClosed(room.lock_at);
  if (ifMatch !== null && ifMatch !== lineup.version) {
    throw new Refusal(409, 'VERSION_VIEJA', 'Cambiaste tu equipo en otra pantalla. Te mostramos la última versión.', {
      version: lineup.version,
      lineup: await lineupAfter(tx, userId, { room, entryId: lineup.entryId, jornada: lineup.jornada }),
    });
  }
  return { ...lineup, room, late: !open };
}

async function sharedRoom(tx: Tx, roomId: number, jornada: number) {
  await lockRoomRow(tx, roomId, 'share');
  const { rows } = await sql<RoomRow & { open: boolean; late: boolean }>`
    select r.*, ${jornadaOpen(sql`${jornada}::int`)} as open,
      (r.rules->'flags'->>'late_swap')::boolean and r.estado in ('cerrada','en_vivo') as late
    from room r where r.id = ${roomId}`.execute(tx);
  const room = rows[0]!;
  return { room, open: room.open, late: room.late };
}

/** Writes the changed lineup as its next version. A captain who is not named stays while they are in it. */
export async function writeLineup(
  tx: Tx,
  lineup: LockedLineup,
  change: { formation: AnyFormation; players: number[]; captain?: number | null },
): Promise<void> {
  const stays = lineup.captain !== null && change.players.includes(lineup.captain) ? lineup.captain : null;
  const captain = change.captain === undefined ? stays : change.captain;
  await changeLineup(tx, lineup, { ...change, captain });
  await carryOn(tx, lineup);
  await sql`update entry set formation = ${change.formation} where id = ${lineup.entryId}`.execute(tx);
  await countStep(tx, lineup.userId, 'lineup_guardada', `room:${lineup.room.id}:${lineup.jornada}`);
}
