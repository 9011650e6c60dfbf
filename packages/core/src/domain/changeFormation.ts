import type { Formation } from '../contract/wire';
import { type AutofillOptions, type PoolPlayer, autofill } from './autofill';
import { formationRows, slotsOf } from './formation';

/** A formation change: the room's pool and the lineup as it is. */
export interface FormationChange<P extends PoolPlayer = PoolPlayer> {
  /** The player ids by slot of `from`. */
  players: readonly number[];
  from: Formation;
  to: Formation;
  pool: readonly P[];
  maxPerClub?: AutofillOptions['maxPerClub'];
  /** Fills the new slots in the place of `autofill`: rooms with a budget do it within theirs (rules R4.8). */
  fill?: ((pool: readonly P[], formation: Formation, options: AutofillOptions) => number[]) | undefined;
}

/** The lineup after a formation change, and who came and went. */
export interface ChangedFormation {
  /** The player ids by slot of the new formation. */
  players: number[];
  added: number[];
  removed: number[];
}

/**
 * Keeps the first players of each line by slot order and fills the new slots from the pool (rules R4.5, R4.3).
 * @throws Error when `players` is not one id per slot of `from`; `UnfilledPositionError` when the pool cannot fill a
 * slot.
 */
export function changeFormation<P extends PoolPlayer>({
  players,
  from,
  to,
  pool,
  maxPerClub,
  fill = autofill,
}: FormationChange<P>): ChangedFormation {
  if (players.length !== slotsOf(from).length) {
    throw new Error(`A ${from} lineup has ${slotsOf(from).length} players: pass the ids of all its slots in order.`);
  }
  const before = formationRows(from);
  const keep: Record<number, number> = {};
  formationRows(to).forEach((row, line) => {
    row.slots.forEach((slot, place) => {
      const oldSlot = before[line]?.slots[place];
      const player = oldSlot === undefined ? undefined : players[oldSlot];
      if (player !== undefined) keep[slot] = player;
    });
  });
  const after = fill(pool, to, { keep, maxPerClub });
  return {
    players: after,
    added: after.filter((id) => !players.includes(id)),
    removed: players.filter((id) => !after.includes(id)),
  };
}
