import { sql } from 'kysely';
import type { MarketKind } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { openingSlates } from '../slate/openingSlate';
import { createCompeRoom } from './createCompeRoom';
import { createPrediRoom } from './createPrediRoom';
import { PastLock } from './PastLock';

/**
 * Opens the next room of an offer in the transaction that filled this one, so that the lobby never runs dry
 * (rules R2.2). A room that empties and fills again has its follower already: the row that the join holds and the
 * unique `follows` see to it.
 * @returns the new room's id, or null when the room is not full, of no active offer, followed already, or when the next one
 * would have locked or have no match with a confirmed kick-off: its matches may have moved since.
 */
export async function openNextRoom(tx: Tx, roomId: number): Promise<number | null> {
  const { rows } = await sql<RoomRow>`
    select r.* from room r join offer o on o.id = r.offer_id and o.active and o.refills
    where r.id = ${roomId} and r.estado = 'llena' and not exists (select from room f where f.follows = r.id)`.execute(
    tx,
  );
  const full = rows[0];
  if (!full) return null;
  const terms = { ...full, leagueId: full.league_id, offerId: full.offer_id, follows: full.id, cod_access: null };
  const { award_table, flags, guaranteed_pozo, predi_scoring } = full.rules;
  const next = { ...terms, ownerId: null, award_table, flags, guaranteed_pozo, estado: 'abierta' as const };
  if (full.kind === 'compe') {
    if (!(await hasSlate(tx, full))) return null;
    return unlessLocked(createCompeRoom(tx, { ...next, jornada: full.jornada_from, jornada_to: full.jornada_to }));
  }
  const questions = await questionsOf(tx, full.id);
  if (questions.matchIds.length === 0) return null;
  return unlessLocked(createPrediRoom(tx, { ...next, predi_scoring, ...questions }));
}

const unlessLocked = (opening: Promise<number>): Promise<number | null> =>
  opening.catch((error: unknown) => {
    if (error instanceof PastLock) return null;
    throw error;
  });

async function hasSlate(tx: Tx, { league_id, jornada_from }: RoomRow): Promise<boolean> {
  const { rows } = await sql`
    select from ${openingSlates(league_id)} slate where jornada = ${jornada_from} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Those of the room that filled, about the matches that still count in it and whose kick-off is confirmed (rules R14.2). */
async function questionsOf(tx: Tx, roomId: number): Promise<{ matchIds: number[]; kinds: MarketKind[] }> {
  const { rows: matches } = await sql<{ id: number }>`
    select m.id from room_match rm join match_now m on m.id = rm.match_id
    where rm.room_id = ${roomId} and not rm.void and m.estado = 'programado' and m.confirmed_time and m.kick_off is not null
    order by rm.id`.execute(tx);
  const { rows: kinds } = await sql<{ kind: MarketKind }>`
    select distinct kind from market where room_id = ${roomId} and match_id is not null`.execute(tx);
  return { matchIds: matches.map(({ id }) => id), kinds: kinds.map(({ kind }) => kind) };
}
