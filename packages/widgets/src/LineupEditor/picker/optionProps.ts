import type { Player } from '@arma11/core/contract';
import type { OptionProps } from '../model/getterProps';
import type { SlotView } from '../model/lineupRows';
import type { SlotPicker } from '../model/slotPicker';

/** What the props of a candidate's row are made from. */
export interface OptionSource {
  openSlot: SlotView | null;
  picker: SlotPicker;
  reasonFor: (player: Player) => string | null;
  /** The candidate whose row has the focus, and how to say so. */
  option: { focused: number | null; focus: (playerId: number) => void };
}

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** What a candidate's row needs to be accessible and to work. */
export function optionProps({ openSlot, picker, reasonFor, option }: OptionSource, player: Player): OptionProps {
  const choose = () => void (reasonFor(player) === null && picker.choose(player));
  return {
    role: 'option',
    'aria-selected': openSlot?.entry.player.id === player.id,
    'aria-disabled': reasonFor(player) !== null,
    tabIndex: option.focused === null || option.focused === player.id ? 0 : -1,
    onClick: choose,
    onFocus: () => option.focus(player.id),
    onKeyDown: (event) => {
      if (!isOptionKey(event.key)) return;
      event.preventDefault();
      if (!walkOptions(event.currentTarget, event.key)) choose();
    },
  };
}

/** The keys that mean something on a candidate's row. */
const isOptionKey = (key: string): boolean => key in STEP || key === 'Enter' || key === ' ';

/** Moves the focus to another option of the same listbox; false for a key that does not move. */
function walkOptions(from: HTMLElement, key: string): boolean {
  const step = STEP[key];
  if (step === undefined) return false;
  const options = [...(from.closest('[role="listbox"]')?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const to = Math.min(Math.max(options.indexOf(from) + step, 0), options.length - 1);
  options[to]?.focus();
  return true;
}
