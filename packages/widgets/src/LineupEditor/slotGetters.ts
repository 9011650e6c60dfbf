import type { Player } from '@arma11/core/contract';
import type { LineupMessages } from '../messages/lineup.es';
import { loadEditing } from './chunks';
import type { OptionProps, PlayerProps } from './getterProps';
import type { SlotView } from './lineupRows';
import type { SlotPicker, SlotPurpose } from './picker/useSlotPicker';
import type { useSlotFocus } from './pitch/useSlotFocus';
import { slotLabel } from './slotLabel';

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

const nothing = () => undefined;

// Before anybody can be offered there is nobody to choose.
const NOT_YET: OptionProps = {
  role: 'option',
  'aria-selected': false,
  'aria-disabled': true,
  tabIndex: -1,
  onClick: nothing,
  onFocus: nothing,
  onKeyDown: nothing,
};

/** What a slot's button and a candidate's row need to be accessible and to work. */
export function slotGetters(source: GetterSource) {
  const { slots, openSlot, picker, focusProps, purposeOf, isLocked, captain, t } = source;
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
  const getOptionProps = (player: Player) => loadEditing.arrived?.optionProps(source, player) ?? NOT_YET;
  return { getPlayerProps, getOptionProps };
}
