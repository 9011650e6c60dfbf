import { streamOf } from '../season/streamOf';
import { lastTick, minuteOf, type AddedTime } from './matchClock';
import type { MatchScript, Side } from './matchScript';
import { pickTeam, type Squadman } from './pickTeam';
import { MatchInPlay } from './MatchInPlay';

/** What makes a match what it is. */
export interface MatchSeed {
  /** The season's seed and the match's own name in it. */
  seed: number;
  match: string;
  squads: Readonly<Record<Side, readonly Squadman[]>>;
}

/** Plays a whole match in advance, minute by minute; nothing but the seed and the squads decides (no clock, no chance). */
export function scriptMatch({ seed, match, squads }: MatchSeed): MatchScript {
  const random = streamOf(seed, 'match', match);
  const teams = { local: pickTeam(squads.local, random), visit: pickTeam(squads.visit, random) };
  const added: AddedTime = [Math.floor(random() * 4), 2 + Math.floor(random() * 5)];
  const play = new MatchInPlay(teams, random);
  for (let tick = 1; tick <= lastTick(added); tick += 1) {
    const minute = minuteOf(added, tick);
    for (const side of ['local', 'visit'] as const) {
      play.attack(tick, side);
      play.fouls(tick, side);
      play.substitutions(tick, minute, side);
    }
  }
  return {
    added,
    starters: { local: teams.local.starters, visit: teams.visit.starters },
    coaches: { local: teams.local.coach, visit: teams.visit.coach },
    events: play.events,
  };
}
