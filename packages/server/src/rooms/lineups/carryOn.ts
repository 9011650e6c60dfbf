import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { lineupBefore } from '../slate/lineupBefore';
import { readOpenPool } from '../slate/pool';
import { startingLineup, type StartingLineup } from '../slate/startingLineup';
import { changeLineup, type StoredLineup } from '../slate/storeLineup';
import type { LockedLineup } from './editLineup';

/**
 * Later jornadas of an event start with the eleven of the one before: those that the player has not changed follow what
 * they have just saved (rules R14.6), as far as nobody's match has begun.
 */
export async function carryOn(tx: Tx, { room, entryId, jornada }: LockedLineup): Promise<void> {
  if (room.jornada_to === room.jornada_from) return;
  const { rows } = await sql<Omit<StoredLineup, 'room'> & Eleven>`
    select l.id, l.jornada, l.players, l.captain, l.formation
    from lineup l join room_jornada j on j.room_id = ${room.id} and j.jornada = l.jornada and app_now() < j.lock_at
    where l.entry_id = ${entryId} and l.jornada > ${jornada} and l.given is not null
    order by l.jornada for update of l`.execute(tx);
  for (const lineup of rows) {
    const { pool } = await readOpenPool(tx, room, lineup.jornada, lineup.players);
    const next = startingLineup(room, pool, { entryId, before: await lineupBefore(tx, entryId, lineup.jornada) });
    if (next && !sameLineup(lineup, next)) await followUnlessBegun(tx, { ...lineup, room }, next);
  }
}

type Eleven = Pick<StartingLineup, 'formation' | 'players' | 'captain'>;

const sameLineup = (a: Eleven, b: StartingLineup) =>
  a.formation === b.formation && a.captain === b.captain && a.players.join() === b.players.join();

async function followUnlessBegun(tx: Tx, lineup: StoredLineup, next: StartingLineup): Promise<void> {
  try {
    await changeLineup(tx, lineup, next);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
