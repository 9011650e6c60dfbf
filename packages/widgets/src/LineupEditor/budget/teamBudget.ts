import { budgetAutofill, costOf, overBudget, priceOf, ROOM_BUDGET } from '@arma11/core/domain';
import { budgetWordsOf } from '../../messages/lineupBudget.es';
import type { LineupMessages } from '../../messages/lineup.es';
import type { TeamBudget } from '../model/lineupBudget';
import type { TeamFill } from '../model/lineupPlan';
import type { SlotView } from '../model/lineupRows';

const fill: TeamFill = (pool, formation, options) =>
  budgetAutofill(pool, formation, { ...options, budget: ROOM_BUDGET });

/** The budget of a team as it is shown: whoever is still being saved counts. */
export function teamBudget(slots: readonly SlotView[], words: LineupMessages): TeamBudget {
  const t = budgetWordsOf(words);
  const before = costOf(slots.map(({ entry }) => entry.player));
  const left = ROOM_BUDGET - before;
  // A team over the budget may still go down, or stay as dear.
  const forSlot = ({ entry }: SlotView) => Math.max(left, 0) + priceOf(entry.player);
  return {
    left,
    words: left < 0 ? t.budgetOver(-left) : t.budgetLeft(left),
    wordsFor: (view) => t.budgetFor(forSlot(view)),
    reasonFor: (player, view) => {
      const after = before - priceOf(view.entry.player) + priceOf(player);
      return overBudget({ before, after }) > 0 ? t.tooDear(priceOf(player), forSlot(view)) : null;
    },
    fill,
  };
}
