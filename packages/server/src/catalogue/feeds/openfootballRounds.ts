import type { FeedJornada } from './feedShape';
import type { OpenfootballMatch } from './openfootballShapes';

const NAMES: readonly [pattern: RegExp, name: string][] = [
  [/^(?:finals, )?round of 32$/, 'Dieciseisavos de final'],
  [/^(?:finals, )?round of 16$/, 'Octavos de final'],
  [/^(?:finals, )?quarter-?finals?$/, 'Cuartos de final'],
  [/^(?:finals, )?semi-?finals?$/, 'Semifinales'],
  [/^(?:finals, )?(?:match for third place|third[- ]place (?:play-?off|match))$/, 'Tercer puesto'],
  [/^(?:finals, )?final$/, 'Final'],
  [/^(?:matchday|round) (\d+)$/, 'Jornada $1'],
  [/^group, matchday (\d+)$/, 'Grupos, jornada $1'],
  [/^qualifying, round (\d+)$/, 'Clasificación, ronda $1'],
];

/** A round's name in Spanish; a name that we do not know stays as it is. */
function roundName(round: string): string {
  const lower = round.toLowerCase();
  const [pattern, name] = NAMES.find(([known]) => known.test(lower)) ?? [];
  return pattern && name ? lower.replace(pattern, name) : round;
}

/**
 * A number for every round: 'Matchday 7' is 7; rounds without a number follow in the order of their first match, so
 * that a cup's later rounds never renumber its earlier ones.
 */
export function openfootballRounds(matches: (OpenfootballMatch & { round: string })[]): Map<string, FeedJornada> {
  const first = new Map<string, string>();
  for (const { round, date } of matches) if (date < (first.get(round) ?? '9')) first.set(round, date);
  const numbered = (round: string) => /^(?:matchday|round) (\d+)$/i.exec(round)?.[1];
  const numbers = new Map<string, number>();
  for (const round of first.keys()) if (numbered(round)) numbers.set(round, Number(numbered(round)));
  const rest = [...first].filter(([round]) => !numbered(round)).toSorted(([, a], [, b]) => a.localeCompare(b));
  const last = Math.max(0, ...numbers.values());
  rest.forEach(([round], i) => numbers.set(round, last + i + 1));
  return new Map([...numbers].map(([round, number]) => [round, { number, name: roundName(round) }]));
}
