import type { GroupRoomPoints } from './groupTable';

/** How one player fared against another in the rooms that both played. */
export interface GroupRivalry {
  user: number;
  rooms: number;
  /** In how many the one who asks had more points. */
  won: number;
  /** In how many the other had. */
  lost: number;
}

/** A player against each other of the group: who is closest to even first, then with whom they played most (rules R23.5). */
export function groupRivals(rooms: readonly GroupRoomPoints[], self: number): GroupRivalry[] {
  const found = new Map<number, GroupRivalry>();
  for (const { points } of rooms) {
    const own = points.get(self);
    if (own === undefined) continue;
    for (const [user, theirs] of points) {
      if (user === self) continue;
      const so = found.get(user) ?? { user, rooms: 0, won: 0, lost: 0 };
      found.set(user, {
        user,
        rooms: so.rooms + 1,
        won: so.won + Number(own > theirs),
        lost: so.lost + Number(own < theirs),
      });
    }
  }
  const apart = ({ won, lost }: GroupRivalry) => Math.abs(won - lost);
  return [...found.values()].sort((a, b) => apart(a) - apart(b) || b.rooms - a.rooms || a.user - b.user);
}
