import type { z } from 'zod';
import type { FeedMatch, FeedPlayer, FeedTeam } from '../feedShape';
import { firstGoalOfScore } from '../../matches/firstGoal';
import type { matchRow, PlayerRow, TeamRow } from './csvShapes';
import { repeated, type CsvLine, type CsvRead } from './csvText';

/** Rows ready to be written, and every reason why they may not be. */
export interface Checked<T> {
  rows: T[];
  problems: string[];
}

/** Ids that a league already has. */
export type Known = ReadonlySet<string>;

const unknown = <T>(rows: readonly CsvLine<T>[], column: keyof T & string, idOf: (value: T) => string, known: Known) =>
  rows
    .filter(({ value }) => !known.has(idOf(value)))
    .map(
      ({ line, value }) =>
        `line ${line}, column ${column}: the league has no team "${idOf(value)}"; import the teams first.`,
    );

/** The clubs of a file. */
export function csvTeams({ rows, problems }: CsvRead<z.output<typeof TeamRow>>): Checked<FeedTeam> {
  return {
    rows: rows.map(({ value }) => value),
    problems: [...problems, ...repeated(rows, ({ external_id }) => external_id)],
  };
}

// 'Paolo Guerrero' is known as Guerrero.
const lastWord = (name: string) => name.split(' ').at(-1)!.slice(0, 40);

/** A row of players. */
export const csvPlayer = ({
  team,
  short_name,
  number,
  condition_note,
  ...player
}: z.output<typeof PlayerRow>): FeedPlayer => ({
  ...player,
  team_external_id: team,
  short_name: short_name ?? lastWord(player.full_name),
  number: number ?? null,
  condition_note: condition_note ?? null,
});

/** The players and coaches of a file, of clubs that the league has. */
export function csvPlayers({ rows, problems }: CsvRead<z.output<typeof PlayerRow>>, teams: Known): Checked<FeedPlayer> {
  return {
    rows: rows.map(({ value }) => csvPlayer(value)),
    problems: [
      ...problems,
      ...repeated(rows, ({ external_id }) => external_id),
      ...unknown(rows, 'team', ({ team }) => team, teams),
    ],
  };
}

type Match = z.output<ReturnType<typeof matchRow>>;

/** Why a row of matches cannot be, or null. */
export function matchProblem({
  local,
  visit,
  estado,
  goals_local,
  goals_visit,
  first_goal,
  kick_off,
}: Match): string | null {
  if (local === visit) return 'a team plays against itself';
  if ((goals_local === undefined) !== (goals_visit === undefined)) return 'a score has the goals of both sides';
  if (estado === 'finalizado' && goals_local === undefined) return 'a finished match has a score';
  if (goals_local !== undefined && kick_off === undefined) return 'a match with a score has a date';
  if (goals_local !== undefined && goals_local + (goals_visit ?? 0) === 0 && first_goal && first_goal !== 'none')
    return 'a match without goals has no first goal';
  return null;
}

/** A row of matches. */
export function csvMatch({ local, visit, official, ...match }: Match): FeedMatch {
  const [goals_local, goals_visit] = [match.goals_local ?? null, match.goals_visit ?? null];
  const estado = match.estado ?? (goals_local !== null ? 'finalizado' : match.kick_off ? 'programado' : 'aplazado');
  const over = estado === 'finalizado';
  const first = over ? firstGoalOfScore(goals_local, goals_visit) : { first_goal: null, first_goal_minute: null };
  return {
    external_id: match.external_id,
    jornada: match.jornada,
    local_external_id: local,
    visit_external_id: visit,
    kick_off: match.kick_off ?? null,
    confirmed_time: match.confirmed_time && match.kick_off !== undefined,
    estado,
    minute: null,
    goals_local,
    goals_visit,
    first_goal: match.first_goal ?? first.first_goal,
    first_goal_minute: match.first_goal_minute ?? first.first_goal_minute,
    official: over && official !== false,
    confirmed: over && official === true,
  };
}

/** The matches of a file, between clubs that the league has. */
export function csvMatches({ rows, problems }: CsvRead<Match>, teams: Known): Checked<FeedMatch> {
  const wrong = rows.flatMap(({ line, value }) => {
    const problem = matchProblem(value);
    return problem ? [`line ${line}: ${problem}.`] : [];
  });
  return {
    rows: rows.map(({ value }) => csvMatch(value)),
    problems: [
      ...problems,
      ...repeated(rows, ({ external_id }) => external_id),
      ...unknown(rows, 'local', ({ local }) => local, teams),
      ...unknown(rows, 'visit', ({ visit }) => visit, teams),
      ...wrong,
    ],
  };
}
