import type { Player } from '@arma11/core/contract';
import type { LitPlace } from '../../ui/Dialog';

/** What a tap on a slot is for. */
export type SlotPurpose = 'change' | 'look';

/** Where the slot that is being replaced can be seen, and how far the team must move for it. */
export interface HighlightedSlot {
  place: LitPlace | null;
  /** Pixels down; negative is up. */
  shift: number;
}

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
