import type { LineupGroups, Position, Progress } from '../contract/wire';
import { groupKeyOf, groupKeys } from './position';

/** A room whose progress is '1' is closed: no replacements, no formation change (product §4). */
export const isClosed = (entry: { progress: Progress }): boolean => entry.progress === '1';

/** A lineup's groups with entries of any richness. */
export type Grouped<E> = Record<keyof LineupGroups, E[]>;

/** Sorts the entries of a lineup into the wire's five groups, each in slot order. */
export function groupLineup<E extends { slot: number; player_type: Position }>(entries: readonly E[]): Grouped<E> {
  const groups: Grouped<E> = { porteros: [], defensas: [], mediocampistas: [], delanteros: [], entrenadores: [] };
  for (const entry of [...entries].sort(bySlot)) groups[groupKeyOf(entry.player_type)].push(entry);
  return groups;
}

/** The entries of the five groups as one list in slot order. */
export const flattenLineup = <E extends { slot: number }>(groups: Grouped<E>): E[] =>
  groupKeys.flatMap((key) => groups[key]).sort(bySlot);

const bySlot = (a: { slot: number }, b: { slot: number }) => a.slot - b.slot;
