import { demoClubs, type DemoClub } from './clubs';
import { doubleRoundRobin, type Fixture } from './fixtures';
import { squadOf, type DemoPlayer } from './squads';

/** The demo league's name in addresses. */
export const DEMO_LEAGUE = 'demo';
export const DEMO_LEAGUE_NAME = 'Liga del Pacífico';

/** What a seed makes of the league: nothing in it depends on time. */
export interface DemoLeague {
  seed: number;
  clubs: readonly DemoClub[];
  /** By club. */
  squads: ReadonlyMap<string, readonly DemoPlayer[]>;
  /** Thirty rounds, in playing order. */
  rounds: readonly (readonly Fixture[])[];
}

/** A match of a jornada and its own name in the season. */
export interface DemoMatch extends Fixture {
  external_id: string;
  jornada: number;
  /** Counts from 0 within its jornada. */
  place: number;
}

/** Draws the league of a seed: squads and calendar. */
export function demoLeague(seed: number): DemoLeague {
  const taken = new Set<string>();
  const squads = new Map<string, readonly DemoPlayer[]>();
  for (const club of demoClubs) {
    const squad = squadOf(seed, club, taken);
    for (const { full_name } of squad) taken.add(full_name);
    squads.set(club.external_id, squad);
  }
  const rounds = doubleRoundRobin(
    seed,
    demoClubs.map(({ external_id }) => external_id),
  );
  return { seed, clubs: demoClubs, squads, rounds };
}

/** The matches of a jornada; after the thirtieth the calendar begins again. */
export function matchesOf({ rounds }: DemoLeague, jornada: number): DemoMatch[] {
  return rounds[(jornada - 1) % rounds.length]!.map((fixture, place) => ({
    ...fixture,
    external_id: `j${jornada}-${place + 1}`,
    jornada,
    place,
  }));
}

/** How much a match deserves the front page, 0 to 1: the better the weaker of the two, the more. */
export function importanceOf({ clubs }: DemoLeague, { local, visit }: Fixture): number {
  const level = (id: string) => clubs.find(({ external_id }) => external_id === id)?.level ?? 0;
  const best = Math.max(...clubs.map((club) => club.level));
  return Math.round((Math.min(level(local), level(visit)) / best) * 100) / 100;
}
