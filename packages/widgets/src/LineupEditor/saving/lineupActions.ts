import { compeQueries, generateLineup } from '@arma11/core';
import type { Lineup, Player } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { changeWordsOf } from '../../messages/lineupChange.es';
import { playersOf } from '../model/lineupRows';
import { poolsOf } from '../model/pools';
import { saveChange, type SavingDesk } from './saveChange';

/** Puts a player of the pool in a slot; they are shown there at once when they are known. */
export async function replaceIn(desk: SavingDesk, slot: number, playerId: number, known?: Player): Promise<boolean> {
  const { client, queryClient, lineup } = desk;
  const position = lineup && flattenLineup(lineup).find((entry) => entry.slot === slot)?.player_type;
  const read = () =>
    lineup && position != null ? poolsOf(client, queryClient, lineup.sala).find(position, playerId) : null;
  return saveChange(desk, { command: { kind: 'replace', slot, player: playerId }, player: known ?? read() });
}

/** Puts the team back as it was before the last change. */
export async function undo(desk: SavingDesk): Promise<boolean> {
  const { undoable } = desk.state;
  return undoable !== null && saveChange(desk, { command: { kind: 'whole', ...undoable }, undoing: true });
}

/** Sends again every save that failed. */
export async function retryAll(desk: SavingDesk): Promise<boolean> {
  const saved = await Promise.all(
    desk.state.failed.map(({ command, player }) => saveChange(desk, { command, player })),
  );
  return saved.length > 0 && saved.every(Boolean);
}

/** Takes over the team of another entry. */
export async function copyFrom(desk: SavingDesk, from: number): Promise<boolean> {
  const { client, queryClient, lineup, setState, t } = desk;
  if (!lineup) return false;
  const source = await queryClient.fetchQuery(compeQueries.lineup(client, from, lineup.jornada)).catch(() => null);
  if (source) return saveChange(desk, { command: { kind: 'copy', from, ...playersOf(source) } });
  const { cannotCopy: text } = changeWordsOf(t);
  setState((now) => ({ ...now, notice: { text, tone: 'bad' } }));
  return false;
}

/** Makes the lineup of an entry that has none. */
export async function makeLineup({ client, queryClient, lineupKey, options }: SavingDesk, jornada: number) {
  try {
    const { lineup } = await generateLineup(client, options.entryId, jornada);
    queryClient.setQueryData<Lineup>(lineupKey, lineup);
    return true;
  } catch {
    // Whatever went wrong, the lineup as it is says it best.
    await queryClient.refetchQueries({ queryKey: lineupKey });
    return false;
  }
}
