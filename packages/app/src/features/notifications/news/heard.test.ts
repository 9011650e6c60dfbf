import { describe, expect, it } from 'vitest';
import type { LiveUpdate, Match } from '@arma11/core/contract';
import { liveUpdateFixture } from '@arma11/testing/fixtures/liveUpdateFixture';
import { hear, nothingHeard } from './heard';

const match = (goals_local: number | null, goals_visit: number | null) =>
  ({ id: 9, goals_local, goals_visit }) as Match;
const lineup = (...points: number[]) => ({
  ins: 5,
  points: 0,
  entries: points.map((each, slot) => ({ id: 50 + slot, points: each, provisional: true })),
});
const room = (estado: LiveUpdate['rooms'][number]['estado']) => ({ kind: 'compe' as const, id: 7, estado });

/** What of the last of these updates is news. */
function lastOf(...updates: Partial<LiveUpdate>[]) {
  const heard = nothingHeard();
  return updates.map((each) => hear(heard, liveUpdateFixture(each))).at(-1)!;
}

describe('what a stream tells', () => {
  it('is no news the first time', () => {
    const told = lastOf({ matches: [match(2, 1)], lineups: [lineup(9)], rooms: [room('pagada')] });
    expect(told).toEqual({ goals: [], gains: [], rooms: 0 });
  });

  it('is a goal when there is one more, the first of a match too, and none when one is taken back', () => {
    expect(lastOf({ matches: [match(null, null)] }, { matches: [match(0, 1)] }).goals).toEqual([match(0, 1)]);
    expect(lastOf({ matches: [match(1, 1)] }, { matches: [match(1, 1)] }).goals).toEqual([]);
    expect(lastOf({ matches: [match(1, 1)] }, { matches: [match(1, 0)] }).goals).toEqual([]);
  });

  it('is a gain from three points on, most points first', () => {
    const { gains } = lastOf({ lineups: [lineup(1, 2, 3)] }, { lineups: [lineup(4, 4, 9)] });
    expect(gains).toEqual([
      { ins: 5, place: 52, points: 6 },
      { ins: 5, place: 50, points: 3 },
    ]);
  });

  it('counts the rooms that have another state', () => {
    expect(lastOf({ rooms: [room('en_vivo')] }, { rooms: [room('en_vivo')] }).rooms).toBe(0);
    expect(lastOf({ rooms: [room('en_vivo')] }, { rooms: [room('pagada')] }).rooms).toBe(1);
  });
});
