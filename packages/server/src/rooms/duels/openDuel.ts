import type { DuelChance, DuelEvent } from '@arma11/core/contract';

/** Two players' points, what is left, and what may come of it: of elevens or of answers. */
export interface OpenDuel {
  points: { me: number; rival: number };
  matchesLeft: number;
  /** Plays out what is left; the seed makes it repeatable. */
  chance(seed: string): DuelChance;
  events: readonly Omit<DuelEvent, 'turns'>[];
}

/** Most events that are told. */
const MOST = 8;

/**
 * What may still turn it (rules R20.4): what helps the one behind first (the caller, when level), then what is enough by
 * itself, then what is worth most.
 */
export function tellEvents(gap: number, events: OpenDuel['events']): DuelEvent[] {
  const behind = gap > 0 ? 'rival' : 'me';
  const told = events.map((event): DuelEvent => ({
    ...event,
    turns: event.side === 'me' ? gap <= 0 && gap + event.points > 0 : gap >= 0 && gap - event.points < 0,
  }));
  return told
    .sort(
      (a, b) =>
        Number(b.side === behind) - Number(a.side === behind) ||
        Number(b.turns) - Number(a.turns) ||
        b.points - a.points,
    )
    .slice(0, MOST);
}
