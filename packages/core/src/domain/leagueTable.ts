import { outcomeFor, type EndedMatch } from './teamForm';

/** A club in the table of its league. */
export interface TableRow {
  team: number;
  /** From 1; equals share a place. */
  place: number;
  /** Matches that count. */
  played: number;
  points: number;
  /** Goals scored less goals conceded. */
  difference: number;
  /** Goals scored. */
  goals: number;
}

const POINTS = { ganado: 3, empatado: 1, perdido: 0 } as const;

/** Returns the clubs of a league by points, goal difference and goals scored, of these finished matches (rules R21.1). */
export function leagueTable(teams: readonly number[], matches: readonly EndedMatch[]): TableRow[] {
  const rows = teams.map((team) => totalsOf(team, matches));
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => compare(other, row) < 0).length }))
    .sort((a, b) => a.place - b.place || a.team - b.team);
}

type Totals = Omit<TableRow, 'place'>;

const compare = (a: Totals, b: Totals): number =>
  b.points - a.points || b.difference - a.difference || b.goals - a.goals;

function totalsOf(team: number, matches: readonly EndedMatch[]): Totals {
  const row = { team, played: 0, points: 0, difference: 0, goals: 0 };
  for (const match of matches.filter(({ local, visit }) => local === team || visit === team)) {
    const [scored, conceded] =
      team === match.local ? [match.goalsLocal, match.goalsVisit] : [match.goalsVisit, match.goalsLocal];
    row.played += 1;
    row.points += POINTS[outcomeFor(team, match)];
    row.difference += scored - conceded;
    row.goals += scored;
  }
  return row;
}
