import type { LineupChangeMessages } from '../../messages/lineupChange.es';
import type { SlotView } from '../model/lineupRows';

/** Who leaves the slot, and their condition when something is wrong: "Sale Ccori, lesionado". */
export function leavingText({ entry }: SlotView, t: LineupChangeMessages): string {
  const { short_name, condition } = entry.player;
  return condition === 0 ? t.leaving(short_name) : t.leavingWith(short_name, t.conditions[condition].toLowerCase());
}
