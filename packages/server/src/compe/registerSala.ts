import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { notFound, Refusal } from '../refusal';
import { createCompeRoom } from '../rooms/createCompeRoom';
import { joinRoom } from '../rooms/joinRoom';
import { generateLineup } from './generateLineup';

/** Seats a player in a lineup room, pays, and gives him a complete lineup for each of its jornadas (rules.md R4.3). */
export async function enterCompeRoom(tx: Tx, seat: { roomId: number; userId: number }): Promise<number> {
  const entryId = await joinRoom(tx, seat);
  const room = await tx.selectFrom('room').selectAll().where('id', '=', seat.roomId).executeTakeFirstOrThrow();
  for (let jornada = room.jornada_from; jornada <= room.jornada_to; jornada += 1) {
    await generateLineup(tx, room, entryId, jornada);
  }
  return entryId;
}

/** A named room takes the player unless it is private or of the other game. */
export async function publicCompeRoom(tx: Tx, roomId: number): Promise<number> {
  const room = await tx
    .selectFrom('room')
    .select('id')
    .where('id', '=', roomId)
    .where('kind', '=', 'compe')
    .where('tipo', 'in', ['1', '4'])
    .executeTakeFirst();
  if (!room) throw notFound();
  return room.id;
}

/**
 * The room of an offer that takes the next player: the oldest open one, or a new one when every room of the offer is
 * full (rules.md R3.1). Players of one offer queue here, so that two of them never open two rooms.
 */
export async function roomOfOffer(
  tx: Tx,
  wanted: { userId: number; amount_ins: number; league_unique: string; jornada?: number; tipo: string },
): Promise<number> {
  const offer = await tx
    .selectFrom('offer as o')
    .innerJoin('league as l', 'l.id', 'o.league_id')
    .selectAll('o')
    .where('o.kind', '=', 'compe')
    .where('o.active', '=', true)
    .where('o.amount_ins', '=', wanted.amount_ins)
    .where('o.tipo', '=', wanted.tipo as '1')
    .where('l.league_unique', '=', wanted.league_unique)
    .orderBy('o.id')
    .executeTakeFirst();
  if (!offer) throw new Refusal(404, 'NO_EXISTE', 'Ya no hay salas con esa entrada. Elige otra de la lista.');
  await sql`select pg_advisory_xact_lock(${offer.id})`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    select r.id from room r where r.offer_id = ${offer.id} and r.estado = 'abierta' and app_now() < r.lock_at
      and (${wanted.jornada ?? null}::int is null or r.jornada_from = ${wanted.jornada ?? null}::int)
    order by r.jornada_from, r.id limit 1`.execute(tx);
  if (rows[0]) return rows[0].id;
  const jornada = wanted.jornada ?? (await nextJornada(tx, offer.league_id, offer.lock_lead_min));
  return createCompeRoom(tx, { ...offer, leagueId: offer.league_id, offerId: offer.id, jornada });
}

/** The first jornada whose first match has not locked yet. */
export async function nextJornada(tx: Tx, leagueId: number, lockLeadMin: number): Promise<number> {
  const { rows } = await sql<{ jornada: number }>`
    select jornada from match where league_id = ${leagueId} and kick_off is not null and estado not in ('cancelado','anulado')
    group by jornada having min(kick_off) - make_interval(mins => ${lockLeadMin}::int) > app_now()
    order by min(kick_off) limit 1`.execute(tx);
  if (!rows[0]) throw new Refusal(409, 'CERRADO', 'La temporada no tiene más jornadas abiertas por ahora.');
  return rows[0].jornada;
}
