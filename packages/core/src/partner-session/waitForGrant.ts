import { grantOf, type Grant } from './grantOf';
import type { ProofKey } from './proofKey';
import { SignInError } from './SignInError';
import type { TokenCall } from './tokenCalls';

const FIRST_MS = 1_000;
const SLOWEST_MS = 3_000;
const LIFE_MS = 300_000;
/** Too often, or the server's own trouble: asked again. */
export const LATER = new Set([0, 429, 500, 502, 503, 504]);

/** What asking for a grant needs. */
export interface GrantWait {
  ask: TokenCall;
  key: string;
  proof: ProofKey;
  /** Resolves after the time, or sooner when there may be something new. */
  pause: (ms: number) => Promise<void>;
  now: () => number;
  signal: AbortSignal;
}

/**
 * Asks for the token of a sign-in until the player has granted it: each second, then slower, for five minutes. Whether the
 * window is closed does not count: under Cross-Origin-Opener-Policy it always looks closed. Null once it was stopped.
 */
export async function waitForGrant({ ask, key, proof, pause, now, signal }: GrantWait): Promise<Grant | null> {
  const { state, verifier } = proof;
  const ends = now() + LIFE_MS;
  for (let wait = FIRST_MS; now() < ends; wait = Math.min(wait * 1.1, SLOWEST_MS)) {
    await pause(wait);
    if (signal.aborted) return null;
    const { status, body } = await ask('token', { key, state, verifier });
    if (signal.aborted) return null;
    const grant = status === 200 ? grantOf(body) : null;
    if (grant) return grant;
    if (!LATER.has(status) && status !== 200) throw new SignInError('refused', body.message);
  }
  throw new SignInError('expired');
}
