import type { User } from '@arma11/core/contract';
import { safeReturnPath } from '@arma11/core/domain';

/**
 * Where to go after login: if user.is_reset is true, the profile edit page (keeping 'from'); otherwise 'from' or /play
 * (product §4). A 'from' that is not a page of ours counts as none.
 */
export function afterSignIn({ is_reset }: Pick<User, 'is_reset'>, from: string | null): string {
  const back = safeReturnPath(from);
  return is_reset ? `/users/profile/?from=${encodeURIComponent(back)}` : back;
}
