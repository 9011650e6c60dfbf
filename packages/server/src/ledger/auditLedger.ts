import { sql } from 'kysely';
import type { Db } from '../platform/db/database';
import { checkRecent } from './checkRecent';
import { type Breach, verifyFromCheckpoint, verifyLedger } from './verify';

/**
 * What one pass did: nothing, because another server did it this minute, or a check of what moved, of what came after the
 * last checkpoint, or of everything.
 */
export interface Audit {
  pass: 'left' | 'recent' | 'open' | 'whole';
  breaches: Breach[];
}

interface Due {
  checked_to: number;
  seen_to: number;
  whole: boolean;
  open: boolean;
}

/**
 * Takes this minute's pass, unless another server has it. What came after the checkpoint is due every ten minutes, everything
 * once a day and while a breach stands; the longer it takes, the rarer.
 */
async function takePass({ fresh }: Db): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    update ledger_audit set started_at = clock_timestamp()
    where started_at < clock_timestamp() - interval '50 seconds'
    returning checked_to, seen_to, breaches is not null
      or all_at + greatest(interval '1 day', make_interval(secs => all_ms * 0.05)) <= clock_timestamp() as whole,
      full_at + greatest(interval '10 minutes', make_interval(secs => full_ms * 0.05)) <= clock_timestamp() as open`.execute(
    fresh,
  );
  return rows[0];
}

async function newest({ fresh }: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::bigint as id from ledger_tx`.execute(fresh);
  return rows[0]!.id;
}

async function checkAll(db: Db): Promise<Breach[]> {
  const began = performance.now();
  const { breaches } = await verifyLedger(db.fresh);
  const ms = Math.round(performance.now() - began);
  await sql`update ledger_audit set all_at = clock_timestamp(), all_ms = ${ms}, full_at = clock_timestamp()`.execute(
    db.fresh,
  );
  return breaches;
}

async function checkOpen(db: Db): Promise<Breach[]> {
  const began = performance.now();
  const { breaches } = await verifyFromCheckpoint(db.fresh);
  const ms = Math.round(performance.now() - began);
  await sql`update ledger_audit set full_at = clock_timestamp(), full_ms = ${ms}`.execute(db.fresh);
  return breaches;
}

async function check(db: Db, pass: Audit['pass'], checkedTo: number): Promise<Breach[]> {
  if (pass === 'whole') return checkAll(db);
  return pass === 'open' ? checkOpen(db) : checkRecent(db.fresh, checkedTo);
}

/**
 * The auditor that is always on (security §1): each minute one of the servers checks what moved, every ten what came
 * after the last checkpoint, and once a day everything. While a breach stands no coins move; only a check of everything that finds none lifts it.
 */
export async function auditLedger(db: Db): Promise<Audit> {
  const due = await takePass(db);
  if (!due) return { pass: 'left', breaches: [] };
  const seen = await newest(db);
  const pass = due.whole ? 'whole' : due.open ? 'open' : 'recent';
  const breaches = await check(db, pass, due.checked_to);
  // What this pass saw is left behind one pass later: ids are given before transactions commit.
  await sql`update ledger_audit set seen_to = ${seen}, checked_to = ${breaches.length > 0 ? due.checked_to : due.seen_to},
    breaches = ${breaches.length > 0 ? JSON.stringify(breaches) : null}::jsonb`.execute(db.fresh);
  return { pass, breaches };
}

/** What the last pass found; empty when all is well. */
export async function standingBreaches({ fresh }: Pick<Db, 'fresh'>): Promise<Breach[]> {
  const { rows } = await sql<{ breaches: Breach[] | null }>`select breaches from ledger_audit`.execute(fresh);
  return rows[0]?.breaches ?? [];
}
