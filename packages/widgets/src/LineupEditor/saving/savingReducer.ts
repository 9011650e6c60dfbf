import type { AnyFormation, Player } from '@arma11/core/contract';
import type { LineupNotice } from '../model/lineupNotice';
import type { SlotSave } from '../model/lineupRows';
import type { LineupCommand } from './lineupCommand';
import type { FailedSave, LineupSnapshot, SavingState } from './savingState';

/** What happens to a save. */
export type SavingEvent =
  | { type: 'started'; command: LineupCommand; player: Player | null }
  | { type: 'saved'; command: LineupCommand; undoable: LineupSnapshot | null; notice: LineupNotice }
  | { type: 'kept'; command: LineupCommand; notice: LineupNotice }
  | { type: 'failed'; command: LineupCommand; failed: FailedSave | null; notice: LineupNotice | null }
  | { type: 'quiet' };

/** The state after an event. A slot follows its latest command: what became of an earlier one is not shown. */
export function savingReducer(state: SavingState, event: SavingEvent): SavingState {
  switch (event.type) {
    case 'started':
      return started(state, event.command, event.player);
    case 'saved':
      return { ...settled(state, event.command, 'saved'), undoable: event.undoable, notice: event.notice };
    case 'kept':
      return { ...settled(state, event.command, 'idle'), undoable: null, notice: event.notice };
    case 'failed':
      return failedWith(settled(state, event.command, 'failed'), event);
    case 'quiet':
      return { ...state, saves: marksOf(state.saves, state.failed), undoable: null, notice: null };
  }
}

function started(state: SavingState, command: LineupCommand, player: Player | null): SavingState {
  const failed = state.failed.filter((earlier) => outlives(earlier.command, command));
  const formation = formationOf(command) ?? state.formation;
  const saves = marksOf(state.saves, failed);
  const next = { ...state, running: state.running + 1, failed, formation, saves, notice: null, undoable: null };
  const slot = slotOf(command);
  if (slot === null) return next;
  saves.set(slot, 'saving');
  if (!player) return next;
  return { ...next, incoming: new Map(state.incoming).set(slot, { player, command }) };
}

function settled(state: SavingState, command: LineupCommand, outcome: SlotSave): SavingState {
  const formation = formationOf(command) === null ? state.formation : null;
  const next = { ...state, running: state.running - 1, formation };
  const slot = slotOf(command);
  if (slot === null) return next;
  const latest = state.incoming.get(slot);
  if (latest && latest.command !== command) return next;
  const incoming = new Map(state.incoming);
  incoming.delete(slot);
  return { ...next, incoming, saves: new Map(state.saves).set(slot, outcome) };
}

const failedWith = (state: SavingState, { failed, notice }: Extract<SavingEvent, { type: 'failed' }>): SavingState => ({
  ...state,
  failed: failed ? [...state.failed, failed] : state.failed,
  undoable: null,
  notice,
});

// Two slots fail and are tried again each by itself; any bigger change leaves nothing of an earlier one to try.
const outlives = (earlier: LineupCommand, command: LineupCommand) =>
  earlier.kind === 'replace' && command.kind === 'replace' && earlier.slot !== command.slot;

const slotOf = (command: LineupCommand): number | null =>
  command.kind === 'replace' || command.kind === 'captain' ? command.slot : null;

const formationOf = (command: LineupCommand): AnyFormation | null =>
  'formation' in command ? command.formation : null;

// What a slot goes on saying: that it is being saved, or that it failed and can be tried again.
const marksOf = (saves: ReadonlyMap<number, SlotSave>, failed: readonly FailedSave[]) => {
  const retryable = new Set(failed.map(({ command }) => slotOf(command)));
  return new Map([...saves].filter(([slot, save]) => save === 'saving' || (save === 'failed' && retryable.has(slot))));
};
