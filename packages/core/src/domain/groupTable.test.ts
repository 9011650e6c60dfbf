import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPasses } from './groupPasses';
import { groupRecords } from './groupRecords';
import { groupRivals } from './groupRivals';
import { groupTable, groupWinners, type GroupRoomPoints } from './groupTable';

const [ROSA, LUIS, BETO] = [1, 2, 3];
let rooms = 0;
const roomOf = (points: Record<number, number>, lineups = true): GroupRoomPoints => ({
  room: (rooms += 1),
  lineups,
  points: new Map(Object.entries(points).map(([user, made]) => [Number(user), made])),
});
const anyRoom = fc
  .record({
    room: fc.nat(),
    lineups: fc.boolean(),
    points: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: -5, max: 40 })), {
      selector: ([user]) => user,
      minLength: 1,
    }),
  })
  .map(({ points, ...room }): GroupRoomPoints => ({ ...room, points: new Map(points) }));

describe('the table of a group (rules R23.4)', () => {
  it('adds up the points of its rooms, and counts those played and won', () => {
    const played = [roomOf({ [ROSA]: 50, [LUIS]: 44 }), roomOf({ [ROSA]: 20, [LUIS]: 31, [BETO]: 31 })];
    expect(groupTable(played)).toEqual([
      { user: LUIS, place: 1, points: 75, rooms: 2, won: 1 },
      { user: ROSA, place: 2, points: 70, rooms: 2, won: 1 },
      { user: BETO, place: 3, points: 31, rooms: 1, won: 1 },
    ]);
  });

  it('parts equal points by rooms won, and shares the place where they are equal too', () => {
    const played = [roomOf({ [ROSA]: 9, [LUIS]: 6, [BETO]: 0 }), roomOf({ [LUIS]: 3 }), roomOf({ [BETO]: 9 })];
    expect(groupTable(played).map(({ user, place }) => [user, place])).toEqual([
      [ROSA, 1],
      [LUIS, 2],
      [BETO, 2],
    ]);
  });

  it('has no winner of a room that one of the group played alone', () => {
    expect(groupWinners(roomOf({ [ROSA]: 60 }))).toEqual([]);
    expect(groupTable([roomOf({ [ROSA]: 60 })])[0]).toMatchObject({ points: 60, rooms: 1, won: 0 });
  });

  it('loses no point, gives every player one row, and does not depend on the order of the rooms', () => {
    fc.assert(
      fc.property(fc.array(anyRoom), (played) => {
        const table = groupTable(played);
        const made = played.flatMap(({ points }) => [...points.values()]);
        expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(made.reduce((sum, points) => sum + points, 0));
        expect(new Set(table.map(({ user }) => user)).size).toBe(table.length);
        expect(groupTable([...played].reverse())).toEqual(table);
      }),
    );
  });
});

describe('who passed whom in a group (rules R23.6)', () => {
  it('names for each who came past somebody the best of them, and by how much', () => {
    const first = roomOf({ [ROSA]: 10, [LUIS]: 20, [BETO]: 30 });
    const passes = groupPasses(groupTable([first]), groupTable([first, roomOf({ [ROSA]: 22, [LUIS]: 0, [BETO]: 0 })]));
    expect(passes).toEqual([{ user: ROSA, passed: BETO, points: 2 }]);
  });

  it('says nothing of those who come new, and of equals', () => {
    const first = roomOf({ [LUIS]: 20 });
    expect(groupPasses(groupTable([first]), groupTable([first, roomOf({ [ROSA]: 50, [LUIS]: 1 })]))).toEqual([]);
    expect(groupPasses(groupTable([first]), groupTable([first]))).toEqual([]);
  });

  it('never names more than three, and nobody who is not ahead', () => {
    fc.assert(
      fc.property(fc.array(anyRoom), anyRoom, (played, last) => {
        const after = groupTable([...played, last]);
        const passes = groupPasses(groupTable(played), after);
        const placeOf = (user: number) => after.find((row) => row.user === user)!.place;
        expect(passes.length).toBeLessThanOrEqual(3);
        for (const { user, passed, points } of passes) {
          expect(placeOf(user)).toBeLessThan(placeOf(passed));
          expect(points).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('the records of a group (rules R23.5)', () => {
  it('are the most points of each game, the most rooms won, the longest run of them and the largest lead', () => {
    const played = [
      roomOf({ [ROSA]: 50, [LUIS]: 44 }),
      roomOf({ [ROSA]: 12, [LUIS]: 15 }, false),
      roomOf({ [ROSA]: 40, [LUIS]: 61 }),
      roomOf({ [ROSA]: 41, [BETO]: 11 }),
    ];
    expect(groupRecords(played)).toEqual([
      { kind: 'lineup', value: 61, user: LUIS, room: played[2]!.room },
      { kind: 'predictions', value: 15, user: LUIS, room: played[1]!.room },
      { kind: 'won', value: 2, user: LUIS, room: null },
      { kind: 'streak', value: 2, user: LUIS, room: null },
      { kind: 'lead', value: 30, user: ROSA, room: played[3]!.room },
    ]);
  });

  it('belong to whoever reached them first', () => {
    const [first, second] = [roomOf({ [ROSA]: 50, [LUIS]: 1 }), roomOf({ [LUIS]: 50, [ROSA]: 1 })];
    expect(groupRecords([first, second]).filter(({ room }) => room !== null)).toEqual([
      { kind: 'lineup', value: 50, user: ROSA, room: first.room },
      { kind: 'lead', value: 49, user: ROSA, room: first.room },
    ]);
  });

  it('are none before anything was played', () => {
    expect(groupRecords([])).toEqual([]);
  });
});

describe('the rivals of a player in a group (rules R23.5)', () => {
  it('are those they are closest to even with, then those they met most', () => {
    const played = [
      roomOf({ [ROSA]: 50, [LUIS]: 44, [BETO]: 10 }),
      roomOf({ [ROSA]: 20, [LUIS]: 31, [BETO]: 20 }),
      roomOf({ [LUIS]: 7, [BETO]: 7 }),
    ];
    expect(groupRivals(played, ROSA)).toEqual([
      { user: LUIS, rooms: 2, won: 1, lost: 1 },
      { user: BETO, rooms: 2, won: 1, lost: 0 },
    ]);
  });

  it('see each other from both sides alike', () => {
    fc.assert(
      fc.property(fc.array(anyRoom), (played) => {
        for (const { user, rooms: together, won, lost } of groupRivals(played, ROSA)) {
          const back = groupRivals(played, user).find((rival) => rival.user === ROSA);
          expect(back).toEqual({ user: ROSA, rooms: together, won: lost, lost: won });
        }
      }),
    );
  });
});
