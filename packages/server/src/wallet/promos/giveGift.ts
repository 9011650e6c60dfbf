import { sql } from 'kysely';
import type { CallOutput, ContractSchemas } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { findItems } from '../../players/items/findItems';
import { giveItem } from '../../players/items/giveItem';
import { grant } from '../../ledger/grant';
import { Refusal } from '../../platform/refusal';
import type { PromoRow } from './redeemPromo';

/** What a code gave. */
export type Gift = Omit<CallOutput<ContractSchemas['accounts']['useCode']>, 'status' | 'saldo'>;

const nothing = { coins: 0, item: null, sala: 0 };

/** Enters a player in a room as anybody enters it, and takes the fee. */
export type EnterRoom = (
  tx: Tx,
  entry: { roomId: number; kind: 'compe' | 'predi'; userId: number },
) => Promise<unknown>;

/** Gives what a code gives, in the transaction of its use. */
export function giveGift(tx: Tx, promo: PromoRow, userId: number, enterRoom: EnterRoom): Promise<Gift> {
  if (promo.type === 'item') return giveThing(tx, promo, userId);
  return promo.type === 'bono' ? giveCoins(tx, promo, userId) : giveEntry(tx, promo, userId, enterRoom);
}

const grantFor = (tx: Tx, promo: PromoRow, userId: number, amount: number) =>
  grant(tx, { userId, amount, kind: 'promo', ref: `${promo.id}:${userId}`, label: promo.label });

async function giveCoins(tx: Tx, promo: PromoRow, userId: number): Promise<Gift> {
  await grantFor(tx, promo, userId, promo.coins);
  return { ...nothing, type: 'bono', coins: promo.coins, message: `Listo: ganaste ${promo.coins} monedas para jugar.` };
}

async function giveThing(tx: Tx, promo: PromoRow, userId: number): Promise<Gift> {
  const given = await giveItem(tx, [userId], promo.item_id!);
  if (given === 0) throw new Refusal(409, 'ITEM_YA_TUYO', 'Ya tienes lo que da este código. Pásaselo a un amigo.');
  const [item] = await findItems(tx, userId, sql`i.id = ${promo.item_id}`);
  return { ...nothing, type: 'item', item: item ?? null, message: `Listo: ganaste «${item?.name ?? promo.label}».` };
}

/** The game pays the fee into the bonus purse, and the player enters as anybody does: the room's pot gets its stake. */
async function giveEntry(tx: Tx, promo: PromoRow, userId: number, enterRoom: EnterRoom): Promise<Gift> {
  const room = await tx
    .selectFrom('room')
    .select(['id', 'kind', 'name', 'amount_ins'])
    .where('id', '=', promo.room_id!)
    .executeTakeFirstOrThrow();
  if (room.amount_ins > 0) await grantFor(tx, promo, userId, room.amount_ins);
  await enterRoom(tx, { roomId: room.id, kind: room.kind, userId });
  return {
    ...nothing,
    type: 'entrada',
    sala: room.id,
    message: `Listo: estás en «${room.name}» sin pagar la entrada.`,
  };
}
