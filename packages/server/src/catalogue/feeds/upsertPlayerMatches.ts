import { sql } from 'kysely';
import { scorePlayer, type PlayerMatchStats, type ScoringProfile } from '@arma11/core/domain';
import type { Queryable, Tx } from '../../platform/db/database';
import type { Position } from '@arma11/core/contract';
import type { FeedPlayer, FeedSeason } from './feedShape';
import { countWritten, type Written } from './upsertCatalogue';
import { asRows } from '../../platform/db/asRows';

/** Rows per statement: some 3 MB of JSON. */
const BATCH = 5000;

/** What a player did in a match, with its points. */
export interface ScoredRow {
  player: string;
  match: string;
  jornada: number;
  was_local: boolean | null;
  stats: PlayerMatchStats;
  minutes: number;
  points: number;
  breakdown: readonly object[];
}

/** The positions that players keep in jornadas whose pool is made, whatever their source calls them since, by player and jornada. */
export async function keptPositions(
  q: Queryable,
  leagueId: number,
  players: readonly Pick<FeedPlayer, 'external_id' | 'position'>[],
): Promise<ReadonlyMap<string, Position>> {
  const named = players.map(({ external_id, position }) => ({ external_id, position }));
  const { rows } = await sql<{ player: string; jornada: number; position: Position }>`
    select p.external_id as player, o.jornada, o.position
    from json_to_recordset(${asRows(named)}) as x(external_id text, position int)
    join player p on p.league_id = ${leagueId} and p.external_id = x.external_id
    join pool_player o on o.player_id = p.id and o.league_id = p.league_id and o.position <> x.position`.execute(q);
  return new Map(rows.map(({ player, jornada, position }) => [`${player}:${jornada}`, position]));
}

/** What players did, with the points of a league's table; `kept` are positions that are not the source's. */
export function scoredRows(
  { players, stats }: Pick<FeedSeason, 'players' | 'stats'>,
  profile: ScoringProfile,
  kept: ReadonlyMap<string, Position> = new Map(),
): ScoredRow[] {
  const positions = new Map(players.map((player) => [player.external_id, player.position]));
  return stats.flatMap(({ player_external_id, match_external_id, jornada, was_local, stats: did }) => {
    const position = kept.get(`${player_external_id}:${jornada}`) ?? positions.get(player_external_id);
    if (position === undefined) return [];
    const { points, breakdown } = scorePlayer(profile, position, did);
    const ids = { player: player_external_id, match: match_external_id };
    return { ...ids, jornada, was_local, stats: did, minutes: did.minutes, points, breakdown };
  });
}

const offered = (leagueId: number, rows: readonly ScoredRow[]) => sql`
  select p.id as player_id, m.id as match_id, x.jornada, x.stats, x.minutes, x.points, x.breakdown, x.player, x.match,
    case x.was_local when true then m.local_team when false then m.visit_team else p.team_id end as team_id
  from json_to_recordset(${asRows(rows)}) as x(player text, match text, jornada int, was_local boolean, stats jsonb,
    minutes int, points int, breakdown jsonb)
  join player p on p.league_id = ${leagueId} and p.external_id = x.player
  join match m on m.league_id = ${leagueId} and m.external_id = x.match`;

/** Writes rows that `scoredRows` made; a feed leaves those alone that were set by hand. A changed row touches its match: so its rooms know that they have to be scored again. */
export const upsertScored = (
  tx: Tx,
  leagueId: number,
  rows: readonly ScoredRow[],
  by: 'feed' | 'hand' = 'feed',
): Promise<Written> =>
  countWritten(
    tx,
    sql`with incoming as (${offered(leagueId, rows)}), written as (
      insert into player_match as old (player_id, match_id, team_id, jornada, stats, minutes, points, breakdown, held)
      select player_id, match_id, team_id, jornada, stats, minutes, points, breakdown, ${by}::text = 'hand' from incoming
      on conflict (player_id, match_id) do update set team_id = excluded.team_id, jornada = excluded.jornada,
        stats = excluded.stats, minutes = excluded.minutes, points = excluded.points, breakdown = excluded.breakdown,
        held = excluded.held, updated_at = app_now()
      where (excluded.held or not old.held) and (old.team_id, old.jornada, old.stats, old.minutes, old.points, old.breakdown, old.held)
        is distinct from (excluded.team_id, excluded.jornada, excluded.stats, excluded.minutes, excluded.points, excluded.breakdown, excluded.held)
      returning match_id, (xmax = 0) as inserted
    ), touched as (
      update match set updated_at = app_now(), changes = changes + 1 where id in (select match_id from written)
    )`,
  );

const keyOf = ({ player, match }: Pick<ScoredRow, 'player' | 'match'>) => `${player}:${match}`;

/** Those rows that a feed would change. */
export async function changedScored(q: Queryable, leagueId: number, rows: readonly ScoredRow[]): Promise<ScoredRow[]> {
  const { rows: same } = await sql<Pick<ScoredRow, 'player' | 'match'>>`
    select x.player, x.match from (${offered(leagueId, rows)}) x
    join player_match old on old.player_id = x.player_id and old.match_id = x.match_id
    where old.held or (old.team_id, old.jornada, old.stats, old.minutes, old.points, old.breakdown)
      is not distinct from (x.team_id, x.jornada, x.stats, x.minutes, x.points, x.breakdown)`.execute(q);
  const held = new Set(same.map(keyOf));
  return rows.filter((row) => !held.has(keyOf(row)));
}

/** What players did, with the points of the league's table; key: player and match (double gameweeks). */
export async function upsertPlayerMatches(
  tx: Tx,
  leagueId: number,
  season: Pick<FeedSeason, 'players' | 'stats'>,
  profile: ScoringProfile,
  by: 'feed' | 'hand' = 'feed',
): Promise<Written> {
  const rows = scoredRows(season, profile, await keptPositions(tx, leagueId, season.players));
  const total: Written = { inserted: 0, updated: 0 };
  for (let from = 0; from < rows.length; from += BATCH) {
    const { inserted, updated } = await upsertScored(tx, leagueId, rows.slice(from, from + BATCH), by);
    total.inserted += inserted;
    total.updated += updated;
  }
  return total;
}
