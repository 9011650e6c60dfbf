import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { spend } from '../../ledger/spend';
import { notFound, Refusal } from '../../platform/refusal';
import { coinsInWords } from '../../platform/messages/coinsInWords';
import { findItems, type Item } from './findItems';

const yours = () => new Refusal(409, 'ITEM_YA_TUYO', 'Ya lo tienes. Búscalo en tu galería y úsalo.');
const notForSale = (item: Item) =>
  new Refusal(403, 'ITEM_NO_DISPONIBLE', item.unlock_hint ?? 'Este no se vende. Mira los otros de la galería.');

/** Buys an item of the gallery at its price, once per player; all of it or nothing (rules R10.3). */
export async function buyItem(tx: Tx, userId: number, itemId: number): Promise<Item> {
  const [item] = await findItems(tx, userId, sql`i.id = ${itemId}`);
  if (!item) throw notFound();
  if (item.owned) throw yours();
  if (item.source !== 'compra') throw notForSale(item);
  const { id: item_id, price, name: label } = item;
  // The row comes first: of two purchases at the same time the second waits here, and finds the item bought.
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('user_item')
    .values({ user_id: userId, item_id, paid: price })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!inserted) throw yours();
  const outcome = await spend(tx, { userId, amount: price, kind: 'item', ref: `${userId}:${item_id}`, label });
  if (outcome === 'repeated') throw yours();
  if (outcome !== 'spent') throw await shortOfCoins(tx, userId, outcome.short);
  return { ...item, owned: true, unlock_hint: null };
}

async function shortOfCoins(tx: Tx, userId: number, falta: number): Promise<Refusal> {
  const { local_contry } = await tx
    .selectFrom('app_user')
    .select('local_contry')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const missing = coinsInWords(falta, local_contry);
  return new Refusal(409, 'SALDO_INSUFICIENTE', `Te faltan ${missing}. Recarga o elige otro.`, { falta });
}
