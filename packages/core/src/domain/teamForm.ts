import type { MatchOutcome } from '../contract';

/** A finished match as tables and form read it. */
export interface EndedMatch {
  /** The home side. */
  local: number;
  /** The visiting side. */
  visit: number;
  /** Goals of the home side after 90 minutes. */
  goalsLocal: number;
  /** Goals of the visiting side after 90 minutes. */
  goalsVisit: number;
}

/** How many matches form looks back (rules R21.2). */
const LOOK_BACK = 5;

/** How a match ended for one of its sides. */
export function outcomeFor(team: number, { local, goalsLocal, goalsVisit }: EndedMatch): MatchOutcome {
  if (goalsLocal === goalsVisit) return 'empatado';
  return goalsLocal > goalsVisit === (team === local) ? 'ganado' : 'perdido';
}

/** How a club's latest matches ended, newest last, at most five (rules R21.2). `matches` stand in playing order. */
export const teamForm = (team: number, matches: readonly EndedMatch[]): MatchOutcome[] =>
  matches
    .filter(({ local, visit }) => local === team || visit === team)
    .slice(-LOOK_BACK)
    .map((match) => outcomeFor(team, match));
