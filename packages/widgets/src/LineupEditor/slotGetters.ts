import type { Player } from '@arma11/core/contract';
import type { LineupMessages } from '../messages/lineup.es';
import type { OptionProps, PlayerProps } from './getterProps';
import type { SlotView } from './lineupRows';
import { isOptionKey, walkOptions } from './walkOptions';
import { slotLabel } from './slotLabel';
import type { useSlotFocus } from './useSlotFocus';
import type { SlotPicker, SlotPurpose } from './useSlotPicker';

/** What the prop getters read. */
export interface GetterSource {
  slots: readonly SlotView[];
  openSlot: SlotView | null;
  picker: SlotPicker;
  focusProps: ReturnType<typeof useSlotFocus>['focusProps'];
  purposeOf: (view: SlotView) => SlotPurpose;
  isLocked: (view: SlotView) => boolean;
  reasonFor: (player: Player) => string | null;
  captain: number | null;
  /** The candidate whose row has the focus, and how to say so. */
  option: { focused: number | null; focus: (playerId: number) => void };
  t: LineupMessages;
}

/** What a slot's button and a candidate's row need to be accessible and to work. */
export function slotGetters(source: GetterSource) {
  const { slots, openSlot, picker, focusProps, purposeOf, isLocked, reasonFor, captain, option, t } = source;
  const getPlayerProps = (slot: number): PlayerProps => {
    const shown = slots.find((candidate) => candidate.slot === slot);
    if (!shown) throw new Error(`The lineup has no slot ${slot}: use the slots of "rows" and "coach".`);
    return {
      type: 'button',
      'aria-label': slotLabel(
        shown,
        { purpose: purposeOf(shown), locked: isLocked(shown), captain: slot === captain },
        t,
      ),
      'aria-haspopup': 'dialog',
      'aria-expanded': openSlot === shown,
      'data-slot': slot,
      onClick: () => picker.open(slot, purposeOf(shown)),
      ...focusProps(slot),
    };
  };
  const choose = (player: Player) => void (reasonFor(player) === null && picker.choose(player));
  const getOptionProps = (player: Player): OptionProps => ({
    role: 'option',
    'aria-selected': openSlot?.entry.player.id === player.id,
    'aria-disabled': reasonFor(player) !== null,
    tabIndex: option.focused === null || option.focused === player.id ? 0 : -1,
    onClick: () => choose(player),
    onFocus: () => option.focus(player.id),
    onKeyDown: (event) => {
      if (!isOptionKey(event.key)) return;
      event.preventDefault();
      if (!walkOptions(event.currentTarget, event.key)) choose(player);
    },
  });
  return { getPlayerProps, getOptionProps };
}
