import { sql } from 'kysely';
import type { CallOutput, ContractSchemas } from '@arma11/core/contract';
import { enterCompeRoom } from '../../rooms/lineups/registerSala';
import type { Tx } from '../../platform/db/database';
import { findItems } from '../../players/items/findItems';
import { giveItem } from '../../players/items/giveItem';
import { grant } from '../../ledger/grant';
import { Refusal } from '../../platform/refusal';
import { joinRoom } from '../../rooms/join/joinRoom';
import type { PromoRow } from './redeemPromo';

/** What a code gave. */
export type Gift = Omit<CallOutput<ContractSchemas['accounts']['useCode']>, 'status' | 'saldo'>;

const nothing = { coins: 0, item: null, sala: 0 };

/** Gives what a code gives, in the transaction of its use. */
export function giveGift(tx: Tx, promo: PromoRow, userId: number): Promise<Gift> {
  if (promo.type === 'item') return giveThing(tx, promo, userId);
  return promo.type === 'bono' ? giveCoins(tx, promo, userId) : giveSeat(tx, promo, userId);
}

const fromHouse = (tx: Tx, promo: PromoRow, userId: number, amount: number) =>
  grant(tx, { userId, amount, kind: 'promo', ref: `${promo.id}:${userId}`, label: promo.label });

async function giveCoins(tx: Tx, promo: PromoRow, userId: number): Promise<Gift> {
  await fromHouse(tx, promo, userId, promo.coins);
  return { ...nothing, type: 'bono', coins: promo.coins, message: `Listo: ganaste ${promo.coins} monedas para jugar.` };
}

async function giveThing(tx: Tx, promo: PromoRow, userId: number): Promise<Gift> {
  const given = await giveItem(tx, [userId], promo.item_id!);
  if (given === 0) throw new Refusal(409, 'ITEM_YA_TUYO', 'Ya tienes lo que da este código. Pásaselo a un amigo.');
  const [item] = await findItems(tx, userId, sql`i.id = ${promo.item_id}`);
  return { ...nothing, type: 'item', item: item ?? null, message: `Listo: ganaste «${item?.name ?? promo.label}».` };
}

/** The house pays the fee into the bonus purse, and the player enters as anybody does: the room's pot gets its stake. */
async function giveSeat(tx: Tx, promo: PromoRow, userId: number): Promise<Gift> {
  const room = await tx
    .selectFrom('room')
    .select(['id', 'kind', 'name', 'amount_ins'])
    .where('id', '=', promo.room_id!)
    .executeTakeFirstOrThrow();
  if (room.amount_ins > 0) await fromHouse(tx, promo, userId, room.amount_ins);
  const enter = room.kind === 'compe' ? enterCompeRoom : joinRoom;
  await enter(tx, { roomId: room.id, userId });
  return {
    ...nothing,
    type: 'entrada',
    sala: room.id,
    message: `Listo: estás en «${room.name}» sin pagar la entrada.`,
  };
}
