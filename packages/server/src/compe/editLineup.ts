import { sql } from 'kysely';
import type { AnyFormation } from '@arma11/core/contract';
import type { Tx } from '../db/database';
import type { RoomRow } from '../db/schema';
import { countStep } from '../quests/countStep';
import { notFound, Refusal } from '../refusal';

/** A lineup held for a change: its room is open by the database's clock and stays so until the change commits. */
export interface HeldLineup {
  room: RoomRow;
  id: number;
  entryId: number;
  userId: number;
  jornada: number;
  formation: AnyFormation;
  players: number[];
  version: number;
}

/**
 * Takes a player's lineup for a change. The room's row is shared until the commit, so the lock waits for it, and the
 * time is asked of the database inside the same statement (reliability.md I6, I7).
 */
export async function holdLineup(
  tx: Tx,
  userId: number,
  which: { lineupId: number } | { entryId: number; jornada: number },
  ifMatch: number | null,
): Promise<HeldLineup> {
  const target =
    'lineupId' in which
      ? sql`l.id = ${which.lineupId}`
      : sql`l.entry_id = ${which.entryId} and l.jornada = ${which.jornada}`;
  const { rows } = await sql<Omit<HeldLineup, 'room'> & { room_id: number }>`
    select l.id, l.entry_id as "entryId", e.user_id as "userId", l.jornada, l.formation, l.players, l.version, e.room_id
    from lineup l join entry e on e.id = l.entry_id
    where ${target} and e.user_id = ${userId} for update of l`.execute(tx);
  const lineup = rows[0];
  if (!lineup) throw notFound();
  const room = await openRoom(tx, lineup.room_id);
  if (ifMatch !== null && ifMatch !== lineup.version) {
    throw new Refusal(409, 'VERSION_VIEJA', 'Cambiaste tu equipo en otra pantalla. Te mostramos la última versión.', {
      version: lineup.version,
    });
  }
  return { ...lineup, room };
}

async function openRoom(tx: Tx, roomId: number): Promise<RoomRow> {
  const { rows } = await sql<RoomRow & { open: boolean }>`
    select r.*, r.estado in ('abierta','llena') and app_now() < r.lock_at as open
    from room r where r.id = ${roomId} for share of r`.execute(tx);
  const room = rows[0]!;
  if (!room.open)
    throw new Refusal(409, 'CERRADO', 'La sala ya cerró: tu equipo quedó como estaba.', { lock_at: room.lock_at });
  return room;
}

/** Writes the changed lineup as its next version. */
export async function writeLineup(
  tx: Tx,
  lineup: HeldLineup,
  change: { formation: AnyFormation; players: number[] },
): Promise<void> {
  await sql`update lineup set formation = ${change.formation}, players = ${change.players}::int[],
    version = version + 1, saved_at = app_now() where id = ${lineup.id}`.execute(tx);
  await sql`update entry set formation = ${change.formation} where id = ${lineup.entryId}`.execute(tx);
  await countStep(tx, lineup.userId, 'lineup_guardada', `room:${lineup.room.id}:${lineup.jornada}`);
}
