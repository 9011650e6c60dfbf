import type { Player } from '@arma11/core/contract';
import type { TeamFill } from './lineupPlan';
import type { SlotView } from './lineupRows';

/** What a team of a room with a budget costs, and what may still be bought (rules R4.8). */
export interface LineupBudget {
  /** Millions; below 0 the team is over the budget. */
  left: number;
  /** The same in words: 'Te quedan 6 M'. */
  words: string;
  /** What may be spent on a slot, in words. */
  wordsFor: (view: SlotView) => string;
  /** Why a player is too dear for a slot, or null when they are not. */
  reasonFor: (player: Player, view: SlotView) => string | null;
}

/** The budget as it is planned with. */
export interface TeamBudget extends LineupBudget {
  /** Fills a team within it. */
  fill: TeamFill;
}
