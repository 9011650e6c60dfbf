import type { Queryable } from '../../platform/db/database';
import type { MatchScript } from '../match/matchScript';
import type { Squadman } from '../match/pickTeam';
import { scriptMatch } from '../match/scriptMatch';
import type { DemoSeason } from '../season/demoSeason';

/** A match as its script needs it. */
export interface ScriptedMatch {
  external_id: string;
  local: string;
  visit: string;
}

/** The squad of a club as it is today: the conditions change only when the club's own match ends. */
export async function squadToday(q: Queryable, { league, leagueId }: DemoSeason, club: string): Promise<Squadman[]> {
  const rows = await q
    .selectFrom('player')
    .innerJoin('team', 'team.id', 'player.team_id')
    .select(['player.external_id', 'player.condition'])
    .where('team.league_id', '=', leagueId)
    .where('team.external_id', '=', club)
    .execute();
  const conditions = new Map(rows.map(({ external_id, condition }) => [external_id, condition]));
  return (league.squads.get(club) ?? []).map((player) => ({
    ...player,
    condition: conditions.get(player.external_id) ?? 0,
  }));
}

/** The script of a match that is next or under way: after a restart the same as before it. */
export async function scriptOf(q: Queryable, demo: DemoSeason, match: ScriptedMatch): Promise<MatchScript> {
  const squads = { local: await squadToday(q, demo, match.local), visit: await squadToday(q, demo, match.visit) };
  return scriptMatch({ seed: demo.league.seed, match: match.external_id, squads });
}
