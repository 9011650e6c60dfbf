import type { Call } from '@arma11/core/contract';
import { Refusal } from '../refusal';
import type { Caller } from './route';

const WINDOW_MS = 60_000;

/** Requests a minute (reliability.md §5.3). Signed-in players are not counted by address: an operator's is shared by thousands. */
export interface RateLimits {
  reads: number;
  writes: number;
  /** Writes that move coins. */
  money: number;
  /** Per address, without a valid token. */
  anonymous: number;
}

export const RATE_LIMITS: RateLimits = { reads: 600, writes: 60, money: 10, anonymous: 600 };

/** Counts a call, or throws 429 with the seconds to wait. */
export type RateLimiter = (call: Call, caller: Caller | null, ip: string) => void;

const movesCoins = ({ idempotent }: Call) => idempotent === 'byKey' || idempotent === 'keyRequired';

/** Counts in this process's memory, in windows of a minute. */
export function rateLimiter(limits: RateLimits, now: () => number = () => performance.now()): RateLimiter {
  let counts = new Map<string, number>();
  let start = now();

  function count(key: string, most: number): void {
    if (now() - start >= WINDOW_MS) {
      counts = new Map();
      start = now();
    }
    const used = (counts.get(key) ?? 0) + 1;
    counts.set(key, used);
    if (used <= most) return;
    const retry_after = Math.ceil((start + WINDOW_MS - now()) / 1000);
    throw new Refusal(429, 'MUCHOS_INTENTOS', `Vas muy rápido. Espera ${retry_after} segundos.`, { retry_after });
  }

  return (call, caller, ip) => {
    if (!caller) return count(`ip ${ip}`, limits.anonymous);
    if (call.method === 'GET') return count(`reads ${caller.id}`, limits.reads);
    count(`writes ${caller.id}`, limits.writes);
    if (movesCoins(call)) count(`money ${caller.id}`, limits.money);
  };
}
