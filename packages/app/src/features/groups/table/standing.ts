import type { GroupRow } from '@arma11/core/back-office';

/** How a player stands in the table of a group, against the one who matters to them. */
export type Standing =
  | { kind: 'out' }
  | { kind: 'alone' }
  /** So many points are missing to whoever is next above. */
  | { kind: 'behind'; other: GroupRow; points: number }
  /** Whoever is above has as many points, and won more rooms. */
  | { kind: 'level'; other: GroupRow }
  /** Nothing parts them; the place is the first or another. */
  | { kind: 'shared'; other: GroupRow; position: number }
  /** First, and so many points ahead of whoever follows. */
  | { kind: 'ahead'; other: GroupRow; points: number };

/** Returns how a player stands: first what is missing to the next place, and at the top how far they are ahead. */
export function standingOf(table: readonly GroupRow[], user: number | undefined): Standing {
  const me = table.find((row) => row.user.id === user);
  if (!me) return { kind: 'out' };
  const above = table.filter(({ position }) => position < me.position).at(-1);
  const equal = table.find((row) => row !== me && row.position === me.position);
  if (equal && (!above || above.points === me.points)) return { kind: 'shared', other: equal, position: me.position };
  if (above) {
    const points = above.points - me.points;
    return points === 0 ? { kind: 'level', other: above } : { kind: 'behind', other: above, points };
  }
  const below = table.find(({ position }) => position > me.position);
  return below ? { kind: 'ahead', other: below, points: me.points - below.points } : { kind: 'alone' };
}
