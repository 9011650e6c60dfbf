import { keepFirst, keepValid, type FeedReport, type Placed } from './feedReport';
import type { FeedPlayer, FeedTeam } from './feedShape';
import type { FplRow } from './fplGameweek';
import type { ApiFixture } from './fplShapes';
import type { FplSquads } from './fplSquads';

const id = (value: { external_id: string }) => value.external_id;
const values = <T>(rows: Placed<T>[]) => rows.map((row) => row.value);

/** Clubs and players, each once, players of unknown clubs left out. */
export function validSquads(squads: FplSquads, report: FeedReport) {
  const teams = values(keepFirst(report, 'team', squads.teams, id));
  const known = new Set(teams.map(id));
  const players = keepValid(report, 'player', keepFirst(report, 'player', squads.players, id), (player) =>
    known.has(player.team_external_id) ? null : `no team has the id ${player.team_external_id}`,
  );
  return { teams, players: values(players) };
}

/** Fixtures, each once, between two known clubs. */
export function validFixtures(rows: Placed<ApiFixture>[], teams: FeedTeam[], report: FeedReport): ApiFixture[] {
  const known = new Set(teams.map(id));
  const once = keepFirst(report, 'match', rows, (fixture) => String(fixture.id));
  const sound = keepValid(report, 'match', once, ({ team_h, team_a }) => {
    const unknown = [team_h, team_a].find((team) => !known.has(String(team)));
    if (unknown !== undefined) return `no team has the id ${unknown}`;
    return team_h === team_a ? `team ${team_h} plays against itself` : null;
  });
  return values(sound);
}

/** Rows of known players in fixtures of that gameweek, one for each player and fixture. */
export function validRows(
  rows: Placed<FplRow>[],
  players: FeedPlayer[],
  fixtures: ApiFixture[],
  report: FeedReport,
): Placed<FplRow>[] {
  const known = new Set(players.map(id));
  const gameweekOf = new Map(fixtures.map((fixture) => [fixture.id, fixture.event]));
  const sound = keepValid(report, 'player_match', rows, ({ element, fixture, gameweek }) => {
    if (!known.has(String(element))) return `no player has the id ${element}`;
    if (!gameweekOf.has(fixture)) return `no fixture has the id ${fixture}`;
    const actual = gameweekOf.get(fixture);
    return actual === gameweek ? null : `fixture ${fixture} is of gameweek ${actual ?? 'none'}, not of ${gameweek}`;
  });
  return keepFirst(report, 'player_match', sound, ({ element, fixture }) => `${element}:${fixture}`);
}
