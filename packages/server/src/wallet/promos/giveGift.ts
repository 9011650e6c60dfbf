import { sql } from 'kysely';
import type { CallOutput } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { currencyOf } from '../../players/accounts/currencyOf';
import { findItems } from '../../players/items/findItems';
import { giveItem } from '../../players/items/giveItem';
import { grant } from '../../ledger/grant';
import { Refusal } from '../../platform/refusal';
import type { PromoRow } from './redeemPromo';
import { coinsInWords } from '../../platform/messages/coinsInWords';

/** What a code gave. */
export type Gift = Omit<CallOutput<'accounts', 'useCode'>, 'status' | 'saldo'>;

const nothing = { coins: 0, item: null, sala: 0 };

/** Enters a player in a room as anybody enters it, takes the fee, and answers the entry. */
export type EnterRoom = (tx: Tx, entry: { roomId: number; kind: 'compe' | 'predi'; userId: number }) => Promise<number>;

/** A player's use of a code. */
export interface PromoUse {
  userId: number;
  /** The first, or another after it was given back. */
  times: number;
}

/** Gives what a code gives, in the transaction of its use. */
export function giveGift(tx: Tx, promo: PromoRow, use: PromoUse, enterRoom: EnterRoom): Promise<Gift> {
  if (promo.type === 'item') return giveThing(tx, promo, use);
  return promo.type === 'bono' ? giveCoins(tx, promo, use) : giveEntry(tx, promo, use, enterRoom);
}

function grantFor(tx: Tx, promo: PromoRow, { userId, times }: PromoUse, amount: number) {
  const ref = [promo.id, userId, ...(times > 1 ? [times] : [])].join(':');
  return grant(tx, { userId, amount, kind: 'promo', ref, label: promo.label });
}

async function giveCoins(tx: Tx, promo: PromoRow, use: PromoUse): Promise<Gift> {
  await grantFor(tx, promo, use, promo.coins);
  const coins = coinsInWords(promo.coins, await currencyOf(tx, use.userId));
  return { ...nothing, type: 'bono', coins: promo.coins, message: `Listo: ganaste ${coins} para jugar.` };
}

async function giveThing(tx: Tx, promo: PromoRow, { userId }: PromoUse): Promise<Gift> {
  const given = await giveItem(tx, [userId], promo.item_id!);
  if (given === 0) throw new Refusal(409, 'ITEM_YA_TUYO', 'Ya tienes lo que da este código. Pásaselo a un amigo.');
  const [item] = await findItems(tx, userId, sql`i.id = ${promo.item_id}`);
  return { ...nothing, type: 'item', item: item ?? null, message: `Listo: ganaste «${item?.name ?? promo.label}».` };
}

/**
 * The game pays the fee into the bonus purse, and the player enters as anybody does: the room's pot gets its stake. The
 * entry is written down with the use: it is never given back as coins (rules R16.2, ledger `refundEntry`).
 */
async function giveEntry(tx: Tx, promo: PromoRow, use: PromoUse, enterRoom: EnterRoom): Promise<Gift> {
  const room = await tx
    .selectFrom('room')
    .select(['id', 'kind', 'name', 'amount_ins'])
    .where('id', '=', promo.room_id!)
    .executeTakeFirstOrThrow();
  if (room.amount_ins > 0) await grantFor(tx, promo, use, room.amount_ins);
  const entry_id = await enterRoom(tx, { roomId: room.id, kind: room.kind, userId: use.userId });
  await tx
    .updateTable('promo_use')
    .set({ entry_id })
    .where('promo_id', '=', promo.id)
    .where('user_id', '=', use.userId)
    .execute();
  return {
    ...nothing,
    type: 'entrada',
    sala: room.id,
    message: `Listo: estás en «${room.name}» sin pagar la entrada.`,
  };
}
