import { sql } from 'kysely';
import { isLegends } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import { notFound, Refusal } from '../../platform/refusal';
import { joinRoom, type Seat } from '../join/joinRoom';
import { oldestOpen, openOfferRoom } from '../offers/openOfferRoom';
import { generateLineup } from './generateLineup';
import { wearLegend } from './wearLegend';

export interface CompeSeat extends Seat {
  /** The legend to wear, in rooms of legends. */
  item_leyenda?: number | undefined;
}

/** Seats a player in a lineup room, pays, and gives them a complete lineup for each jornada that has its pool (rules R4.3). */
export async function enterCompeRoom(tx: Tx, seat: CompeSeat): Promise<number> {
  const entryId = await joinRoom(tx, seat);
  const room = await tx.selectFrom('room').selectAll().where('id', '=', seat.roomId).executeTakeFirstOrThrow();
  if (isLegends(room)) await wearLegend(tx, { entryId, userId: seat.userId, item: seat.item_leyenda });
  await generateLineup(tx, room, entryId, room.jornada_from);
  if (room.jornada_to > room.jornada_from) {
    const later = await tx.selectFrom('room_jornada').select('jornada').where('room_id', '=', room.id).execute();
    for (const { jornada } of later) await generateLineup(tx, room, entryId, jornada);
  }
  return entryId;
}

/** Enters a player in a room of either game. */
export const enterRoom = (tx: Tx, { kind, ...seat }: Seat & { kind: 'compe' | 'predi' }): Promise<number> =>
  kind === 'compe' ? enterCompeRoom(tx, seat) : joinRoom(tx, seat);

/** A named room takes the player unless it is private, asks for a code, or is of the other game. */
export async function publicCompeRoom(tx: Tx, roomId: number, tipos = ['1', '3', '4', '5']): Promise<number> {
  const { rows } = await sql<{ by_code: boolean }>`
    select code_only or cod_access is not null as by_code from room
    where id = ${roomId} and kind = 'compe' and tipo = any(${tipos}::text[]) and estado <> 'borrador'`.execute(tx);
  if (!rows[0]) throw notFound();
  if (rows[0].by_code) throw new Refusal(403, 'PROHIBIDO', 'A esta sala se entra con un código.');
  return roomId;
}

export interface OfferWish extends Omit<CompeSeat, 'roomId'> {
  amount_ins: number;
  league_unique: string;
  jornada?: number | undefined;
  tipo: string;
}

const MOST_TRIES = 20;

/**
 * Seats a player in the room of an offer: the oldest open one (rules R3.1). While they wait for a seat in it others
 * may take the last one; the next room has opened with that, so they ask again.
 */
export async function enterOffer(tx: Tx, wish: OfferWish): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const roomId = await roomOfOffer(tx, wish);
    try {
      return await enterCompeRoom(tx, { ...wish, roomId });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'SALA_LLENA' || tries === MOST_TRIES) throw error;
    }
  }
}

/** The open room of an offer, or its first one. */
async function roomOfOffer(tx: Tx, wanted: OfferWish): Promise<number> {
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
  return (await oldestOpen(tx, offer.id, wanted.jornada)) ?? openOfferRoom(tx, offer, wanted.jornada);
}
