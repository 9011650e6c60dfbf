import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { unknownCode } from './findByCode';

/**
 * Spends one use of a batch's code on an entry that was made in the same transaction: when the code has none left, or
 * its time is over, the refusal takes the seat back with it (rules R3.3). Join first, spend then: a room's row is
 * taken before its codes' everywhere.
 */
export async function spendBatchCode(
  tx: Tx,
  { code, roomId, entryId }: { code: string; roomId: number; entryId: number },
): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    with spent as (
      update access_code set used = used + 1
      where code = ${code} and room_id = ${roomId} and used < max_uses
        and (expires_at is null or app_now() < expires_at)
      returning code
    )
    update entry set access_code = spent.code from spent where entry.id = ${entryId} returning spent.code`.execute(tx);
  if (!rows[0]) throw await whySpent(tx, code, roomId);
}

async function whySpent(tx: Tx, code: string, roomId: number): Promise<Refusal> {
  const { rows } = await sql<{ late: boolean | null }>`
    select app_now() >= expires_at as late from access_code where code = ${code} and room_id = ${roomId}`.execute(tx);
  if (!rows[0]) return unknownCode();
  if (rows[0].late) return new Refusal(410, 'CODIGO_VENCIDO', 'Ese código venció. Pide otro a quien te lo pasó.');
  return new Refusal(409, 'CODIGO_AGOTADO', 'Ese código ya se usó todas las veces que podía. Pide otro.');
}

/** Gives back the use of whoever leaves; the caller holds the room's row. */
export async function returnBatchCode(tx: Tx, entryId: number): Promise<void> {
  await sql`
    update access_code c set used = c.used - 1
    from entry e where e.id = ${entryId} and e.access_code = c.code`.execute(tx);
}
