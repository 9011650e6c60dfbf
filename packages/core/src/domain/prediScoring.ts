import type { MarketKind, PrediScoring, PrediScoringRow, ScoringWhen } from '../contract/wire';
import { marketKinds } from './marketCatalogue';

/** Goals of both teams after 90 minutes and added time, guessed or real. */
export interface MatchScore {
  local: number;
  visit: number;
}

/** Superbru's bound of a close score: the error of the margin plus half the error of the total. */
const CLOSE = 1.5;

const margin = ({ local, visit }: MatchScore) => local - visit;
const rightResult = (guess: MatchScore, end: MatchScore) => Math.sign(margin(guess)) === Math.sign(margin(end));
const awayFrom = (guess: MatchScore, end: MatchScore) =>
  Math.abs(margin(guess) - margin(end)) + Math.abs(guess.local + guess.visit - end.local - end.visit) / 2;

/** How often a row pays for a guess: once, or once for each team. */
const times: Record<Exclude<ScoringWhen, 'market'>, (guess: MatchScore, end: MatchScore) => number> = {
  exact: (guess, end) => Number(guess.local === end.local && guess.visit === end.visit),
  close: (guess, end) => Number(rightResult(guess, end) && awayFrom(guess, end) <= CLOSE),
  // Every draw has the same difference: it tells no more than the result.
  difference: (guess, end) => Number(margin(guess) === margin(end) && margin(end) !== 0),
  result: (guess, end) => Number(rightResult(guess, end)),
  team_goals: (guess, end) => Number(guess.local === end.local) + Number(guess.visit === end.visit),
};

/** What a row is multiplied by in a jornada: the factor of the last stage that has come, else 1. */
function stageFactor({ stage_factor = [] }: Pick<PrediScoringRow, 'stage_factor'>, jornada: number): number {
  const come = stage_factor.filter(({ from }) => from <= jornada).sort((a, b) => a.from - b.from);
  return come.at(-1)?.factor ?? 1;
}

/**
 * The points of a guessed score by a room's table: of its rows the best one that pays, or all together (rules R17.1).
 * Rows about other questions pay nothing here. `jornada` chooses the factor of the stage.
 * @example
 * scorePrediction({ scoring: readyScorings['3/1'], guess: { local: 2, visit: 0 }, end: { local: 1, visit: 0 } }); // 1
 */
export function scorePrediction({
  scoring,
  guess,
  end,
  jornada = 1,
}: {
  scoring: PrediScoring;
  guess: MatchScore;
  end: MatchScore;
  jornada?: number;
}): number {
  const paid = scoring.rows.map((row) =>
    row.when === 'market' ? 0 : times[row.when](guess, end) * (row.pts ?? 0) * stageFactor(row, jornada),
  );
  return scoring.take === 'sum' ? paid.reduce((sum, pts) => sum + pts, 0) : Math.max(0, ...paid);
}

/** Whether the table says what a guessed score is worth; else its answers are worth what they show. */
export const scoresGuesses = ({ rows }: PrediScoring): boolean => rows.some(({ when }) => when !== 'market');

/** The kinds of question that a room with this table asks. */
export const kindsOfScoring = (scoring: PrediScoring): MarketKind[] => [
  ...new Set([
    ...(scoresGuesses(scoring) ? ['marcador' as const] : []),
    ...scoring.rows.flatMap(({ when, kind }) => (when === 'market' && kind ? [kind] : [])),
  ]),
];

/**
 * What one alternative is worth when it is right: by the table where that says it, else its own price (rules R8.3).
 * `code` is '2-1' for an exact score.
 */
export function pricedByScoring(
  scoring: PrediScoring,
  { kind, code, pts, jornada }: { kind: MarketKind; code: string; pts: number; jornada: number },
): number {
  const score = kind === 'marcador' ? scoreOfCode(code) : null;
  if (score && scoresGuesses(scoring)) return scorePrediction({ scoring, guess: score, end: score, jornada });
  const row = scoring.rows.find((each) => each.when === 'market' && each.kind === kind);
  return row && row.pts !== null ? row.pts * stageFactor(row, jornada) : pts;
}

/** The goals that a code such as '2-1' stands for, or null. */
export function scoreOfCode(code: string): MatchScore | null {
  const [, local, visit] = /^(\d{1,2})-(\d{1,2})$/.exec(code) ?? [];
  return local === undefined || visit === undefined ? null : { local: Number(local), visit: Number(visit) };
}

const market = (kind: MarketKind): PrediScoringRow => ({ when: 'market', kind, pts: null });
const best = (...rows: [ScoringWhen, number][]): PrediScoring => ({
  take: 'best',
  ties: 'chain',
  rows: rows.map(([when, pts]) => ({ when, pts })),
});

/** The tables that have a name (rules R17.1). Superbru's 3, 1.5 and 1 are doubled: points are whole. */
export const readyScorings = {
  arma11: {
    take: 'best',
    ties: 'chain',
    rows: marketKinds.map(market),
  },
  '3/1': best(['exact', 3], ['result', 1]),
  kicktipp: best(['exact', 4], ['difference', 3], ['result', 2]),
  superbru: best(['exact', 6], ['close', 3], ['result', 2]),
} satisfies Record<string, PrediScoring>;
