import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { createRoom, type NewRoom } from './createRoom';
import { fittingBudget } from './fittingBudget';
import { fillPool } from '../slate/fillPool';
import { openingSlates } from '../slate/openingSlate';
import { prepareRoom } from '../slate/prepareJornadas';

export type NewCompeRoom = Omit<NewRoom, 'kind' | 'matchIds'> & {
  jornada: number;
  /** The last jornada of an event room over several (rules R3.6); absent, one jornada. */
  jornada_to?: number;
  /** Only these matches of it; absent, all whose kick-off is confirmed (rules R14.2). */
  chosen?: readonly number[];
};

/**
 * Opens a lineup room on the matches of its jornadas, which stay its own from then on (rules R14.1), and makes sure of
 * their pools (rules R4.2). Later jornadas may still lack dates: they are prepared once they have them.
 */
export async function createCompeRoom(tx: Tx, room: NewCompeRoom): Promise<number> {
  const { jornada, jornada_to: last = jornada, chosen } = room;
  const { rows: first } = await sql<{ id: number }>`
    select id from ${openingSlates(room.leagueId)} slate where jornada = ${jornada}
      and (${chosen ? [...chosen] : null}::int[] is null or id = any(${chosen ? [...chosen] : null}::int[])) order by id`.execute(
    tx,
  );
  if (first.length === 0) {
    throw new Refusal(422, 'REGLA', 'Esa jornada no tiene partidos con fecha y hora confirmadas. Elige otra.');
  }
  const later = await tx
    .selectFrom('match')
    .select(['id', 'jornada'])
    .where('league_id', '=', room.leagueId)
    .where('jornada', '>', jornada)
    .where('jornada', '<=', last)
    .where('estado', 'not in', ['cancelado', 'anulado'])
    .orderBy('id')
    .execute();
  if (last > jornada && !later.some((match) => match.jornada === last)) {
    throw new Refusal(422, 'REGLA', 'La última jornada aún no tiene partidos. Elige otra.');
  }
  await fillPool(tx, room.leagueId, jornada);
  const flags = await fittingBudget(tx, { tipo: room.tipo, leagueId: room.leagueId, jornada, flags: room.flags });
  const id = await createRoom(tx, {
    ...room,
    flags,
    kind: 'compe',
    matchIds: [...first, ...later].map((match) => match.id),
  });
  if (last > jornada) await prepareRoom(tx, id);
  return id;
}
