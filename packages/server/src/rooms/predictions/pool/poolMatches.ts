import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database';
import type { PoolPrediction } from './readPool';

interface DatedPair {
  id: number;
  local_team: number;
  visit_team: number;
  /** In Lima and in UTC: an organiser's day is either. */
  days: string[];
}

/** Where each prediction's match stands in a league, by its clubs' names; or why one cannot be found. */
export async function poolMatches(
  q: Queryable,
  leagueId: number,
  predictions: readonly PoolPrediction[],
): Promise<{ matchOf: ReadonlyMap<string, number>; problems: string[] }> {
  const clubs = await clubsByName(q, leagueId);
  const matches = await datedPairs(q, leagueId);
  const matchOf = new Map<string, number>();
  const problems: string[] = [];
  for (const prediction of predictions) {
    const key = pairKey(prediction);
    if (matchOf.has(key)) continue;
    const found = findMatch(prediction, clubs, matches);
    matchOf.set(key, typeof found === 'number' ? found : 0);
    if (typeof found !== 'number') problems.push(`predictions, line ${prediction.line}: ${found}`);
  }
  return { matchOf, problems };
}

/** What names a match in a file of predictions. */
export const pairKey = ({ home, away, day }: Pick<PoolPrediction, 'home' | 'away' | 'day'>): string =>
  [folded(home), folded(away), day ?? ''].join('\n');

function findMatch(
  { home, away, day }: PoolPrediction,
  clubs: ReadonlyMap<string, number>,
  matches: ReadonlyMap<string, DatedPair[]>,
): number | string {
  const [local, visit] = [clubs.get(folded(home)), clubs.get(folded(away))];
  if (local === undefined || visit === undefined)
    return `the league knows no club "${local === undefined ? home : away}"; give it that name with: team alias.`;
  const met = matches.get(`${local}-${visit}`) ?? [];
  const fitting = day === null ? met : met.filter(({ days }) => days.includes(day));
  if (fitting.length === 1) return fitting[0]!.id;
  if (fitting.length > 1) return `${home} and ${away} meet ${fitting.length} times: give the day of each in "day".`;
  return day === null || met.length === 0
    ? `the league has no dated match of ${home} at home against ${away}.`
    : `${home} and ${away} do not meet on ${day}: ${met.flatMap(({ days }) => days[0]!).join(', ')}.`;
}

const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase();

async function clubsByName(q: Queryable, leagueId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select t.id, x.name from team t
    cross join lateral (values (t.name), (t.external_id)) as x(name) where t.league_id = ${leagueId}
    union all
    select t.id, a.alias from team_alias a join team t on t.id = a.team_id where t.league_id = ${leagueId}`.execute(q);
  return new Map(rows.map(({ id, name }) => [folded(name), id]));
}

async function datedPairs(q: Queryable, leagueId: number): Promise<Map<string, DatedPair[]>> {
  const { rows } = await sql<DatedPair>`
    select id, local_team, visit_team, array[(kick_off at time zone 'America/Lima')::date::text,
      (kick_off at time zone 'UTC')::date::text] as days
    from match where league_id = ${leagueId} and kick_off is not null and estado not in ('cancelado','anulado')
    order by kick_off, id`.execute(q);
  const pairs = new Map<string, DatedPair[]>();
  for (const row of rows) {
    const key = `${row.local_team}-${row.visit_team}`;
    pairs.set(key, [...(pairs.get(key) ?? []), row]);
  }
  return pairs;
}
