import type { GroupPlace } from './groupTable';

/** Somebody who came past somebody else in the table of a group. */
export interface GroupPass {
  user: number;
  /** The best of those they passed. */
  passed: number;
  /** How many points they are ahead now; 0 where rooms won part them. */
  points: number;
}

/** How many passes one room tells of: the highest in the table. */
const MOST = 3;

/** Who passed whom between two tables of a group (rules R23.6): each who did with the best of those they left behind. */
export function groupPasses(before: readonly GroupPlace[], after: readonly GroupPlace[]): GroupPass[] {
  const earlier = new Map(before.map(({ user, place }) => [user, place]));
  const passed = (row: GroupPlace, other: GroupPlace): boolean => {
    const [own, theirs] = [earlier.get(row.user), earlier.get(other.user)];
    return own !== undefined && theirs !== undefined && own > theirs && row.place < other.place;
  };
  return after
    .flatMap((row) => {
      const best = after.find((other) => passed(row, other));
      return best ? [{ user: row.user, passed: best.user, points: row.points - best.points }] : [];
    })
    .slice(0, MOST);
}
