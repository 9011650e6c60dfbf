import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { createRoom, type NewRoom } from './createRoom';
import { fillPool } from '../slate/fillPool';
import { prepareRoom } from '../slate/prepareJornadas';

export type NewCompeRoom = Omit<NewRoom, 'kind' | 'matchIds'> & {
  jornada: number;
  /** The last jornada of an event room over several (rules R3.6); absent, one jornada. */
  jornada_to?: number;
};

/**
 * Opens a lineup room on every match of its jornadas and makes sure of their pools (rules R4.2). Later jornadas may
 * still lack dates: they are prepared once they have them.
 */
export async function createCompeRoom(tx: Tx, room: NewCompeRoom): Promise<number> {
  const { jornada, jornada_to: last = jornada } = room;
  const matches = await tx
    .selectFrom('match')
    .select(['id', 'jornada', 'kick_off'])
    .where('league_id', '=', room.leagueId)
    .where('jornada', '>=', jornada)
    .where('jornada', '<=', last)
    .where('estado', 'not in', ['cancelado', 'anulado'])
    .orderBy('id')
    .execute();
  const played = matches.filter((match) => match.kick_off !== null || match.jornada > jornada);
  if (!played.some((match) => match.jornada === jornada)) {
    throw new Refusal(422, 'REGLA', 'Esa jornada no tiene partidos con fecha. Elige otra.');
  }
  if (!played.some((match) => match.jornada === last)) {
    throw new Refusal(422, 'REGLA', 'La última jornada aún no tiene partidos. Elige otra.');
  }
  await fillPool(tx, room.leagueId, jornada);
  const id = await createRoom(tx, { ...room, kind: 'compe', matchIds: played.map((match) => match.id) });
  if (last > jornada) await prepareRoom(tx, id);
  return id;
}
