import type { Player } from '@arma11/core/contract';
import { withOwnProps } from '../../headless/withOwnProps';
import type { LineupMessages } from '../../messages/lineup.es';
import { loadEditing } from '../layers/chunks';
import type { OptionProps, PlayerProps } from '../model/getterProps';
import type { SlotView } from '../model/lineupRows';
import type { SlotPurpose } from '../model/slotPicker';
import type { OptionSource } from '../picker/optionProps';
import type { useSlotFocus } from './useSlotFocus';
import { slotLabel } from './slotLabel';

/** What the prop getters read. */
export interface GetterSource extends OptionSource {
  slots: readonly SlotView[];
  focusProps: ReturnType<typeof useSlotFocus>['focusProps'];
  purposeOf: (view: SlotView) => SlotPurpose;
  isLocked: (view: SlotView) => boolean;
  captain: number | null;
  now: number;
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
  const { slots, openSlot, picker, focusProps, purposeOf, isLocked, captain, now, t } = source;
  const playerProps = (slot: number): PlayerProps => {
    const shown = slots.find((candidate) => candidate.slot === slot);
    if (!shown) throw new Error(`The lineup has no slot ${slot}: use the slots of "rows" and "coach".`);
    return {
      type: 'button',
      'aria-label': slotLabel(
        shown,
        { purpose: purposeOf(shown), locked: isLocked(shown), captain: slot === captain, now },
        t,
      ),
      'aria-haspopup': 'dialog',
      'aria-expanded': openSlot === shown,
      'data-slot': slot,
      onClick: () => picker.open(slot, purposeOf(shown)),
      ...focusProps(slot),
    };
  };
  const optionProps = (player: Player): OptionProps => loadEditing.arrived?.optionProps(source, player) ?? NOT_YET;
  return {
    getPlayerProps: <Own extends object>(slot: number, own?: Own) => withOwnProps(playerProps(slot), own),
    getOptionProps: <Own extends object>(player: Player, own?: Own) => withOwnProps(optionProps(player), own),
  };
}
