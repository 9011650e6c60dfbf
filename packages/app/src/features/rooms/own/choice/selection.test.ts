import { describe, expect, it } from 'vitest';
import {
  MOST_MATCHES,
  questionsIn,
  sameSelection,
  selectionOf,
  toggleKind,
  toggleMatch,
  toggleMatches,
} from './selection';

const chosen = selectionOf([{ match: { id: 7 }, markets: [{ kind: '1x2' }, { kind: 'goles' }] }]);

describe('the matches and questions of a private room', () => {
  it('a match starts with who wins, and goes with a second tap', () => {
    const more = toggleMatch(chosen, 8);
    expect([...more]).toEqual([
      [7, ['1x2', 'goles']],
      [8, ['1x2']],
    ]);
    expect([...toggleMatch(more, 7)]).toEqual([[8, ['1x2']]]);
  });

  it('takes no more than 64 matches (rules R17.3)', () => {
    const full = Array.from({ length: 70 }, (_, at) => at + 1).reduce(toggleMatch, selectionOf([]));
    expect(full.size).toBe(MOST_MATCHES);
  });

  it('a whole jornada is chosen, keeps what was asked, and goes when all of it is chosen', () => {
    const whole = toggleMatches(chosen, [7, 8, 9]);
    expect([...whole.keys()]).toEqual([7, 8, 9]);
    expect(whole.get(7)).toEqual(['1x2', 'goles']);
    expect(toggleMatches(whole, [7, 8, 9]).size).toBe(0);
    const many = Array.from({ length: 70 }, (_, at) => at + 1);
    expect(toggleMatches(chosen, many).size).toBe(MOST_MATCHES);
  });

  it('a match without questions is no longer chosen', () => {
    const one = toggleKind(chosen, 7, 'goles');
    expect(questionsIn(one)).toBe(1);
    expect(toggleKind(one, 7, '1x2').size).toBe(0);
  });

  it('the order of the taps makes no difference', () => {
    const again = toggleKind(toggleKind(chosen, 7, '1x2'), 7, '1x2');
    expect(sameSelection(again, chosen)).toBe(true);
    expect(sameSelection(toggleKind(chosen, 7, 'ambos'), chosen)).toBe(false);
  });
});
