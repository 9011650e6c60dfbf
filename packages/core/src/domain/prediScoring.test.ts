import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarketKind, PrediScoring, ScoringWhen } from '../contract/wire';
import { parseScoring } from './parseScoring';
import {
  kindsOfScoring,
  pricedByScoring,
  readyScorings,
  scoreOfCode,
  scorePrediction,
  scoresGuesses,
  type MatchScore,
} from './prediScoring';

const score = (text: string): MatchScore => {
  const [local, visit] = text.split('-').map(Number);
  return { local: local!, visit: visit! };
};
const points = (scoring: PrediScoring, guess: string, end: string, jornada?: number) =>
  scorePrediction({ scoring, guess: score(guess), end: score(end), ...(jornada ? { jornada } : {}) });

const goals = fc.integer({ min: 0, max: 15 });
const anyScore = fc.record({ local: goals, visit: goals });
const when = fc.constantFrom<ScoringWhen>('exact', 'close', 'difference', 'result', 'team_goals');
const anyTable: fc.Arbitrary<PrediScoring> = fc.record({
  take: fc.constantFrom('best' as const, 'sum' as const),
  ties: fc.constant('chain' as const),
  rows: fc.array(fc.record({ when, pts: fc.integer({ min: 0, max: 100 }) }), { minLength: 1, maxLength: 6 }),
});
const turned = ({ local, visit }: MatchScore): MatchScore => ({ local: visit, visit: local });

describe('a scoring table of predictions (rules R17.1)', () => {
  it.each([
    ['2-1', '2-1', 3],
    ['1-0', '2-1', 1],
    ['1-1', '0-0', 1],
    ['0-1', '2-1', 0],
    ['15-0', '1-0', 1],
  ])("'3/1' pays %s %s points where the match ends %s", (guess, end, pts) =>
    expect(points(readyScorings['3/1'], guess, end)).toBe(pts),
  );

  it.each([
    ['2-1', '2-1', 4],
    ['1-0', '2-1', 3],
    ['3-0', '2-1', 2],
    ['1-1', '2-2', 2],
    ['1-2', '2-1', 0],
  ])('Kicktipp pays %s for an end of %s: %i, and a draw has no difference', (guess, end, pts) =>
    expect(points(readyScorings.kicktipp, guess, end)).toBe(pts),
  );

  it.each([
    ['2-1', '2-1', 6],
    ['1-0', '2-1', 3],
    ['3-1', '2-1', 3],
    ['4-1', '2-1', 2],
    ['2-2', '1-1', 3],
    ['3-3', '1-1', 2],
    ['1-1', '2-1', 0],
  ])('Superbru pays %s for an end of %s: %i', (guess, end, pts) =>
    expect(points(readyScorings.superbru, guess, end)).toBe(pts),
  );

  it('sums its rows, and pays the goals of each team', () => {
    const table = parseScoring('exact 5 + difference 3 + result 2 + team_goals 1');
    expect(points(table, '2-1', '2-1')).toBe(5 + 3 + 2 + 2);
    expect(points(table, '2-0', '2-1')).toBe(2 + 1);
    expect(points(table, '0-1', '2-1')).toBe(1);
    expect(points(table, '0-0', '0-0')).toBe(5 + 2 + 2);
  });

  it('multiplies a row from the stage on that it names', () => {
    const table = parseScoring('exact 3 x2 from 17 x3 from 20, result 1');
    expect([1, 16, 17, 19, 20, 38].map((jornada) => points(table, '1-0', '1-0', jornada))).toEqual([3, 3, 6, 6, 9, 9]);
    expect(points(table, '2-0', '1-0', 20)).toBe(1);
  });

  it('multiplies by the latest stage that has come, in whatever order they were typed', () => {
    const table = parseScoring('exact 3 x3 from 20 x2 from 17 x12 from 30, result 1');
    expect([16, 17, 20, 30].map((jornada) => points(table, '1-0', '1-0', jornada))).toEqual([3, 6, 9, 36]);
  });

  it('pays nothing for a guessed score by a row about another question', () =>
    expect(points(parseScoring('result 1, goles 2'), '2-1', '2-1')).toBe(1));

  it('never pays more for a guess than for the score itself, and never less than nothing', () => {
    fc.assert(
      fc.property(anyTable, anyScore, anyScore, (scoring, guess, end) => {
        const paid = scorePrediction({ scoring, guess, end });
        expect(paid).toBeGreaterThanOrEqual(0);
        // A team's row pays twice where both are right, as in the score itself.
        expect(paid).toBeLessThanOrEqual(scorePrediction({ scoring, guess: end, end }));
      }),
    );
  });

  it('pays the same when home and away change sides', () => {
    fc.assert(
      fc.property(anyTable, anyScore, anyScore, (scoring, guess, end) => {
        const there = scorePrediction({ scoring, guess, end });
        expect(scorePrediction({ scoring, guess: turned(guess), end: turned(end) })).toBe(there);
      }),
    );
  });

  it('takes the best row, which is one of those that the sum adds', () => {
    fc.assert(
      fc.property(anyTable, anyScore, anyScore, (table, guess, end) => {
        const each = table.rows.map((row) => scorePrediction({ scoring: { ...table, rows: [row] }, guess, end }));
        expect(scorePrediction({ scoring: { ...table, take: 'best' }, guess, end })).toBe(Math.max(...each));
        const sum = each.reduce((all, one) => all + one, 0);
        expect(scorePrediction({ scoring: { ...table, take: 'sum' }, guess, end })).toBe(sum);
      }),
    );
  });
});

describe('what a room with a table asks and shows', () => {
  it('asks for the score where the table scores it, and the kinds that it names', () => {
    expect(kindsOfScoring(readyScorings['3/1'])).toEqual(['marcador']);
    expect(kindsOfScoring(parseScoring('exact 3, result 1, goles 2'))).toEqual(['marcador', 'goles']);
    expect(kindsOfScoring(parseScoring('1x2 3, goles 2'))).toEqual(['1x2', 'goles']);
    expect(scoresGuesses(parseScoring('1x2 3'))).toBe(false);
    const nameless: PrediScoring = { take: 'best', ties: 'chain', rows: [{ when: 'market', pts: 3 }] };
    expect(kindsOfScoring(nameless)).toEqual([]);
  });

  it('prices each kind by the row that names it, and one that none names at its own', () => {
    const table = parseScoring('exact 3, goles 2, ambos 5');
    const price = (kind: MarketKind, code: string) => pricedByScoring(table, { kind, code, pts: 4, jornada: 1 });
    expect([price('goles', 'mas'), price('ambos', 'si'), price('1x2', 'local')]).toEqual([2, 5, 4]);
  });

  it.each([
    ['2-1', { local: 2, visit: 1 }],
    ['12-0', { local: 12, visit: 0 }],
    ['0-15', { local: 0, visit: 15 }],
    ['otro', null],
    ['x2-1', null],
    ['2-1x', null],
    ['2-', null],
  ])('reads the goals of %j', (code, read) => expect(scoreOfCode(code)).toEqual(read));

  it('prices an exact score by what it pays when it is right', () => {
    const price = (text: string, code: string, jornada = 1) =>
      pricedByScoring(parseScoring(text), { kind: 'marcador', code, pts: 8, jornada });
    expect(price('exact 3, result 1', '4-0')).toBe(3);
    expect(price('exact 3 + difference 2 + result 1', '2-1')).toBe(6);
    expect(price('exact 3 + difference 2 + result 1', '1-1')).toBe(4);
    expect(price('exact 3 x2 from 2, result 1', '1-1', 2)).toBe(6);
    expect(price('arma11', '1-1')).toBe(8);
  });

  it('prices the kinds that it names, and leaves ours at their own', () => {
    const price = (text: string) =>
      pricedByScoring(parseScoring(text), { kind: '1x2', code: 'empate', pts: 4, jornada: 1 });
    expect(price('1x2 5')).toBe(5);
    expect(price('1x2 5 x2 from 1')).toBe(10);
    expect(price('arma11')).toBe(4);
  });
});

describe('a scoring table as an operator types it', () => {
  it.each(['3/1', ' KICKTIPP ', 'exact 3, result 1', 'exact 3,result 1', 'exact 3 + result 1', 'goles 2'])(
    'reads %j',
    (text) => expect(parseScoring(text).rows.length).toBeGreaterThan(0),
  );

  it('takes the most and the least that a row may say', () =>
    expect(parseScoring('exact   100 x1 from 1 x20 from 1000,  result 0').rows).toEqual([
      {
        when: 'exact',
        pts: 100,
        stage_factor: [
          { from: 1, factor: 1 },
          { from: 1000, factor: 20 },
        ],
      },
      { when: 'result', pts: 0 },
    ]));

  it('refuses by an error of its own', () =>
    expect(() => parseScoring('')).toThrow(expect.objectContaining({ name: 'ScoringTextError' })));

  it('knows a ready table by its rows', () => expect(parseScoring('exact 3, result 1')).toEqual(readyScorings['3/1']));

  it.each([
    ['', 'is no row of a table'],
    ['exact', 'is no row of a table'],
    ['exact 3; result 1', 'is no row of a table'],
    ['exact 3, result 1 + goles 2', 'not both'],
    ['exact 3, exact 2', '"exact" stands twice'],
    ['exacto 3', '"exacto" is neither exact'],
    ['marcador 3', '"marcador" is neither exact'],
    ['exact 101', 'at most 100 points'],
    ['exact 3 x0 from 2', '1 to 20'],
    ['exact 3 x21 from 2', '1 to 20'],
    ['exact 3 x2 from 0', 'from jornada 1 to 1000'],
    ['exact 3 x2 from 1001', 'from jornada 1 to 1000'],
    ['exact', 'A table is one of arma11, 3/1, kicktipp, superbru, or looks like'],
    ['exacto 3', 'neither exact, close, difference, result, team_goals nor'],
  ])('refuses %j: %s', (text, words) => expect(() => parseScoring(text)).toThrow(words));
});
