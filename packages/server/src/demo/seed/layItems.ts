import type { Tx } from '../../platform/db/database';
import { equipItem } from '../../players/accounts/equipItem';
import { giveItem } from '../../players/items/giveItem';

/** The avatar that the demo player wears, what their rank has given them, and a few gifts of the game (migration 0011). */
const OWNED = { avatar: 11, titular: 18, card: 104, player: 205, legend: 301, buddy: 403 } as const;

/** Fills the demo player's gallery: something of every category, most of it still to be had. */
export async function layItems(tx: Tx, player: number): Promise<void> {
  for (const item of Object.values(OWNED)) await giveItem(tx, [player], item);
  for (const item of [OWNED.card, OWNED.legend, OWNED.buddy]) await equipItem(tx, player, item);
}
