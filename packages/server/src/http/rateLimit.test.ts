import { describe, expect, it } from 'vitest';
import { contract } from '@arma11/core/contract';
import { Refusal } from '../refusal';
import { RATE_LIMITS, rateLimiter } from './rateLimit';
import type { Caller } from './route';

const player = (id: number): Caller => ({ id, role: 'player', authAt: '', tokenHash: new Uint8Array() });
const read = contract.accounts.getData;
const save = contract.predi.saveAnswers;
const join = contract.compe.registerSala;

/** How many of `tries` calls pass. */
function passing(tries: number, call: () => void): number {
  let passed = 0;
  for (let i = 0; i < tries; i++) {
    try {
      call();
      passed++;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 429) throw error;
    }
  }
  return passed;
}

describe('rateLimiter', () => {
  it.each([
    ['reads', 600, read],
    ['writes', 60, save],
    ['writes that move coins', 10, join],
  ])('lets a player make %s %i times a minute', (_, most, call) => {
    const limit = rateLimiter(RATE_LIMITS, () => 0);
    expect(passing(most + 50, () => limit(call, player(1), ''))).toBe(most);
    expect(passing(1, () => limit(call, player(2), ''))).toBe(1);
  });

  it('counts callers without a session by address, and players never', () => {
    const limit = rateLimiter(RATE_LIMITS, () => 0);
    expect(passing(700, () => limit(read, null, '192.0.2.1'))).toBe(600);
    expect(passing(1, () => limit(read, null, '192.0.2.2'))).toBe(1);
    expect(passing(1, () => limit(read, player(1), '192.0.2.1'))).toBe(1);
  });

  it('says how long to wait, and starts anew after the minute', () => {
    let now = 0;
    const limit = rateLimiter({ ...RATE_LIMITS, money: 1 }, () => now);
    limit(join, player(1), '');
    now = 45_000;
    expect(() => limit(join, player(1), '')).toThrow(
      expect.objectContaining({ status: 429, code: 'MUCHOS_INTENTOS', extra: { retry_after: 15 } }),
    );
    now = 60_000;
    expect(passing(1, () => limit(join, player(1), ''))).toBe(1);
  });
});
