import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../contract/wire';
import { dataGaps, type FinishedMatch, type MatchSide, type PlayedRow } from './dataGaps';
import { NO_STATS, type PlayerMatchStats } from './scoring/playerMatchStats';
import { STAT_RANGES, type StatColumn } from './scoring/statRanges';

const row = (player: number, side: MatchSide | null, stats: Partial<PlayerMatchStats> = {}): PlayedRow => ({
  player,
  side,
  position: 2,
  stats: { ...NO_STATS, minutes: 90, ...stats },
});

const eleven = (side: MatchSide, first: number) => Array.from({ length: 11 }, (_, i) => row(first + i, side));

/** A match of eleven players a side or more, whose goals and own goals make its score. */
const complete = fc
  .record({
    extra: fc.tuple(fc.nat(5), fc.nat(5)),
    minutes: fc.array(fc.integer({ min: 1, max: 130 }), { minLength: 40, maxLength: 40 }),
    goals: fc.array(fc.nat(31), { maxLength: 9 }),
    own: fc.array(fc.nat(31), { maxLength: 3 }),
  })
  .map(({ extra, minutes, goals, own }) => {
    const sides = [...Array<MatchSide>(11 + extra[0]).fill('local'), ...Array<MatchSide>(11 + extra[1]).fill('visit')];
    const rows = sides.map((side, i) => row(i + 1, side, { minutes: minutes[i]! }));
    const scored = (at: number, column: 'goals' | 'own_goals') => {
      const { stats } = rows[at % rows.length]!;
      (stats as PlayerMatchStats)[column] += 1;
    };
    for (const at of goals) scored(at, 'goals');
    for (const at of own) scored(at, 'own_goals');
    const total = (side: MatchSide) =>
      rows.reduce((n, each) => n + (each.side === side ? each.stats.goals! : each.stats.own_goals!), 0);
    const match: FinishedMatch = { goals_local: total('local'), goals_visit: total('visit'), awarded: false };
    return { match, rows };
  });

const columns = Object.keys(STAT_RANGES) as StatColumn[];

describe('dataGaps (rules R15.1)', () => {
  it('finds nothing in a match of eleven a side whose goals make the score', () => {
    fc.assert(fc.property(complete, ({ match, rows }) => void expect(dataGaps(match, rows)).toEqual([])));
  });

  it('names the side and its players when any of them is cut off until ten are left', () => {
    fc.assert(
      fc.property(
        complete,
        fc.constantFrom('local' as const, 'visit' as const),
        fc.nat(10),
        ({ match, rows }, side, left) => {
          const kept = rows.filter((each) => each.side === side).slice(0, left);
          const cut = [...rows.filter((each) => each.side !== side), ...kept];
          expect(dataGaps(match, cut)).toContainEqual({ gap: 'eleven', side, players: left });
        },
      ),
    );
  });

  it('names any column that is out of its range, whoever has it', () => {
    fc.assert(
      fc.property(
        complete,
        fc.constantFrom(...columns),
        fc.nat(21),
        fc.boolean(),
        ({ match, rows }, column, at, above) => {
          const [least, most] = STAT_RANGES[column];
          const value = above ? most + 1 : least - 1;
          const wrong = rows.map((each, i) =>
            i === at ? { ...each, stats: { ...each.stats, [column]: value } } : each,
          );
          expect(dataGaps(match, wrong)).toContainEqual({ gap: 'range', player: rows[at]!.player, column, value });
        },
      ),
    );
  });

  it('names both numbers when one more goal is told than the score has', () => {
    fc.assert(
      fc.property(complete, fc.nat(21), ({ match, rows }, at) => {
        const { side, stats } = rows[at]!;
        const wrong = rows.map((each, i) =>
          i === at ? { ...each, stats: { ...stats, goals: stats.goals! + 1 } } : each,
        );
        const score = side === 'local' ? match.goals_local : match.goals_visit;
        expect(dataGaps(match, wrong)).toContainEqual({ gap: 'goals', side, told: score + 1, score });
      }),
    );
  });

  it.each<[string, FinishedMatch, PlayedRow[], ReturnType<typeof dataGaps>]>([
    [
      'no statistics at all',
      { goals_local: 1, goals_visit: 0, awarded: false },
      [],
      [
        { gap: 'eleven', side: 'local', players: 0 },
        { gap: 'eleven', side: 'visit', players: 0 },
        { gap: 'goals', side: 'local', told: 0, score: 1 },
      ],
    ],
    [
      'a file that lists everybody and tells nothing of them',
      { goals_local: 0, goals_visit: 0, awarded: false },
      [...eleven('local', 1), ...eleven('visit', 12)].map((each) => ({ ...each, stats: NO_STATS })),
      [
        { gap: 'eleven', side: 'local', players: 0 },
        { gap: 'eleven', side: 'visit', players: 0 },
      ],
    ],
    [
      '9 goals in a 2-1, and 9000 minutes',
      { goals_local: 2, goals_visit: 1, awarded: false },
      [
        ...eleven('local', 1).map((each) => (each.player === 4 ? row(4, 'local', { goals: 9, minutes: 9000 }) : each)),
        ...eleven('visit', 12).map((each) => (each.player === 12 ? row(12, 'visit', { goals: 1 }) : each)),
      ],
      [
        { gap: 'goals', side: 'local', told: 9, score: 2 },
        { gap: 'range', player: 4, column: 'minutes', value: 9000 },
      ],
    ],
    [
      'a player of neither side, who helps nobody to eleven',
      { goals_local: 0, goals_visit: 0, awarded: false },
      [...eleven('local', 1).slice(1), row(50, null), ...eleven('visit', 12)],
      [{ gap: 'eleven', side: 'local', players: 10 }],
    ],
    [
      'a coach, who is no eleventh player',
      { goals_local: 0, goals_visit: 0, awarded: false },
      [...eleven('local', 1).slice(1), { ...row(51, 'local'), position: 4 as Position }, ...eleven('visit', 12)],
      [{ gap: 'eleven', side: 'local', players: 10 }],
    ],
    ['a walkover that nobody played', { goals_local: 3, goals_visit: 0, awarded: true }, [], []],
    [
      'an abandoned match with an awarded result: its goals are not those of players',
      { goals_local: 3, goals_visit: 0, awarded: true },
      [...eleven('local', 1), ...eleven('visit', 12)],
      [],
    ],
    [
      'an awarded result of a match that was played, with players missing',
      { goals_local: 3, goals_visit: 0, awarded: true },
      eleven('local', 1),
      [{ gap: 'eleven', side: 'visit', players: 0 }],
    ],
  ])('%s', (_, match, rows, gaps) => expect(dataGaps(match, rows)).toEqual(gaps));
});
