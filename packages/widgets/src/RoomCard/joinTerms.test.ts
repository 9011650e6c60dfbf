import { describe, expect, it } from 'vitest';
import { offerFixture, salaFixture } from '@arma11/testing/fixtures/roomFixture';
import { commissionPercent, joinAwards, keepsWhenFull, leaveUntil } from './joinTerms';
import { roomFacts } from './roomFacts';

const facts = (changes = {}) => roomFacts('compe', offerFixture(changes));
const amounts = (changes = {}, published = salaFixture().awards) =>
  joinAwards(facts(changes), published)?.awards.map(({ amount }) => amount);

describe('the prizes one would play for', () => {
  it('count oneself in: 13 entries of 50 leave 585 for three places', () => {
    expect(joinAwards(facts(), salaFixture().awards)?.basis).toBe('asIs');
    expect(amounts()).toEqual([352, 146, 87]);
  });

  it('are those of a full room where it must fill: 20 entries of 50 leave 900', () => {
    expect(joinAwards(facts({ modo_pozo: 'completo' }), null)?.basis).toBe('full');
    expect(amounts({ modo_pozo: 'completo' })).toEqual([540, 225, 135]);
  });

  it('are the published ones where they are guaranteed', () => {
    expect(amounts({ modo_pozo: 'garantizado' })).toEqual([324, 135, 81]);
  });

  it('are not known before a guaranteed room tells them', () => {
    expect(joinAwards(facts({ modo_pozo: 'garantizado' }), null)).toBeNull();
  });

  it('follow the table of the room where it has its own', () => {
    const winnerTakesAll = [{ position_from: 1, position_to: 1, percent: 100, amount: 540, label: '1.º' }];
    expect(amounts({}, winnerTakesAll)).toEqual([585]);
  });

  it('move to the next default table with the entry that reaches it: the 10th opens a third place', () => {
    const four = [65, 35].map((percent, at) => ({ ...salaFixture().awards[at]!, percent }));
    expect(amounts({ num_players: 9 }, four)).toEqual([271, 112, 67]);
  });

  it('of the first to enter are the whole pot', () => {
    expect(amounts({ num_players: 0, pozo: 0 }, [])).toEqual([45]);
  });
});

describe('leaving', () => {
  const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

  it.each([
    ['18:11:00', '20:10:00'],
    ['20:09:59', '20:10:00'],
  ])('at %s is possible until 15 minutes before the lock', (now, until) => {
    expect(leaveUntil(facts(), at(now))).toBe(at(until));
  });

  it('is no longer possible after that', () => {
    expect(leaveUntil(facts(), at('20:10:00'))).toBeNull();
  });

  it.each([
    [{}, false],
    [{ modo_pozo: 'completo' }, true],
    [{ max_players: 2 }, true],
  ])('ends early once a room %j is full: %s', (changes, keeps) => {
    expect(keepsWhenFull(facts(changes))).toBe(keeps);
  });
});

it.each([
  [1000, '10'],
  [1250, '12.5'],
  [0, '0'],
])('writes a commission of %s basis points as %s %%', (commission_bps, percent) => {
  expect(commissionPercent(facts({ commission_bps }))).toBe(percent);
});
