import type { Tx } from '../../platform/db/database';
import type { MoneyMode } from '../../platform/deps';
import { grant } from '../../ledger/grant';

/** What a new player begins with where coins are only a game's. */
const WELCOME_COINS = 200;

/** Gives a new player the first coins, once; where coins are or stand for money nothing is given. */
export async function welcome(tx: Tx, userId: number, { mode }: MoneyMode): Promise<void> {
  if (mode !== 'play') return;
  await grant(tx, { userId, amount: WELCOME_COINS, kind: 'welcome', ref: `user:${userId}`, label: 'Bienvenida' });
}
