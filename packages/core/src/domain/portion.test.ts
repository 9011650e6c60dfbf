import fc from 'fast-check';
import { expect, it } from 'vitest';
import { portionOf } from './portion';

it('equals the exact floor, computed with BigInt, up to the largest safe integer', () => {
  const coins = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.maxSafeNat());
  fc.assert(
    fc.property(coins, fc.integer({ min: 0, max: 10_000 }), (amount, bps) => {
      expect(portionOf(amount, bps)).toBe(Number((BigInt(amount) * BigInt(bps)) / 10_000n));
    }),
    { numRuns: 20_000, examples: [[Number.MAX_SAFE_INTEGER, 10_000]] },
  );
});
