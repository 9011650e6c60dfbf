import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useClient, writing } from '@arma11/core';
import type { Player } from '@arma11/core/contract';
import { useChunk } from '../../headless/useChunk';
import type { LineupMessages } from '../../messages/lineup.es';
import { loadEditing } from '../layers/chunks';
import type { LineupEditorOptions } from '../model/lineupEditorState';
import type { LineupNotice } from '../model/lineupNotice';
import type { CommandOutcome, LineupCommand } from '../saving/lineupCommand';
import type { SavingDesk } from '../saving/saveChange';
import { IDLE } from '../saving/savingState';
import type { useLineupData } from './useLineupData';

/** How long a change can be undone and its notice stays. */
export const UNDO_MS = 6_000;

/** What the actions need to know. */
interface ActionSettings {
  options: LineupEditorOptions;
  data: ReturnType<typeof useLineupData>;
  t: LineupMessages;
}

/** What a player can do with their lineup: every action is saved at once and announced in one sentence. */
export function useLineupActions(settings: ActionSettings) {
  const { options, data } = settings;
  const { state, notify, holdNotice, act } = useSaving(settings);
  const [making, setMaking] = useState(false);
  const wanted = options.jornada ?? data.entry?.sala.jornada;
  return {
    state,
    notify,
    holdNotice,
    put: (command: LineupCommand) => act(({ saveChange }, desk) => saveChange(desk, { command })),
    replace: (slot: number, playerId: number, known?: Player) =>
      act(({ replaceIn }, desk) => replaceIn(desk, slot, playerId, known)),
    undo: () => act(({ undo }, desk) => undo(desk)),
    retry: () => act(({ retryAll }, desk) => retryAll(desk)),
    copy: (from: number) => act(({ copyFrom }, desk) => copyFrom(desk, from)),
    making,
    makeLineup: () => {
      if (wanted === undefined || making) return;
      setMaking(true);
      void act(({ makeLineup }, desk) => makeLineup(desk, wanted)).finally(() => setMaking(false));
    },
  };
}

type Editing = NonNullable<typeof loadEditing.arrived>;

/**
 * Where saving stands, and the desk for one change after the other, each built on the version that the one before left
 * (rules R4.6). How a team is changed is loaded with the first change: it waits for that and is not lost.
 */
function useSaving({ options, data: { lineup, lineupKey, waiting }, t }: ActionSettings) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [state, setState] = useState(IDLE);
  // What says that something waits comes with what changes a team, which a new page has not loaded.
  useChunk(loadEditing, waiting);
  const { mutateAsync: inTurn } = useMutation({
    ...writing,
    scope: { id: `arma11-lineup-${options.entryId}` },
    mutationFn: (send: () => Promise<CommandOutcome>) => send(),
  });
  const notify = (text: string, tone: LineupNotice['tone'] = 'good') =>
    setState((now) => ({ ...now, notice: { text, tone } }));
  const desk: SavingDesk = { client, queryClient, lineup, lineupKey, options, t, state, setState, inTurn };
  const act = async (how: (editing: Editing, desk: SavingDesk) => Promise<boolean>): Promise<boolean> => {
    const editing = await loadEditing().catch(() => null);
    if (!editing) notify(t.noChunk, 'bad');
    return editing !== null && how(editing, desk);
  };
  const quiet = useCallback(() => setState((now) => loadEditing.arrived?.quieted(now) ?? { ...now, notice: null }), []);
  return { state, notify, act, holdNotice: useQuietAfter(state.notice, quiet) };
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
