import { sql } from 'kysely';
import { priceOfPlayer } from '../../catalogue/players/priceOfPlayer';
import type { RoomRow } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/database';

/** Adds the active players and coaches of the jornada's teams to its pool; it never removes one (rules R4.2). */
export async function fillPool(tx: Tx, leagueId: number, jornada: number): Promise<number> {
  const added = await sql`
    insert into pool_player (league_id, jornada, player_id, price)
    select distinct p.league_id, ${jornada}::int, p.id, ${priceOfPlayer}
    from match m join player p on p.team_id in (m.local_team, m.visit_team) and p.active
    left join player_stat s on s.player_id = p.id
    where m.league_id = ${leagueId} and m.jornada = ${jornada} and m.kick_off is not null
    order by 3 on conflict do nothing`.execute(tx);
  return Number(added.numAffectedRows ?? 0n);
}

/** Adds to the pool of a room's jornada who is missing. Returns how many are in it, and how many came now. */
export async function refillPool(tx: Tx, { league_id }: Pick<RoomRow, 'league_id'>, jornada: number) {
  const created = await fillPool(tx, league_id, jornada);
  const { count } = await tx
    .selectFrom('pool_player')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('league_id', '=', league_id)
    .where('jornada', '=', jornada)
    .executeTakeFirstOrThrow();
  return { count, created };
}
