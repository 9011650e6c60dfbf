import { sql } from 'kysely';
import type { Quest } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { findItems, type Item } from '../items/findItems';
import { giveItem } from '../items/giveItem';
import { grant } from '../../ledger/grant';
import { notFound, Refusal } from '../../platform/refusal';
import { paidPeriod } from './questSql';
import { questById } from './questViews';

const paidAlready = () => new Refusal(409, 'MISION_YA_COBRADA', 'Ya cobraste esta misión. Vuelve el lunes por otra.');

/**
 * Pays a completed quest in bonus coins, and its item, once in its period: the claim and the ledger both hold it
 * (rules R11.2, R16.3).
 */
export async function payQuest(tx: Tx, userId: number, questId: number): Promise<{ quest: Quest; item: Item | null }> {
  const quest = await questById(tx, userId, questId);
  if (!quest) throw notFound();
  if (quest.claimed) throw paidAlready();
  if (!quest.claimable) {
    const { cumplidas, total } = quest.status;
    throw new Refusal(409, 'MISION_INCOMPLETA', `Llevas ${cumplidas} de ${total}. Complétala y cobra.`);
  }
  const { rows } = await sql<{ period: string }>`
    insert into quest_claim (user_id, quest_id, period)
    select ${userId}, t.id, ${paidPeriod} from quest t where t.id = ${questId}
    on conflict do nothing returning period::text`.execute(tx);
  if (!rows[0]) throw paidAlready();
  const ref = `${userId}:${questId}:${rows[0].period}`;
  await grant(tx, { userId, amount: quest.reward_coins, kind: 'quest', ref, label: quest.title });
  return { quest: { ...quest, claimable: false, claimed: true }, item: await rewardItem(tx, userId, quest) };
}

async function rewardItem(tx: Tx, userId: number, { reward_item }: Quest): Promise<Item | null> {
  if (reward_item === null) return null;
  await giveItem(tx, [userId], reward_item);
  const [item] = await findItems(tx, userId, sql`i.id = ${reward_item}`);
  return item ?? null;
}
