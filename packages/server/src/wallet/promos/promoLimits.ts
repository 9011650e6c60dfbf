import { type AttemptLimit, countAttempt, forgetAttempts, uncountAttempt } from '../../players/accounts/attempts';
import type { Db } from '../../platform/db/database';

const limitsFor = (userId: number, ip: string): AttemptLimit[] => [
  // In a row: a good code forgets it.
  { scope: `promo:row:${userId}`, most: 5, windowMinutes: 15 },
  { scope: `promo:user:${userId}`, most: 10, windowMinutes: 60 },
  { scope: `promo:ip:${ip}`, most: 50, windowMinutes: 60 },
];

/**
 * Counts a try before it is known whether the code is good, and takes it back when it was: 10 wrong codes an hour for a
 * player, 50 for an address, and after 5 in a row a wait (security §5.4).
 */
export async function countingWrongCodes<T>(
  db: Db,
  { userId, ip, isWrong }: { userId: number; ip: string; isWrong: (error: unknown) => boolean },
  redeem: () => Promise<T>,
): Promise<T> {
  const limits = limitsFor(userId, ip);
  await countAttempt(db, limits);
  try {
    const result = await redeem();
    await uncountAttempt(db, limits.slice(1));
    await forgetAttempts(db, limits[0]!.scope);
    return result;
  } catch (error) {
    if (!isWrong(error)) await uncountAttempt(db, limits);
    throw error;
  }
}
