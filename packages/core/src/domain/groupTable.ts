/** A paid room of a group (rules R23.3): what each of the group made of it. */
export interface GroupRoomPoints {
  room: number;
  /** Whether it was played with elevens; else with predictions. */
  lineups: boolean;
  /** Points by player, of those alone who are or were in the group. */
  points: ReadonlyMap<number, number>;
}

/** A player in the table of a group's season. */
export interface GroupPlace {
  user: number;
  /** From 1; equals share a place. */
  place: number;
  /** The sum over the rooms. */
  points: number;
  /** In how many rooms they played. */
  rooms: number;
  /** In how many of them nobody had more points, among two of the group at the least. */
  won: number;
}

/** Who of the group had the most points in a room; nobody where they played it alone (rules R23.4). */
export function groupWinners({ points }: GroupRoomPoints): number[] {
  if (points.size < 2) return [];
  const best = Math.max(...points.values());
  return [...points].filter(([, made]) => made === best).map(([user]) => user);
}

/** Returns the table of a group by points, then by rooms won, of these rooms (rules R23.4). */
export function groupTable(rooms: readonly GroupRoomPoints[]): GroupPlace[] {
  const totals = new Map<number, Totals>();
  for (const room of rooms) {
    const winners = new Set(groupWinners(room));
    for (const [user, points] of room.points) {
      const total = totals.get(user) ?? { user, points: 0, rooms: 0, won: 0 };
      totals.set(user, {
        user,
        points: total.points + points,
        rooms: total.rooms + 1,
        won: total.won + Number(winners.has(user)),
      });
    }
  }
  const rows = [...totals.values()].sort((a, b) => compare(a, b) || a.user - b.user);
  return rows.map((row) => ({ ...row, place: 1 + rows.findIndex((other) => compare(other, row) === 0) }));
}

type Totals = Omit<GroupPlace, 'place'>;

const compare = (a: Totals, b: Totals): number => b.points - a.points || b.won - a.won;
