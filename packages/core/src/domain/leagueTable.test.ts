import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leagueTable } from './leagueTable';
import type { EndedMatch } from './teamForm';

const match = (local: number, visit: number, goalsLocal: number, goalsVisit: number): EndedMatch => ({
  local,
  visit,
  goalsLocal,
  goalsVisit,
});
const places = (...matches: EndedMatch[]) =>
  leagueTable([1, 2, 3, 4], matches).map(({ team, place, points }) => `${place}: ${team} (${points})`);

describe('the table of a league (rules R21.1)', () => {
  it('gives three points for a win and one for a draw', () => {
    expect(places(match(1, 2, 2, 0), match(3, 4, 1, 1))).toEqual(['1: 1 (3)', '2: 3 (1)', '2: 4 (1)', '4: 2 (0)']);
  });

  it('orders equal points by goal difference, then by goals scored', () => {
    expect(places(match(1, 2, 1, 0), match(3, 4, 3, 1))).toEqual(['1: 3 (3)', '2: 1 (3)', '3: 2 (0)', '4: 4 (0)']);
    expect(places(match(1, 2, 1, 0), match(3, 4, 3, 2))).toEqual(['1: 3 (3)', '2: 1 (3)', '3: 4 (0)', '4: 2 (0)']);
  });

  it('lets clubs share a place while nothing parts them', () => {
    expect(places()).toEqual(['1: 1 (0)', '1: 2 (0)', '1: 3 (0)', '1: 4 (0)']);
  });

  it('gives out two or three points a match, loses no goal, and puts nobody above who has more', () => {
    const team = fc.integer({ min: 1, max: 4 });
    const played = fc
      .tuple(team, team, fc.nat(9), fc.nat(9))
      .filter(([local, visit]) => local !== visit)
      .map(([local, visit, goals, against]) => match(local, visit, goals, against));
    fc.assert(
      fc.property(fc.array(played, { maxLength: 40 }), (matches) => {
        const rows = leagueTable([1, 2, 3, 4], matches);
        const sum = (value: 'played' | 'points' | 'difference' | 'goals') =>
          rows.reduce((total, row) => total + row[value], 0);
        const drawn = matches.filter(({ goalsLocal, goalsVisit }) => goalsLocal === goalsVisit).length;
        expect(sum('played')).toBe(matches.length * 2);
        expect(sum('points')).toBe(matches.length * 3 - drawn);
        expect(sum('difference')).toBe(0);
        for (const [index, row] of rows.entries())
          for (const later of rows.slice(index + 1)) expect(later.points).toBeLessThanOrEqual(row.points);
      }),
    );
  });
});
