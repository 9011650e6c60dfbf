import { describe, expect, it } from 'vitest';
import { matchesChoice, matchesQuery } from './matchesChoice';

describe('the choice of matches in the address', () => {
  it.each(['', 'ver=resultados&liga=pe-1&jornada=4', 'liga=pe-1&partido=12'])('%s comes back as it was', (text) => {
    expect(matchesQuery(matchesChoice(new URLSearchParams(text))).toString()).toBe(text);
  });

  it('leaves out what it does not know', () => {
    const choice = matchesChoice(new URLSearchParams('ver=nada&jornada=-3&partido=x'));
    expect(choice).toEqual({ view: 'proximos', league: null, jornada: null, match: null });
  });
});
