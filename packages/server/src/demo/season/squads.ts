import type { Position } from '@arma11/core/contract';
import type { DemoClub } from './clubs';
import { foreignSurnames, givenNames, peruvianSurnames } from './names';
import { shuffled } from './shuffled';
import { streamOf } from './streamOf';

/** A player or coach of the demo league. */
export interface DemoPlayer {
  external_id: string;
  club: string;
  full_name: string;
  short_name: string;
  position: Position;
  number: number | null;
  contry: string;
  /** How good they are: 1 is the league's average. */
  level: number;
}

// 25 shirts: numbers by line, so that a number tells where they play; the best of a line wears one of the first.
const shirts: Record<0 | 1 | 2 | 3, readonly number[]> = {
  0: [1, 12, 23],
  1: [4, 3, 2, 5, 6, 13, 14, 22],
  2: [10, 8, 16, 18, 15, 17, 20, 21],
  3: [9, 11, 7, 19, 24, 25],
};

/** One in eight comes from elsewhere; a coach is one of those as often. */
const FOREIGN = 0.125;

interface Name {
  given: string;
  surname: string;
  contry: string;
}

/** Names for one club: no surname twice, so that the plates of a lineup tell its players apart. */
function clubNames(count: number, random: () => number): Name[] {
  const given = shuffled(givenNames, random);
  const local = shuffled(peruvianSurnames, random);
  const abroad = shuffled(
    Object.entries(foreignSurnames).flatMap(([contry, surnames]) => surnames.map((surname) => ({ surname, contry }))),
    random,
  );
  return Array.from({ length: count }, (_, index) => {
    const foreigner = random() < FOREIGN ? abroad.pop() : undefined;
    return { given: given[index]!, ...(foreigner ?? { surname: local[index]!, contry: 'PE' }) };
  });
}

const depths = ([0, 1, 2, 3] as const).flatMap((position) =>
  shirts[position].map((number, depth) => ({ position, number, depth: depth / shirts[position].length })),
);

/** The squad of a club: 25 players with shirts from 1 to 25, then the coach. Within a line the better come first. */
export function squadOf(seed: number, club: DemoClub, taken: ReadonlySet<string> = new Set()): DemoPlayer[] {
  const random = streamOf(seed, 'squad', club.external_id);
  let names = clubNames(depths.length + 1, random);
  // A name that another club already has is drawn again, for the whole squad: the odds are small.
  while (names.some(({ given, surname }) => taken.has(`${given} ${surname}`))) names = clubNames(names.length, random);
  const person = ({ given, surname, contry }: Name, index: number) => ({
    external_id: `${club.external_id}-${String(index + 1).padStart(2, '0')}`,
    club: club.external_id,
    full_name: `${given} ${surname}`,
    contry,
  });
  const players = depths.map(({ position, number, depth }, index): DemoPlayer => {
    const level = club.level * (1.12 - 0.36 * depth) * (0.9 + 0.2 * random());
    return { ...person(names[index]!, index), short_name: names[index]!.surname, position, number, level };
  });
  const coach = names[players.length]!;
  const short_name = `${coach.given[0]}. ${coach.surname}`;
  return [...players, { ...person(coach, players.length), short_name, position: 4, number: null, level: club.level }];
}
