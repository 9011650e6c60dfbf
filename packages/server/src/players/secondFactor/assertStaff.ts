import type { Queryable } from '../../platform/db/database';
import type { Caller } from '../../platform/http/caller';
import { Refusal } from '../../platform/refusal';
import { assertRecentSignIn } from '../accounts/recentSignIn';
import { factorDue } from './lockFactors';

/** Throws unless the caller works at the desk: players have no second factor. */
export function assertStaff({ role }: Caller): void {
  if (role === 'player') throw new Refusal(403, 'PROHIBIDO', 'Esto es para quienes trabajan en la operación.');
}

/**
 * Throws unless the caller may add a factor, take one away or make new codes: with a sign-in of the last ten minutes, and
 * with the second factor where there is one. The first is added with the password alone.
 */
export async function assertMayChangeFactors(q: Queryable, caller: Caller, what: string): Promise<void> {
  assertStaff(caller);
  if (caller.secondFactor === 'due') throw factorDue(what);
  await assertRecentSignIn(q, caller.authAt, what);
}
