import type { AnyFormation, Player } from '@arma11/core/contract';
import type { LineupCommand } from './lineupCommand';
import type { SlotSave } from './lineupRows';

/** A lineup as it can be put back. */
export interface LineupSnapshot {
  formation: AnyFormation;
  players: number[];
}

/** What is told after a save; `bad` ones are failures. */
export interface LineupNotice {
  text: string;
  tone: 'good' | 'bad';
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
  failed: FailedSave | null;
  undoable: LineupSnapshot | null;
  notice: LineupNotice | null;
}

/** What happens to a save. */
export type SavingEvent =
  | { type: 'started'; command: LineupCommand; player: Player | null }
  | { type: 'saved'; command: LineupCommand; undoable: LineupSnapshot | null; notice: LineupNotice }
  | { type: 'failed'; command: LineupCommand; failed: FailedSave | null; notice: LineupNotice | null }
  | { type: 'told'; notice: LineupNotice }
  | { type: 'quiet' };

/** Nothing is being saved. */
export const IDLE: SavingState = {
  incoming: new Map(),
  saves: new Map(),
  running: 0,
  formation: null,
  failed: null,
  undoable: null,
  notice: null,
};

/** The state after an event. A slot follows its latest command: what became of an earlier one is not shown. */
export function savingReducer(state: SavingState, event: SavingEvent): SavingState {
  switch (event.type) {
    case 'started':
      return started(state, event.command, event.player);
    case 'saved':
      return {
        ...settled(state, event.command, 'saved'),
        failed: null,
        undoable: event.undoable,
        notice: event.notice,
      };
    case 'failed':
      return { ...settled(state, event.command, 'failed'), failed: event.failed, undoable: null, notice: event.notice };
    case 'told':
      return { ...state, notice: event.notice };
    case 'quiet':
      return { ...state, saves: without(state.saves, 'saved'), undoable: null, notice: null };
  }
}

function started(state: SavingState, command: LineupCommand, player: Player | null): SavingState {
  const next = { ...state, running: state.running + 1, failed: null, notice: null, undoable: null };
  if (command.kind !== 'replace') return { ...next, formation: command.formation };
  const saves = new Map(without(state.saves, 'saved')).set(command.slot, 'saving');
  if (!player) return { ...next, saves };
  return { ...next, saves, incoming: new Map(state.incoming).set(command.slot, { player, command }) };
}

function settled(state: SavingState, command: LineupCommand, outcome: SlotSave): SavingState {
  const next = { ...state, running: state.running - 1 };
  if (command.kind !== 'replace') return { ...next, formation: null };
  const { slot } = command;
  const latest = state.incoming.get(slot);
  if (latest && latest.command !== command) return next;
  const incoming = new Map(state.incoming);
  incoming.delete(slot);
  return { ...next, incoming, saves: new Map(state.saves).set(slot, outcome) };
}

const without = (saves: ReadonlyMap<number, SlotSave>, gone: SlotSave) =>
  new Map([...saves].filter(([, save]) => save !== gone));
