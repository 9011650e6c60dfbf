import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { afterLineup, Arma11Error, invalidate, type Client } from '@arma11/core';
import type { Lineup, Player } from '@arma11/core/contract';
import type { LineupMessages } from '../../messages/lineup.es';
import { changeWordsOf, type LineupChangeMessages } from '../../messages/lineupChange.es';
import type { LineupEditorOptions } from '../model/lineupEditorState';
import type { LineupNotice } from '../model/lineupNotice';
import { playersOf } from '../model/lineupRows';
import { queueChange, notYet, waitingFor } from './queueChange';
import { isApplied, runCommand, swapsBetween, type CommandOutcome, type LineupCommand } from './lineupCommand';
import { lineupSentence } from './lineupSentence';
import { savingReducer, type SavingEvent } from './savingReducer';
import type { LineupSnapshot, SavingState } from './savingState';

/** One change to be saved. */
export interface Saving {
  command: LineupCommand;
  /** Who is shown in the slot meanwhile. */
  player?: Player | null;
  /** Puts back what was before, and cannot be undone itself. @default false */
  undoing?: boolean;
}

/** What a change is saved with. */
export interface SavingDesk {
  client: Client;
  queryClient: QueryClient;
  /** As it is shown, when the change was wanted. */
  lineup: Lineup | null;
  lineupKey: QueryKey;
  options: LineupEditorOptions;
  /** The words of the first view, the partner's own among them. */
  t: LineupMessages;
  /** Where saving stood when the change was wanted. */
  state: SavingState;
  setState: (change: (now: SavingState) => SavingState) => void;
  /** Sends when everything before has been answered. */
  inTurn: (send: () => Promise<CommandOutcome>) => Promise<CommandOutcome>;
}

/**
 * Saves one change; false when it was not saved. The cache holds only what the server confirmed: what is on its way lives
 * in the saving state, so that a failure rolls back by itself.
 */
export async function saveChange(desk: SavingDesk, saving: Saving): Promise<boolean> {
  const { command, player = null, undoing = false } = saving;
  const t = changeWordsOf(desk.t);
  reportState(desk, { type: 'started', command, player });
  const outcome = await desk.inTurn(() => send(desk, command)).then(accepted(command, t), failed(desk, saving, t));
  if (!outcome) return false;
  if ('refused' in outcome) {
    reportState(desk, { type: 'failed', command, failed: null, notice: outcome.refused });
    return false;
  }
  const notice: LineupNotice = { text: undoing ? t.undone : lineupSentence(command, outcome, t), tone: 'good' };
  reportState(desk, { type: 'saved', command, undoable: undoing ? null : snapshotOf(outcome, command), notice });
  notifyHost(outcome, desk.options);
  void invalidate(desk.queryClient, afterLineup);
  return true;
}

/** The state once the notice has gone. */
export const quieted = (state: SavingState): SavingState => savingReducer(state, { type: 'quiet' });

const reportState = ({ setState }: SavingDesk, event: SavingEvent) => setState((now) => savingReducer(now, event));

async function send(desk: SavingDesk, command: LineupCommand): Promise<CommandOutcome> {
  const { client, queryClient, lineupKey } = desk;
  if (waitingFor(desk)) throw notYet();
  const before = queryClient.getQueryData<Lineup>(lineupKey);
  if (!before) throw new Error('There is no lineup to change yet: wait until the status is "ready".');
  await queryClient.cancelQueries({ queryKey: lineupKey });
  const outcome = await runCommand(client, before, command);
  queryClient.setQueryData(lineupKey, outcome.after);
  return outcome;
}

const failed =
  (desk: SavingDesk, saving: Saving, t: LineupChangeMessages) =>
  async (error: unknown): Promise<CommandOutcome | null> => {
    const { queryClient, lineupKey, lineup } = desk;
    const { command, player = null } = saving;
    if (queueChange(desk, saving, error)) {
      const text = `${t.queuedTitle}. ${t.queued(lineup ? t.time(lineup.lock_at) : '')}`;
      reportState(desk, { type: 'kept', command, notice: { text, tone: 'bad' } });
      return null;
    }
    const before = queryClient.getQueryData<Lineup>(lineupKey);
    const unknown = error instanceof Arma11Error && error.outcomeUnknown;
    if (unknown || isRefusalToReload(error)) await queryClient.refetchQueries({ queryKey: lineupKey });
    const after = queryClient.getQueryData<Lineup>(lineupKey);
    if (unknown && before && after && isApplied(after, command)) return { before, after, warning: null };
    const again = isRetryable(error) ? { command, player, unknown } : null;
    reportState(desk, { type: 'failed', command, failed: again, notice: noticeOf(error, t) });
    return null;
  };

function notifyHost({ before, after }: CommandOutcome, { onReplace, onFormationChange }: LineupEditorOptions) {
  if (before.formation !== after.formation) onFormationChange?.({ from: before.formation, to: after.formation });
  for (const swap of swapsBetween(before, after)) onReplace?.(swap);
}

// The captain is put back too, where there is one or the change was about them.
function snapshotOf({ before }: CommandOutcome, { kind }: LineupCommand): LineupSnapshot {
  const captain = before.captain ?? null;
  return { ...playersOf(before), ...(captain !== null || kind === 'captain' ? { captain } : {}) };
}

const accepted = (command: LineupCommand, t: LineupChangeMessages) => (outcome: CommandOutcome) =>
  command.kind === 'copy' || isApplied(outcome.after, command)
    ? outcome
    : { refused: { text: t.refused, tone: 'bad' as const } };

const isRefusalToReload = (error: unknown) =>
  error instanceof Arma11Error && (error.serverCode === 'VERSION_VIEJA' || error.code === 'closed');

const isRetryable = (error: unknown) =>
  error instanceof Arma11Error && (error.outcomeUnknown || error.code === 'network' || error.code === 'server');

function noticeOf(error: unknown, t: LineupChangeMessages): LineupNotice {
  if (!(error instanceof Arma11Error)) return { text: t.refused, tone: 'bad' };
  return { text: error.serverCode === 'VERSION_VIEJA' ? t.versionChanged : t.failure(error), tone: 'bad' };
}
