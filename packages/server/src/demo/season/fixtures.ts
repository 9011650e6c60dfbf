import { shuffled } from './shuffled';
import { streamOf } from './streamOf';

/** Who receives whom. */
export interface Fixture {
  local: string;
  visit: string;
}

const clubsOf = (fixtures: readonly Fixture[]) => new Set(fixtures.flatMap(({ local, visit }) => [local, visit]));
const meets = ({ local, visit }: Fixture, clubs: ReadonlySet<string>) => clubs.has(local) || clubs.has(visit);

/** One round of the circle method: the first club stands still and the others turn around it. */
function circleRound(clubs: readonly string[], round: number): Fixture[] {
  const [still, ...turning] = clubs as [string, ...string[]];
  const at = (index: number) => turning[(index + round) % turning.length]!;
  const pairs = Array.from({ length: clubs.length / 2 }, (_, index) =>
    index === 0 ? [still, at(0)] : [at(index), at(turning.length - index)],
  );
  return pairs.map(([one, other], index) => {
    const swap = index === 0 ? round % 2 === 1 : index % 2 === 1;
    return swap ? { local: other!, visit: one! } : { local: one!, visit: other! };
  });
}

/**
 * The order in which a round is played: its first two matches are of clubs that did not play the last two of the round
 * before, which may still be on the pitch.
 */
function ordered(round: readonly Fixture[], before: readonly Fixture[], after: readonly Fixture[]): Fixture[] {
  const rested = round.filter((fixture) => !meets(fixture, clubsOf(before.slice(-2)))).slice(0, 2);
  const rest = round.filter((fixture) => !rested.includes(fixture));
  const last = rest.filter((fixture) => !meets(fixture, clubsOf(after.slice(0, 2)))).slice(0, 2);
  return [...rested, ...rest.filter((fixture) => !last.includes(fixture)), ...last];
}

/** A double round robin: every club meets every other at home and away, once in each half; rounds in playing order. */
export function doubleRoundRobin(seed: number, clubs: readonly string[]): Fixture[][] {
  const random = streamOf(seed, 'fixtures');
  const drawn = shuffled(clubs, random);
  const half = Array.from({ length: clubs.length - 1 }, (_, round) => shuffled(circleRound(drawn, round), random));
  const second = half.map((round) => round.map(({ local, visit }) => ({ local: visit, visit: local })));
  const rounds = [...half, ...second.map((round) => shuffled(round, random))];
  const first = rounds[0]!;
  const out = [first];
  // The season is played again and again: the last round knows the first one.
  for (const round of rounds.slice(1))
    out.push(ordered(round, out.at(-1)!, out.length === rounds.length - 1 ? first : []));
  return out;
}
