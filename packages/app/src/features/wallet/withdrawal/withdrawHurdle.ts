import type { Exchange, User } from '@arma11/core/contract';

/** Why no withdrawal can be asked for now. */
export type WithdrawHurdle = 'verifyFirst' | 'phone' | 'open' | 'short';

interface Facts {
  exchange: Pick<Exchange, 'money' | 'min_withdraw'>;
  user: Pick<User, 'phone_verify' | 'age_verified' | 'kyc'>;
  available: number;
  /** A withdrawal is on its way. */
  hasOpen: boolean;
}

/** The first thing in the way of a withdrawal that this page can know, or null; the server has the last word. */
export function withdrawHurdle({ exchange, user, available, hasOpen }: Facts): WithdrawHurdle | null {
  if (hasOpen) return 'open';
  if (exchange.money === 'real' && !(user.age_verified && user.kyc === 'ok')) return 'verifyFirst';
  if (!user.phone_verify) return 'phone';
  return available < exchange.min_withdraw ? 'short' : null;
}
