import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { Refusal } from '../refusal';
import { createRoom, type NewRoom } from './createRoom';

/** Opens a lineup room on every dated match of a jornada and makes sure of the jornada's pool (rules.md R4.2). */
export async function createCompeRoom(
  tx: Tx,
  room: Omit<NewRoom, 'kind' | 'matchIds'> & { jornada: number },
): Promise<number> {
  const matches = await tx
    .selectFrom('match')
    .select('id')
    .where('league_id', '=', room.leagueId)
    .where('jornada', '=', room.jornada)
    .where('kick_off', 'is not', null)
    .where('estado', 'not in', ['cancelado', 'anulado'])
    .orderBy('id')
    .execute();
  if (matches.length === 0) throw new Refusal(422, 'REGLA', 'Esa jornada no tiene partidos con fecha. Elige otra.');
  await fillPool(tx, room.leagueId, room.jornada);
  return createRoom(tx, { ...room, kind: 'compe', matchIds: matches.map(({ id }) => id) });
}

/** Adds the active players and coaches of the jornada's teams to its pool; it never removes one (rules.md R4.2). */
export async function fillPool(tx: Tx, leagueId: number, jornada: number): Promise<number> {
  const added = await sql`
    insert into pool_player (league_id, jornada, player_id)
    select distinct p.league_id, ${jornada}::int, p.id
    from match m join player p on p.team_id in (m.local_team, m.visit_team) and p.active
    where m.league_id = ${leagueId} and m.jornada = ${jornada} and m.kick_off is not null
    on conflict do nothing`.execute(tx);
  return Number(added.numAffectedRows ?? 0n);
}
