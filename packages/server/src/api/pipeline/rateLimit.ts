import { contract, type Call } from '@arma11/core/contract';
import { Refusal } from '../../platform/refusal';
import type { CountRequest } from '../../platform/http/countRequests';
import { movesCoins } from './moneyGate';
import type { Caller } from '../../platform/http/caller';
import { inNumber } from '../../platform/messages/inNumber';

/** Requests a minute (security §5.3). Signed-in players are not counted by address: an operator's is shared by thousands. */
export interface RateLimits {
  reads: number;
  writes: number;
  /** Writes that move coins. */
  money: number;
  /** Reactions to rooms (rules R19.3). */
  reactions: number;
  /** Writes of staff, those that move coins among them (rules R16.10). */
  staff: number;
  /** Per address, without a valid token. */
  anonymous: number;
}

export const RATE_LIMITS: RateLimits = { reads: 600, writes: 60, money: 10, reactions: 20, staff: 600, anonymous: 600 };

/** Of tests, and of a server inside a page. */
export const UNLIMITED: RateLimits = {
  reads: Infinity,
  writes: Infinity,
  money: Infinity,
  reactions: Infinity,
  staff: Infinity,
  anonymous: Infinity,
};

/** Counts a call, or throws 429 with the seconds to wait. */
export type RateLimiter = (call: Call, caller: Caller | null, ip: string) => Promise<void>;

/** Counts a request for what is no call, and returns whether its address has had its most. */
export type AddressLimiter = (ip: string) => Promise<boolean>;

const ofAddress = (ip: string) => `ip ${ip}`;

/** What a call is counted as: against which limit, and whose. */
function countedAs(call: Call, caller: Caller | null, ip: string, limits: RateLimits): [key: string, most: number][] {
  if (!caller) return [[ofAddress(ip), limits.anonymous]];
  if (call.method === 'GET') return [[`reads ${caller.id}`, limits.reads]];
  if (caller.role !== 'player') return [[`staff ${caller.id}`, limits.staff]];
  const writes: [string, number] = [`writes ${caller.id}`, limits.writes];
  if (call === contract.reactions.react) return [writes, [`reactions ${caller.id}`, limits.reactions]];
  return movesCoins(call) ? [writes, [`money ${caller.id}`, limits.money]] : [writes];
}

/** Holds callers to their limits, with whoever counts them. */
export function rateLimiter(limits: RateLimits, count: CountRequest): RateLimiter {
  return async (call, caller, ip) => {
    for (const [key, most] of countedAs(call, caller, ip, limits)) {
      const waitMs = await count(key, most);
      if (waitMs === 0) continue;
      const retry_after = Math.ceil(waitMs / 1000);
      throw new Refusal(
        429,
        'MUCHOS_INTENTOS',
        `Vas muy rápido. Espera ${inNumber(retry_after, 'segundo', 'segundos')}.`,
        { retry_after },
      );
    }
  };
}

/** Holds addresses to the limit of calls without a token, together with those. */
export const addressLimiter =
  ({ anonymous }: Pick<RateLimits, 'anonymous'>, count: CountRequest): AddressLimiter =>
  async (ip) =>
    (await count(ofAddress(ip), anonymous)) > 0;
