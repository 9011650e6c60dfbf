import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { ModoPozo } from '@arma11/core/contract';
import { NO_FLAGS } from '../offers/createRoom';
import { lockedMoney, roomMoney } from './roomMoney';

const room = (modo_pozo: ModoPozo, taken: number, more: object = {}) => ({
  modo_pozo,
  taken,
  amount_ins: 50,
  max_players: 20,
  commission_bps: 1000,
  estado: 'abierta' as const,
  pozo: null,
  awards: null,
  rules: {
    scoring: 'fpl' as never,
    season: '2026',
    award_table: null,
    flags: NO_FLAGS,
    settle_delay_s: 3600,
    guaranteed_pozo: modo_pozo === 'garantizado' ? 540 : null,
  },
  ...more,
});
const amounts = ({ awards }: { awards: { amount: number }[] }) => awards.map(({ amount }) => amount);

describe('what a room shows before its lock', () => {
  it('is the pot of its entries when it is proporcional', () => {
    expect(amounts(roomMoney(room('proporcional', 12)))).toEqual([324, 135, 81]);
    expect(amounts(roomMoney(room('proporcional', 0)))).toEqual([]);
  });

  it('is the full pot when it runs only when full', () => {
    expect(roomMoney(room('completo', 3))).toMatchObject({ pozo: 900 });
  });

  it('is what it promises when it is garantizado, from the first player on, and more once more came in', () => {
    expect(amounts(roomMoney(room('garantizado', 0)))).toEqual([324, 135, 81]);
    expect(amounts(roomMoney(room('garantizado', 2)))).toEqual([324, 135, 81]);
    expect(roomMoney(room('garantizado', 20)).pozo).toBe(900);
  });
});

describe('what a garantizado room pays at its lock', () => {
  it('is the whole promise: the prize of a place that nobody can take goes to the first', () => {
    expect(amounts(lockedMoney(room('garantizado', 2)))).toEqual([405, 135]);
    expect(amounts(lockedMoney(room('garantizado', 12)))).toEqual([324, 135, 81]);
  });

  it('sums the pot to the coin for any entries', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 1e9 }), (taken, guaranteed) => {
        const made = room('garantizado', taken, { max_players: 200 });
        const { pozo, awards } = lockedMoney({ ...made, rules: { ...made.rules, guaranteed_pozo: guaranteed } });
        expect(pozo).toBe(Math.max(taken * 45, guaranteed));
        expect(awards.reduce((sum, a) => sum + a.amount * (a.position_to - a.position_from + 1), 0)).toBe(pozo);
      }),
    );
  });
});
