import { sql } from 'kysely';
import { changeClub } from './changeClub';
import type { Tx } from '../../platform/db/database';
import { notFound, Refusal } from '../../platform/refusal';
import { findItems, type Item } from '../items/findItems';

const notYours = ({ unlock_hint, source }: Item) =>
  new Refusal(
    403,
    'ITEM_NO_DISPONIBLE',
    source === 'compra'
      ? 'Todavía no lo tienes. Cómpralo y úsalo.'
      : `Todavía no lo tienes. ${unlock_hint ?? ''}`.trim(),
  );

/** Wears an owned item, one in a category: an avatar is the player's face, a shield makes them a supporter (rules R10.3). */
export async function equipItem(tx: Tx, userId: number, itemId: number): Promise<Item> {
  const [item] = await findItems(tx, userId, sql`i.id = ${itemId}`);
  if (!item) throw notFound();
  if (!item.owned) throw notYours(item);
  if (item.category === 'avatars') await wearAvatar(tx, userId, itemId);
  else if (item.category === 'escudos') await supportClub(tx, userId, itemId);
  else {
    await sql`
      insert into user_equipped (user_id, category, item_id) values (${userId}, ${item.category}, ${itemId})
      on conflict (user_id, category) do update set item_id = excluded.item_id`.execute(tx);
  }
  return { ...item, equipped: true };
}

/** Changes the player's face to an avatar that they have (rules R10.4). */
export async function equipAvatar(tx: Tx, userId: number, itemId: number): Promise<void> {
  const [item] = await findItems(tx, userId, sql`i.id = ${itemId} and i.category = 'avatars'`);
  if (!item?.owned) throw new Refusal(403, 'ITEM_NO_DISPONIBLE', 'Ese avatar no es tuyo. Elige otro de tu galería.');
  await wearAvatar(tx, userId, itemId);
}

async function wearAvatar(tx: Tx, userId: number, itemId: number): Promise<void> {
  await tx.updateTable('app_user').set({ avatar_item: itemId }).where('id', '=', userId).execute();
}

async function supportClub(tx: Tx, userId: number, itemId: number): Promise<void> {
  const { team_id } = await tx.selectFrom('item').select('team_id').where('id', '=', itemId).executeTakeFirstOrThrow();
  await changeClub(tx, userId, team_id!);
}
