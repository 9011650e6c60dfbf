import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Tx } from '../platform/db/database';
import type { AdjustmentTable } from '../platform/db/tables/walletTables';
import { adjustPurse } from '../ledger/adjust';
import { Refusal } from '../platform/refusal';
import { assertNotErased } from './assertNotErased';
import { lockPlayer } from '../players/lockPlayer';

/** Coins above which a correction needs a second person: S/ 500 (product §11.4). */
const ALONE_AT_MOST = 5000;

export type AdjustmentRow = Selectable<AdjustmentTable>;

const refused = (message: string) => new Refusal(409, 'REGLA', message);

/** Corrections of one player in 24 hours count together: five of S/ 500 are not five small ones. */
async function sizeWithRecent(tx: Tx, userId: number, amount: number): Promise<number> {
  const { rows } = await sql<{ recent: number }>`
    select coalesce(sum(abs(amount)), 0)::bigint as recent from adjustment
    where user_id = ${userId} and estado = 'hecho' and asked_at > app_now() - interval '24 hours'`.execute(tx);
  return rows[0]!.recent + Math.abs(amount);
}

async function carryOut(tx: Tx, row: AdjustmentRow): Promise<void> {
  if (await adjustPurse(tx, row)) return;
  throw refused('The purse holds fewer coins than that. Look at the player’s balances first.');
}

/** Corrects a purse at once, or asks for a second person when it is large. A person never corrects their own. */
export async function askAdjustment(
  tx: Tx,
  asked: Pick<AdjustmentRow, 'user_id' | 'purse' | 'amount' | 'reason'> & { actorId: number | null },
): Promise<AdjustmentRow> {
  const { actorId, ...wanted } = asked;
  if (wanted.user_id === actorId) throw refused('Nobody corrects their own balance.');
  await lockPlayer(tx, wanted.user_id);
  await assertNotErased(tx, wanted.user_id);
  const alone = (await sizeWithRecent(tx, wanted.user_id, wanted.amount)) <= ALONE_AT_MOST;
  const row = await tx
    .insertInto('adjustment')
    .values({
      ...wanted,
      estado: alone ? 'hecho' : 'pendiente',
      asked_by: actorId,
      decided_at: alone ? sql<string>`app_now()` : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (alone) await carryOut(tx, row);
  return row;
}

/** A second person carries out, or throws away, what a first one asked for. The command line is one person. */
export async function decideAdjustment(
  tx: Tx,
  { id, actorId, confirm }: { id: number; actorId: number | null; confirm: boolean },
): Promise<AdjustmentRow> {
  const row = await tx.selectFrom('adjustment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(404, 'NO_EXISTE', `There is no correction ${id}. List them with: adjust list.`);
  if (row.estado !== 'pendiente') throw refused(`Correction ${id} is ${row.estado} already.`);
  if (confirm && row.asked_by === actorId) throw refused('Whoever asked for a correction cannot confirm it.');
  if (confirm && row.user_id === actorId) throw refused('Nobody corrects their own balance.');
  if (confirm) {
    await assertNotErased(tx, row.user_id);
    await carryOut(tx, row);
  }
  return tx
    .updateTable('adjustment')
    .set({ estado: confirm ? 'hecho' : 'descartado', decided_by: actorId, decided_at: sql<string>`app_now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
