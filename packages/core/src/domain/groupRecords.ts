import { groupWinners, type GroupRoomPoints } from './groupTable';

/** The most points with an eleven and with predictions, the most rooms won, the most in a row, and the largest lead. */
export type GroupRecordOf = 'lineup' | 'predictions' | 'won' | 'streak' | 'lead';

/** A record of a group, and who was the first to reach it. */
export interface GroupBest {
  kind: GroupRecordOf;
  /** Points, or rooms. */
  value: number;
  user: number;
  /** The room in which; null for what took several. */
  room: number | null;
}

/** The records of a group, of its paid rooms in the order that they were played (rules R23.5). */
export function groupRecords(rooms: readonly GroupRoomPoints[]): GroupBest[] {
  return [
    first(mostPoints(rooms, 'lineup'), 1),
    first(mostPoints(rooms, 'predictions'), 1),
    first(wins(rooms, 'won'), 1),
    first(wins(rooms, 'streak'), 2),
    first(leads(rooms), 1),
  ].flat();
}

/** The greatest value, the first to reach it; nothing below the least that is worth telling. */
function first(found: readonly GroupBest[], least: number): GroupBest[] {
  const best = found.reduce<GroupBest | null>((most, one) => (most && most.value >= one.value ? most : one), null);
  return best && best.value >= least ? [best] : [];
}

/** What everybody made in each room of a game. */
const mostPoints = (rooms: readonly GroupRoomPoints[], kind: 'lineup' | 'predictions'): GroupBest[] =>
  rooms
    .filter(({ lineups }) => lineups === (kind === 'lineup'))
    .flatMap(({ room, points }) => [...points].map(([user, value]) => ({ kind, value, user, room })));

/** How many rooms the winners of each had won by then: of all, or of those they played last without losing one. */
function wins(rooms: readonly GroupRoomPoints[], kind: 'won' | 'streak'): GroupBest[] {
  const counted = new Map<number, number>();
  return rooms.flatMap((room) => {
    const winners = groupWinners(room);
    if (kind === 'streak') for (const user of room.points.keys()) if (!winners.includes(user)) counted.set(user, 0);
    return winners.map((user) => {
      const value = (counted.get(user) ?? 0) + 1;
      counted.set(user, value);
      return { kind, value, user, room: null };
    });
  });
}

/** By how much each room was won, where one won it alone. */
function leads(rooms: readonly GroupRoomPoints[]): GroupBest[] {
  return rooms.flatMap((room) => {
    const [winner, ...others] = groupWinners(room);
    if (winner === undefined || others.length > 0) return [];
    const second = Math.max(...[...room.points].filter(([user]) => user !== winner).map(([, points]) => points));
    return [{ kind: 'lead' as const, value: room.points.get(winner)! - second, user: winner, room: room.room }];
  });
}
