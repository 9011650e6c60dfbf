import { sql } from 'kysely';
import type { Db } from '../platform/db/database';
import { checkRecent } from './checkRecent';
import { type Breach, verifyLedger } from './verify';

/** What one pass did: nothing, because another server did it this minute, or a check of what moved or of everything. */
export interface Audit {
  pass: 'left' | 'recent' | 'whole';
  breaches: Breach[];
}

interface Due {
  checked_to: number;
  seen_to: number;
  whole: boolean;
}

/** Takes this minute's pass, unless another server has it. Everything is due where a breach was found and every ten minutes; the larger the ledger, the rarer. */
async function takePass({ read }: Db): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    update ledger_audit set started_at = clock_timestamp()
    where started_at < clock_timestamp() - interval '50 seconds'
    returning checked_to, seen_to, breaches is not null
      or full_at + greatest(interval '10 minutes', make_interval(secs => full_ms * 0.05)) <= clock_timestamp() as whole`.execute(
    read,
  );
  return rows[0];
}

async function newest({ read }: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::bigint as id from ledger_tx`.execute(read);
  return rows[0]!.id;
}

async function check(db: Db, { whole, checked_to }: Due): Promise<Breach[]> {
  if (!whole) return checkRecent(db.read, checked_to);
  const began = performance.now();
  const { breaches } = await verifyLedger(db.read);
  const ms = Math.round(performance.now() - began);
  await sql`update ledger_audit set full_at = clock_timestamp(), full_ms = ${ms}`.execute(db.read);
  return breaches;
}

/**
 * The auditor that is always on (security §1): each minute one of the servers checks what moved, and now and then
 * everything. While a breach stands no coins move; only a check of everything that finds none lifts it.
 */
export async function auditLedger(db: Db): Promise<Audit> {
  const due = await takePass(db);
  if (!due) return { pass: 'left', breaches: [] };
  const seen = await newest(db);
  const breaches = await check(db, due);
  // What this pass saw is left behind one pass later: ids are given before transactions commit.
  await sql`update ledger_audit set seen_to = ${seen}, checked_to = ${breaches.length > 0 ? due.checked_to : due.seen_to},
    breaches = ${breaches.length > 0 ? JSON.stringify(breaches) : null}::jsonb`.execute(db.read);
  return { pass: due.whole ? 'whole' : 'recent', breaches };
}

/** What the last pass found; empty when all is well. */
export async function standingBreaches({ read }: Pick<Db, 'read'>): Promise<Breach[]> {
  const { rows } = await sql<{ breaches: Breach[] | null }>`select breaches from ledger_audit`.execute(read);
  return rows[0]?.breaches ?? [];
}
