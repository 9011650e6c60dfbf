import type { LineupChangeMessages } from '../../messages/lineupChange.es';
import type { LineupBudget } from '../model/lineupBudget';
import type { SlotView } from '../model/lineupRows';

/** Who leaves the slot, their condition when something is wrong, and what may be spent: "Sale Ccori, lesionado". */
export function leavingText(view: SlotView, t: LineupChangeMessages, budget: LineupBudget | null): string {
  const leaving = leaver(view, t);
  return budget ? `${leaving} · ${budget.wordsFor(view)}` : leaving;
}

function leaver({ entry }: SlotView, t: LineupChangeMessages): string {
  const { short_name, condition } = entry.player;
  return condition === 0 ? t.leaving(short_name) : t.leavingWith(short_name, t.conditions[condition].toLowerCase());
}
