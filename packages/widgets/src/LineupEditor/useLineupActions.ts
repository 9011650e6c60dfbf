import { useMutation, useQueryClient } from '@tanstack/react-query';
import { compeQueries, generateLineup, useClient, writing } from '@arma11/core';
import type { Lineup, Player } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import type { LineupMessages } from '../messages/lineup.es';
import { swapsBetween, type CommandOutcome, type LineupCommand } from './lineupCommand';
import { playersOf } from './lineupRows';
import { lineupSentence } from './lineupSentence';
import type { LineupEditorOptions } from './lineupEditorState';
import type { useLineupData } from './useLineupData';
import { useLineupPlan } from './useLineupPlan';
import { useLineupSaving } from './useLineupSaving';
import { usePools } from './usePools';

/** What the actions need to know. */
export interface ActionSettings {
  options: LineupEditorOptions;
  data: ReturnType<typeof useLineupData>;
  maxPerClub: number | null;
  /** The instant, once the room has locked and only slots may still change. */
  lateNow: number | null;
  t: LineupMessages;
}

/** What a player can do with his lineup: every action is saved at once and told in one sentence. */
export function useLineupActions({ options, data, maxPerClub, lateNow, t }: ActionSettings) {
  const { entryId, jornada } = options;
  const { lineup, lineupKey } = data;
  const pools = usePools(lineup?.sala ?? 0);
  const onSaved = (outcome: CommandOutcome) => tellHost(outcome, options);
  const { state, save, tell, holdNotice } = useLineupSaving({ entryId, lineupKey, t, onSaved });

  const put = (command: LineupCommand, player: Player | null = null) =>
    save({ command, player, told: (outcome) => lineupSentence(command, outcome, t) });
  const apply = (command: LineupCommand) => put(command);
  const planner = useLineupPlan({ lineup, jornada, maxPerClub, lateNow, pools, t, tell, apply });

  const replace = (slot: number, playerId: number, known?: Player) => {
    const position = lineup && flattenLineup(lineup).find((entry) => entry.slot === slot)?.player_type;
    const player = known ?? (position == null ? null : pools.find(position, playerId));
    return put({ kind: 'replace', slot, player: playerId }, player);
  };
  const undo = async () => {
    if (!state.undoable) return false;
    const command: LineupCommand = { kind: 'whole', ...state.undoable };
    return save({ command, told: () => t.undone, undoable: false });
  };
  const retry = async () => {
    const saved = await Promise.all(state.failed.map(({ command, player }) => put(command, player)));
    return saved.length > 0 && saved.every(Boolean);
  };
  const copy = useCopy(data, { put, refuse: () => tell(t.cannotCopy, 'bad') });
  return { state, pools, planner, holdNotice, replace, undo, retry, copy, ...useMakeLineup(data, options), put };
}

interface CopySettings {
  put: (command: LineupCommand) => Promise<boolean>;
  /** The other team cannot be read. */
  refuse: () => void;
}

function useCopy({ lineup }: ActionSettings['data'], { put, refuse }: CopySettings) {
  const client = useClient();
  const queryClient = useQueryClient();
  return async (from: number): Promise<boolean> => {
    if (!lineup) return false;
    const source = await queryClient.fetchQuery(compeQueries.lineup(client, from, lineup.jornada)).catch(() => null);
    if (source) return put({ kind: 'copy', from, ...playersOf(source) });
    refuse();
    return false;
  };
}

function useMakeLineup({ entry, lineupKey }: ActionSettings['data'], { entryId, jornada }: LineupEditorOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...writing,
    mutationFn: (wanted: number) => generateLineup(client, entryId, wanted),
    onSuccess: ({ lineup }) => queryClient.setQueryData<Lineup>(lineupKey, lineup),
    // Whatever went wrong, the lineup as it is says it best.
    onError: () => queryClient.refetchQueries({ queryKey: lineupKey }),
  });
  const wanted = jornada ?? entry?.sala.jornada;
  return { makeLineup: () => wanted !== undefined && mutate(wanted), making: isPending };
}

function tellHost({ before, after }: CommandOutcome, { onReplace, onFormationChange }: LineupEditorOptions) {
  if (before.formation !== after.formation) onFormationChange?.({ from: before.formation, to: after.formation });
  for (const swap of swapsBetween(before, after)) onReplace?.(swap);
}
