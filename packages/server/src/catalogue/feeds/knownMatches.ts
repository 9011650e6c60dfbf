import type { Queryable } from '../../platform/db/database';
import type { FeedMatch, FeedSeason } from './feedShape';

/** The id that a league knows a match by, for every other that a source calls it by (`match merge`). */
export async function matchAliases(q: Queryable, league: string): Promise<ReadonlyMap<string, string>> {
  const aliases = await q
    .selectFrom('match_alias')
    .innerJoin('match', 'match.id', 'match_alias.match_id')
    .innerJoin('league', 'league.id', 'match.league_id')
    .select(['alias', 'external_id'])
    .where('league_unique', '=', league)
    .execute();
  return new Map(aliases.map(({ alias, external_id }) => [alias, external_id]));
}

/**
 * The season with each match under the id that its league knows it by (rules R18.5, `match merge`). A match that comes under
 * both ids counts as it comes under its own.
 */
export async function withKnownMatches(q: Queryable, season: FeedSeason, league: string): Promise<FeedSeason> {
  const ids = await matchAliases(q, league);
  if (ids.size === 0) return season;
  const known = (id: string) => ids.get(id) ?? id;
  const matches = new Map<string, FeedMatch>();
  const twice = new Set<string>();
  for (const match of season.matches) {
    const id = known(match.external_id);
    const isOwn = id === match.external_id;
    if (matches.has(id)) twice.add(id);
    if (isOwn || !matches.has(id)) matches.set(id, { ...match, external_id: id });
  }
  const rejected = [...twice].map((id) => ({
    table: 'match' as const,
    file: season.source,
    line: null,
    reason: `match ${id}: it comes twice, under two ids.`,
  }));
  const moved = <T extends { match_external_id: string }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, match_external_id: known(row.match_external_id) }));
  return {
    ...season,
    matches: [...matches.values()],
    stats: moved(season.stats),
    ...(season.events ? { events: moved(season.events) } : {}),
    rejected: [...season.rejected, ...rejected],
  };
}
