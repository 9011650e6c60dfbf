import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generateLineup, useClient, writing } from '@arma11/core';
import type { Formation, Lineup, Player } from '@arma11/core/contract';
import { flattenLineup, formationLabel } from '@arma11/core/domain';
import type { LineupMessages } from '../messages/lineup.es';
import { swapsBetween, type CommandOutcome, type LineupCommand } from './lineupCommand';
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
  t: LineupMessages;
}

/** What a player can do with his lineup: every action is saved at once and told in one sentence. */
export function useLineupActions({ options, data, maxPerClub, t }: ActionSettings) {
  const { entryId } = options;
  const { lineup, lineupKey } = data;
  const pools = usePools(lineup?.sala ?? 0);
  const onSaved = (outcome: CommandOutcome) => tellHost(outcome, options);
  const { state, save, tell } = useLineupSaving({ entryId, lineupKey, t, onSaved });

  const put = (command: LineupCommand, player: Player | null = null) =>
    save({ command, player, told: (outcome) => sentence(command, outcome, t) });
  const planner = useLineupPlan({ lineup, maxPerClub, pools, t, tell, apply: (command) => put(command) });

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
  const retry = async () => (state.failed ? put(state.failed.command, state.failed.player) : false);
  return { state, tell, pools, planner, replace, undo, retry, ...useMakeLineup(data, options), put };
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

function sentence(command: LineupCommand, { before, after, warning }: CommandOutcome, t: LineupMessages): string {
  const [old, now] = [flattenLineup(before), flattenLineup(after)];
  const onlyIn = (some: typeof old, others: typeof old) =>
    some.filter(({ player }) => !others.some((other) => other.player.id === player.id));
  const [left, came] = [onlyIn(old, now), onlyIn(now, old)];
  const names = (entries: typeof old) => entries.map(({ player }) => player.short_name).join(', ');
  if (command.kind === 'replace') return [t.came(names(came), names(left)), warning].filter(Boolean).join(' ');
  if (command.kind === 'whole') return t.filled(came.length);
  const formation = t.formationChanged(formationLabel(command.formation as Formation));
  return `${formation} ${t.leaves(names(left))} ${t.enters(names(came))}`;
}
