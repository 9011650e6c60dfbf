import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { potOf } from './pot';

describe('pot', () => {
  it.each([
    [50, 12, 1000, 600, 60, 540],
    [20, 25, 1000, 500, 50, 450],
    [20, 6, 1000, 120, 12, 108],
    [10, 100, 1000, 1000, 100, 900],
    [5, 3, 1000, 15, 1, 14],
    [5, 1, 1000, 5, 0, 5],
    [0, 40, 1000, 0, 0, 0],
    [50, 0, 1000, 0, 0, 0],
    [100, 10, 1500, 1000, 150, 850],
    [1_000_000_000, 10_000, 1500, 10_000_000_000_000, 1_500_000_000_000, 8_500_000_000_000],
  ])('fee %i, n %i, %i bps: total %i, comisión %i, pozo %i', (amount_ins, entries, commission_bps, ...expected) => {
    const { total, comision, pozo } = potOf({ amount_ins, entries, commission_bps });
    expect([total, comision, pozo]).toEqual(expected);
  });

  it.each([
    ['commission_bps', { amount_ins: 10, entries: 2, commission_bps: 1501 }],
    ['commission_bps', { amount_ins: 10, entries: 2, commission_bps: -1 }],
    ['commission_bps', { amount_ins: 10, entries: 2, commission_bps: 10.5 }],
    ['amount_ins', { amount_ins: 2.5, entries: 2, commission_bps: 0 }],
    ['amount_ins', { amount_ins: -1, entries: 2, commission_bps: 0 }],
    ['entries', { amount_ins: 10, entries: Number.NaN, commission_bps: 0 }],
    ['total', { amount_ins: 1_000_000_000, entries: 10_000_000, commission_bps: 0 }],
  ])('refuses a wrong %s: %j', (name, source) => expect(() => potOf(source)).toThrow(`${name} must be`));

  it('never loses or creates a coin, and never takes more than the published commission', () => {
    const source = fc.record({
      amount_ins: fc.integer({ min: 0, max: 1_000_000_000 }),
      entries: fc.integer({ min: 0, max: 10_000 }),
      commission_bps: fc.integer({ min: 0, max: 1500 }),
    });
    fc.assert(
      fc.property(source, (room) => {
        const { total, comision, pozo } = potOf(room);
        expect(comision + pozo).toBe(total);
        expect(BigInt(comision) * 10_000n <= BigInt(total) * BigInt(room.commission_bps)).toBe(true);
        expect(BigInt(comision + 1) * 10_000n > BigInt(total) * BigInt(room.commission_bps)).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });
});
