import { useState } from 'react';
import type { Player } from '@arma11/core/contract';
import { isUnavailable } from '@arma11/core/domain';
import { DARK, highlightedSlot, type HighlightedSlot } from './highlightedSlot';

/** What a tap on a slot is for. */
export type SlotPurpose = 'change' | 'look';

/** The slot that is being filled or looked at. */
export interface SlotPicker {
  slot: number | null;
  /** Whether it was opened to change the player or to look at their points. */
  purpose: SlotPurpose;
  /** Who waits for a second word: they are injured or suspended. */
  confirming: Player | null;
  /** Where the open slot is on the screen. */
  lit: HighlightedSlot;
  open: (slot: number, purpose: SlotPurpose) => void;
  close: () => void;
  /** Takes a player, asking first when they are injured or suspended (rules R4.4). */
  choose: (player: Player) => void;
  confirm: () => void;
  cancelConfirm: () => void;
}

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
