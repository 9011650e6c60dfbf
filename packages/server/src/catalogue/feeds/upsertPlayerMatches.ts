import { sql } from 'kysely';
import { scorePlayer, type ScoringProfile } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import type { FeedSeason } from './feedShape';
import { asRows, countWritten, type Written } from './upsertCatalogue';

/** Rows per statement: some 3 MB of JSON. */
const BATCH = 5000;

function scoredRows({ players, stats }: FeedSeason, profile: ScoringProfile) {
  const positions = new Map(players.map((player) => [player.external_id, player.position]));
  return stats.flatMap(({ player_external_id, match_external_id, jornada, was_local, stats: did }) => {
    const position = positions.get(player_external_id);
    if (position === undefined) return [];
    const { points, breakdown } = scorePlayer(profile, position, did);
    const ids = { player: player_external_id, match: match_external_id };
    return { ...ids, jornada, was_local, stats: did, minutes: did.minutes, points, breakdown };
  });
}

// A changed row touches its match: that is how the rooms of the match know that they have to be scored again.
const upsertBatch = (tx: Tx, leagueId: number, rows: readonly object[]) =>
  countWritten(
    tx,
    sql`with incoming as (
      select p.id as player_id, m.id as match_id, x.jornada, x.stats, x.minutes, x.points, x.breakdown,
        case x.was_local when true then m.local_team when false then m.visit_team else p.team_id end as team_id
      from json_to_recordset(${asRows(rows)}) as x(player text, match text, jornada int, was_local boolean, stats jsonb,
        minutes int, points int, breakdown jsonb)
      join player p on p.league_id = ${leagueId} and p.external_id = x.player
      join match m on m.league_id = ${leagueId} and m.external_id = x.match
    ), written as (
      insert into player_match as old (player_id, match_id, team_id, jornada, stats, minutes, points, breakdown)
      select player_id, match_id, team_id, jornada, stats, minutes, points, breakdown from incoming
      on conflict (player_id, match_id) do update set team_id = excluded.team_id, jornada = excluded.jornada,
        stats = excluded.stats, minutes = excluded.minutes, points = excluded.points, breakdown = excluded.breakdown,
        updated_at = app_now()
      where (old.team_id, old.jornada, old.stats, old.minutes, old.points, old.breakdown)
        is distinct from (excluded.team_id, excluded.jornada, excluded.stats, excluded.minutes, excluded.points, excluded.breakdown)
      returning match_id, (xmax = 0) as inserted
    ), touched as (
      update match set updated_at = app_now(), changes = changes + 1 where id in (select match_id from written)
    )`,
  );

/** What players did, with the points of the league's table; key: player and match (double gameweeks). */
export async function upsertPlayerMatches(
  tx: Tx,
  leagueId: number,
  season: FeedSeason,
  profile: ScoringProfile,
): Promise<Written> {
  const rows = scoredRows(season, profile);
  const total: Written = { inserted: 0, updated: 0 };
  for (let from = 0; from < rows.length; from += BATCH) {
    const { inserted, updated } = await upsertBatch(tx, leagueId, rows.slice(from, from + BATCH));
    total.inserted += inserted;
    total.updated += updated;
  }
  return total;
}
