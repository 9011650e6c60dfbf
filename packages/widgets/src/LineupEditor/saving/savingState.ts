import type { AnyFormation, Player } from '@arma11/core/contract';
import type { LineupNotice } from '../model/lineupNotice';
import type { SlotSave } from '../model/lineupRows';
import type { LineupCommand } from './lineupCommand';

/** A lineup as it can be put back. */
export interface LineupSnapshot {
  formation: AnyFormation;
  players: number[];
  /** The captain's slot; absent where it did not change and nobody had the armband. */
  captain?: number | null | undefined;
}

/** A save that did not happen, or of which nobody knows. */
export interface FailedSave {
  command: LineupCommand;
  player: Player | null;
  /** No answer came: it may have been saved. */
  unknown: boolean;
}

/** Everything about saving that the saved lineup itself does not say. */
export interface SavingState {
  /** Players on their way in, by slot, with the command that brings them. */
  incoming: ReadonlyMap<number, { player: Player; command: LineupCommand }>;
  saves: ReadonlyMap<number, SlotSave>;
  /** Commands sent and not yet answered. */
  running: number;
  /** The formation that is being saved. */
  formation: AnyFormation | null;
  /** Every save that failed and can be tried again, oldest first. */
  failed: readonly FailedSave[];
  undoable: LineupSnapshot | null;
  notice: LineupNotice | null;
}

/** Nothing is being saved. */
export const IDLE: SavingState = {
  incoming: new Map(),
  saves: new Map(),
  running: 0,
  formation: null,
  failed: [],
  undoable: null,
  notice: null,
};
