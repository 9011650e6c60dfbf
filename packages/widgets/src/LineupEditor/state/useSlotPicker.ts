import { useState } from 'react';
import type { Player } from '@arma11/core/contract';
import { isUnavailable } from '@arma11/core/domain';
import type { SlotPicker, SlotPurpose } from '../model/slotPicker';
import { DARK, highlightedSlot } from './highlightedSlot';

/** What opening a slot needs. */
export interface SlotPickerSettings {
  replace: (slot: number, player: Player) => void;
  elementOf: (slot: number) => HTMLElement | null;
}

/** Opens slots and takes players for them. */
export function useSlotPicker({ replace, elementOf }: SlotPickerSettings): SlotPicker {
  const [slot, setSlot] = useState<number | null>(null);
  const [confirming, setConfirming] = useState<Player | null>(null);
  const [lit, setLit] = useState(DARK);
  const [purpose, setPurpose] = useState<SlotPurpose>('look');
  const open = (wanted: number, forWhat: SlotPurpose) => {
    setSlot(wanted);
    setPurpose(forWhat);
    setLit(highlightedSlot(elementOf(wanted)));
  };
  const close = () => {
    setSlot(null);
    setLit(DARK);
    setConfirming(null);
  };
  const put = (player: Player) => {
    if (slot === null) return;
    close();
    replace(slot, player);
  };
  return {
    slot,
    confirming,
    purpose,
    lit,
    open,
    close,
    choose: (player) => (isUnavailable(player.condition) ? setConfirming(player) : put(player)),
    confirm: () => void (confirming && put(confirming)),
    cancelConfirm: () => setConfirming(null),
  };
}
