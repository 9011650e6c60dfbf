import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { post, type Posting } from './post';

/** Gives every entry its fee back, to the purses it came from (rules.md R2.3, R12.2). Safe to repeat. */
export async function refundRoom(tx: Tx, roomId: number, label: string): Promise<void> {
  const entries = await tx.selectFrom('entry').select('id').where('room_id', '=', roomId).orderBy('id').execute();
  for (const entry of entries) await refundEntry(tx, { roomId, entryId: entry.id, label });
}

/** Gives one entry its fee back by reversing what its join posted. Answers the coins returned. */
export async function refundEntry(
  tx: Tx,
  { roomId, entryId, label }: { roomId: number; entryId: number; label: string },
): Promise<number> {
  const { rows } = await sql<Posting>`
    select e.account_id as account, -e.amount as amount
    from ledger_tx t join ledger_entry e on e.tx_id = t.id
    where t.kind = 'join' and t.ref = ${String(entryId)} order by e.account_id`.execute(tx);
  const posted = await post(tx, { kind: 'refund', ref: String(entryId), label, roomId, postings: rows });
  return posted === null ? 0 : rows.reduce((sum, row) => sum + Math.max(0, row.amount), 0);
}
