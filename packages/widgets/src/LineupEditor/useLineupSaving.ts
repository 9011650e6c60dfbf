import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { afterLineup, Arma11Error, invalidate, useClient, writing } from '@arma11/core';
import type { Lineup, Player } from '@arma11/core/contract';
import type { LineupMessages } from '../messages/lineup.es';
import { isApplied, runCommand, type CommandOutcome, type LineupCommand } from './lineupCommand';
import { playersOf } from './lineupRows';
import { IDLE, savingReducer, type LineupNotice, type LineupSnapshot } from './savingState';

/** How long a change can be undone and its notice stays. */
export const UNDO_MS = 6_000;

/** One change to be saved. */
export interface Saving {
  command: LineupCommand;
  /** Who is shown in the slot meanwhile. */
  player?: Player | null;
  /** What is told once it is saved. */
  told: (outcome: CommandOutcome) => string;
  /** False for an undo itself. @default true */
  undoable?: boolean;
}

/** What saving needs to know. */
export interface SavingSettings {
  entryId: number;
  lineupKey: QueryKey;
  t: LineupMessages;
  onSaved: (outcome: CommandOutcome) => void;
}

/**
 * Saves changes one after the other, each built on the version that the one before left (rules.md R4.6). The cache holds
 * only what the server confirmed: what is on its way lives in the saving state, so that a failure rolls back by itself.
 */
export function useLineupSaving({ entryId, lineupKey, t, onSaved }: SavingSettings) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(savingReducer, IDLE);
  const { mutateAsync } = useMutation({
    ...writing,
    scope: { id: `arma11-lineup-${entryId}` },
    mutationFn: async (command: LineupCommand) => {
      const before = queryClient.getQueryData<Lineup>(lineupKey);
      if (!before) throw new Error('There is no lineup to change yet: wait until the status is "ready".');
      await queryClient.cancelQueries({ queryKey: lineupKey });
      const outcome = await runCommand(client, before, command);
      queryClient.setQueryData(lineupKey, outcome.after);
      return outcome;
    },
  });

  const failed = async ({ command, player = null }: Saving, error: unknown): Promise<CommandOutcome | null> => {
    const before = queryClient.getQueryData<Lineup>(lineupKey);
    const unknown = error instanceof Arma11Error && error.outcomeUnknown;
    if (unknown || isRefusalToReload(error)) await queryClient.refetchQueries({ queryKey: lineupKey });
    const after = queryClient.getQueryData<Lineup>(lineupKey);
    if (unknown && before && after && isApplied(after, command)) return { before, after, warning: null };
    const again = isRetryable(error) ? { command, player, unknown } : null;
    dispatch({ type: 'failed', command, failed: again, notice: noticeOf(error, t) });
    return null;
  };

  const save = async (saving: Saving): Promise<boolean> => {
    const { command, player = null, told, undoable = true } = saving;
    dispatch({ type: 'started', command, player });
    const outcome = await mutateAsync(command).then(accepted(command, t), (error: unknown) => failed(saving, error));
    if (!outcome) return false;
    if ('refused' in outcome) {
      dispatch({ type: 'failed', command, failed: null, notice: outcome.refused });
      return false;
    }
    const notice: LineupNotice = { text: told(outcome), tone: 'good' };
    dispatch({ type: 'saved', command, undoable: undoable ? snapshotOf(outcome, command) : null, notice });
    onSaved(outcome);
    void invalidate(queryClient, afterLineup);
    return true;
  };

  const quiet = useCallback(() => dispatch({ type: 'quiet' }), []);
  const holdNotice = useQuietAfter(state.notice, quiet);

  const tell = useCallback((text: string, tone: LineupNotice['tone'] = 'good') => {
    dispatch({ type: 'told', notice: { text, tone } });
  }, []);
  return { state, save, tell, holdNotice };
}

/** Falls quiet after a notice, unless it is held: whoever has the focus on 'Deshacer' keeps it. */
function useQuietAfter(notice: LineupNotice | null, quiet: () => void) {
  const [held, hold] = useState(false);
  useEffect(() => hold(false), [notice]);
  useEffect(() => {
    if (!notice || held) return;
    const timer = setTimeout(quiet, UNDO_MS);
    return () => clearTimeout(timer);
  }, [notice, held, quiet]);
  return hold;
}

// The captain is put back too, where there is one or the change was about him.
function snapshotOf({ before }: CommandOutcome, { kind }: LineupCommand): LineupSnapshot {
  const captain = before.captain ?? null;
  return { ...playersOf(before), ...(captain !== null || kind === 'captain' ? { captain } : {}) };
}

const accepted = (command: LineupCommand, t: LineupMessages) => (outcome: CommandOutcome) =>
  command.kind === 'copy' || isApplied(outcome.after, command)
    ? outcome
    : { refused: { text: t.refused, tone: 'bad' as const } };

const isRefusalToReload = (error: unknown) =>
  error instanceof Arma11Error && (error.serverCode === 'VERSION_VIEJA' || error.code === 'closed');

const isRetryable = (error: unknown) =>
  error instanceof Arma11Error && (error.outcomeUnknown || error.code === 'network' || error.code === 'server');

function noticeOf(error: unknown, t: LineupMessages): LineupNotice {
  if (!(error instanceof Arma11Error)) return { text: t.refused, tone: 'bad' };
  return { text: error.serverCode === 'VERSION_VIEJA' ? t.versionChanged : error.message, tone: 'bad' };
}
