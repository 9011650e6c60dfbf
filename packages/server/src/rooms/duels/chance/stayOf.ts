import type { Position } from '@arma11/core/contract';
import type { PlayerMatchStats } from '@arma11/core/domain';
import { FULL_TIME, type Random, type StandingMatch } from './playOut';
import { outingOf } from './seasonRates';

/** A player of either eleven whose match is not over. */
export interface PlayerInPlay {
  id: number;
  position: Position;
  /** 1 in the caller's eleven, −1 in the rival's; the captain's count double. Who stands in both equally is in none. */
  weight: number;
  match: StandingMatch;
  /** 0 at home, 1 away. */
  side: 0 | 1;
  /** What they have done in it; null before they have played. */
  stats: PlayerMatchStats | null;
  /** Points of it so far, once. */
  points: number;
  /** The part of their team's matches that they have played in. */
  played: number;
  average: number;
  /** Injured or suspended. */
  out: boolean;
}

/** On the pitch from one minute to another. */
export interface Stay {
  from: number;
  to: number;
}

const NOWHERE: Stay = { from: FULL_TIME, to: FULL_TIME };
/** A minute of the feed and one of the clock are rarely the same. */
const CLOCK_SLACK = 5;
/** Substitutes come on in the second half, most of them late; starters are taken off in the same minutes. */
const changeAt = (now: number, random: Random) => {
  const from = Math.max(now, 55);
  return from + random() * Math.max(0, 88 - from);
};
/** Of those on the bench at the start; fewer as the minutes go. */
const BENCH_COMES_ON = 0.525;

/** How long a player is on the pitch from now on, in one run (rules R20.3). */
export function stayOf({ match, stats, played, out }: PlayerInPlay, random: Random): Stay {
  const { minute } = match;
  const outing = outingOf(out ? 0 : played);
  const luck = random();
  if (minute === 0) {
    if (luck < outing.absent) return NOWHERE;
    if (luck < outing.absent + outing.comesOn) return { from: changeAt(0, random), to: FULL_TIME };
    return { from: 0, to: luck < outing.absent + outing.comesOn + outing.goesOff ? changeAt(0, random) : FULL_TIME };
  }
  if (!stats || stats.minutes === 0)
    return !out && luck < BENCH_COMES_ON * ((FULL_TIME - minute) / FULL_TIME)
      ? { from: changeAt(minute, random), to: FULL_TIME }
      : NOWHERE;
  // The feed tells how long they have played, not where they are: who has played most of it and not all went off, who has
  // played less came on.
  const behind = minute - stats.minutes;
  if (stats.red_cards > 0 || (behind > CLOCK_SLACK && stats.minutes > behind)) return NOWHERE;
  if (behind > CLOCK_SLACK) return { from: minute, to: FULL_TIME };
  return { from: minute, to: luck < outing.goesOff ? changeAt(minute, random) : FULL_TIME };
}
