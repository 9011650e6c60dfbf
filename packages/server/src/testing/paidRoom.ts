import type { Db } from '../platform/db/database';
import { createCompeRoom } from '../rooms/offers/createCompeRoom';
import type { SmallLeague } from './smallLeague';

/** Where a player of a made-up room ended. */
export interface Place {
  user: number;
  position: number;
  points?: number;
  aciertos?: number;
  prize?: number;
}

/** A free room that is over, with these places and no lineups: for what follows a payment. Returns its id. */
export async function paidRoom(
  db: Db,
  { leagueId }: SmallLeague,
  { places, taken = places.length, jornada = 1 }: { places: readonly Place[]; taken?: number; jornada?: number },
): Promise<number> {
  return db.tx(async (tx) => {
    const room = await createCompeRoom(tx, {
      tipo: '1',
      name: 'Sala',
      leagueId,
      amount_ins: 0,
      max_players: 100,
      min_players: 2,
      modo_pozo: 'proporcional',
      commission_bps: 0,
      lock_lead_min: 5,
      jornada,
    });
    for (const [index, { user, position, points = 0, aciertos = 0, prize = 0 }] of places.entries()) {
      const entry = await tx
        .insertInto('entry')
        .values({ room_id: room, user_id: user, fee: 0, paid: 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('standing')
        .values({
          room_id: room,
          seq: index + 1,
          gen: 0,
          entry_id: entry.id,
          points,
          last_points: points,
          aciertos,
          position,
          sharing: 1,
          previous: null,
          prize,
        })
        .execute();
    }
    await tx.updateTable('room').set({ taken, estado: 'pagada' }).where('id', '=', room).execute();
    return room;
  });
}
