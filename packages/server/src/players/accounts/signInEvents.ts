import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import { logSecurity } from '../../platform/securityLog';

/** How one try to show who somebody is ended, for the security log. */
export interface SignInEvents {
  signedIn(user: number): void;
  /** Returns the refusal, for throwing. */
  failed(refusal: Refusal, why?: string): Refusal;
  /** Throws on what the counting of tries threw. */
  lockedOut(error: unknown): never;
}

/**
 * The events of one try: by which means, at whose account if that is known, and whether a session was there already, or the
 * account is made with it.
 */
export function signInEvents(
  { log }: Pick<Deps, 'log'>,
  about: { by: 'password' | 'google'; user: number | null; ip: string; again?: true; registered?: true },
): SignInEvents {
  return {
    signedIn: (user) => logSecurity(log, { kind: 'sign_in', ...about, user }),
    failed(refusal, why) {
      logSecurity(log, { kind: 'sign_in_failed', ...about, ...(why ? { why } : {}) });
      return refusal;
    },
    lockedOut(error) {
      if (error instanceof Refusal) logSecurity(log, { kind: 'locked_out', ...about });
      throw error;
    },
  };
}
