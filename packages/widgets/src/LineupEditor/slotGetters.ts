import type { Player } from '@arma11/core/contract';
import type { LineupMessages } from '../messages/lineup.es';
import type { OptionProps, PlayerProps } from './getterProps';
import type { SlotView } from './lineupRows';
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
  t: LineupMessages;
}

/** What a slot's button and a candidate's row need to be accessible and to work. */
export function slotGetters(source: GetterSource) {
  const { slots, openSlot, picker, focusProps, purposeOf, isLocked, reasonFor, t } = source;
  const getPlayerProps = (slot: number): PlayerProps => {
    const shown = slots.find((candidate) => candidate.slot === slot);
    if (!shown) throw new Error(`The lineup has no slot ${slot}: use the slots of "rows" and "coach".`);
    return {
      type: 'button',
      'aria-label': slotLabel(shown, { purpose: purposeOf(shown), locked: isLocked(shown) }, t),
      'aria-haspopup': 'dialog',
      'aria-expanded': openSlot === shown,
      'data-slot': slot,
      onClick: () => picker.open(slot, purposeOf(shown)),
      ...focusProps(slot),
    };
  };
  const getOptionProps = (player: Player): OptionProps => ({
    role: 'option',
    'aria-selected': openSlot?.entry.player.id === player.id,
    'aria-disabled': reasonFor(player) !== null,
    onClick: () => void (reasonFor(player) === null && picker.choose(player)),
  });
  return { getPlayerProps, getOptionProps };
}
