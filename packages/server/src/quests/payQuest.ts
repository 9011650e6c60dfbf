import { sql } from 'kysely';
import type { Quest } from '@arma11/core/contract';
import type { Tx } from '../db/database';
import { grant } from '../ledger/grant';
import { notFound, Refusal } from '../refusal';
import { questView } from './mainQuest';

/** Pays a completed quest in bonus coins, once a week: the claim and the ledger both hold it (rules.md R11.2). */
export async function payQuest(tx: Tx, userId: number, questId: number): Promise<Quest> {
  const quest = await questView(tx, userId, sql`t.id = ${questId}`);
  if (!quest) throw notFound();
  if (quest.claimed) throw new Refusal(409, 'MISION_YA_COBRADA', 'Ya cobraste esta misión. Vuelve el lunes por otra.');
  if (!quest.claimable) {
    const { cumplidas, total } = quest.status;
    throw new Refusal(409, 'MISION_INCOMPLETA', `Llevas ${cumplidas} de ${total}. Complétala y cobra.`);
  }
  const { rows } = await sql<{ period: string }>`
    insert into quest_claim (user_id, quest_id, period)
    values (${userId}, ${questId}, date_trunc('week', app_now() at time zone 'America/Lima')::date)
    on conflict do nothing returning period::text`.execute(tx);
  if (!rows[0]) throw new Refusal(409, 'MISION_YA_COBRADA', 'Ya cobraste esta misión. Vuelve el lunes por otra.');
  await grant(tx, {
    userId,
    amount: quest.reward_coins,
    kind: 'quest',
    ref: `${userId}:${questId}:${rows[0].period}`,
    label: quest.title,
  });
  return { ...quest, claimable: false, claimed: true };
}
