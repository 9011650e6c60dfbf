import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayAmount, displayFee, displaySaldo, displaySoles, pulses, solesNumber } from './saldo';

describe('soles display', () => {
  it.each([
    [845, 'S/ 84.50'],
    [12_345, 'S/ 1,234.50'],
    [5, 'S/ 0.50'],
    [99, 'S/ 9.90'],
    [100, 'S/ 10.00'],
    [9_999, 'S/ 999.90'],
    [10_000, 'S/ 1,000.00'],
    [10_000_000, 'S/ 1,000,000.00'],
    [1_000_000_000_000_001, 'S/ 100,000,000,000,000.10'],
    [0, '0'],
    [-50, '-S/ 5.00'],
  ])('%i coins are %s when local_contry is PEN', (saldo, text) => {
    expect(displaySaldo({ saldo, local_contry: 'PEN' })).toMatchObject({ unit: 'S/', text });
  });

  it.each([
    [845, '845'],
    [12_345, '12345'],
    [0, '0'],
  ])('otherwise the coin amount %i is shown as is', (saldo, text) => {
    expect(displaySaldo({ saldo, local_contry: 'CLP' })).toEqual({ unit: 'coins', number: text, text });
  });

  it.each(['PEN', 'USD', ''])(
    "a zero fee is shown as 'Gratis', a zero amount as 0, with local_contry %j",
    (local_contry) => {
      expect(displayFee({ amount_ins: 0, local_contry }).text).toBe('Gratis');
      expect(displayAmount({ amount: 0, local_contry }).text).toBe('0');
    },
  );

  it('a fee above zero is an amount like any other', () => {
    expect(displayFee({ amount_ins: 50, local_contry: 'PEN' })).toEqual({
      unit: 'S/',
      number: '5.00',
      text: 'S/ 5.00',
    });
    expect(displayFee({ amount_ins: 50, local_contry: 'MXN' }).text).toBe('50');
  });

  it('is exact: 100,000 amounts read back from their text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 15), max: 10 ** 15 }), (coins) => {
        const text = displaySoles(coins);
        if (!/^-?S\/ \d{1,3}(,\d{3})*\.\d0$/.test(text)) throw new Error(text);
        const back = Number(text.replace(/[S/ ,.]/g, '')) / 10;
        if (back !== coins) throw new Error(`${coins} reads ${text}`);
      }),
      { numRuns: 100_000 },
    );
  });

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('refuses %d, which is no number of coins', (coins) => {
    expect(() => solesNumber(coins)).toThrow('whole number of coins');
  });
});

describe('a balance from 0 up to 99 is shown pulsing in green', () => {
  it.each([
    [-1, false],
    [0, true],
    [1, true],
    [99, true],
    [100, false],
  ])('%i: %s', (saldo, pulsing) => expect(pulses(saldo)).toBe(pulsing));
});
