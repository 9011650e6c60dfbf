import { sql } from 'kysely';
import type { Deps } from '../../platform/deps';
import { discardFiles } from '../../platform/files/discardFiles';
import { receiptFolder } from './receiptFile';

/** Days after the decision that pictures of payments are kept (rules L5). */
export const RECEIPT_DAYS = 90;

const BATCH = 200;

type Around = Pick<Deps, 'db' | 'receipts' | 'receiptDays' | 'log' | 'random'>;

/** Deletes the pictures of payments that were decided long enough ago, first from the rows and then the files; returns how many. */
export async function deleteOldReceipts({ db, receipts, receiptDays, log }: Around): Promise<number> {
  const days = receiptDays ?? RECEIPT_DAYS;
  let done = 0;
  for (let deleted = BATCH; deleted === BATCH; done += deleted) {
    const { rows } = await sql<{ receipt_file: string | null }>`
      with old as (select id, receipt_file from deposit
        where (image is not null or receipt is not null or receipt_file is not null)
          and decided_at < app_now() - make_interval(days => ${days}::int) limit ${BATCH} for update skip locked)
      update deposit d set image = null, receipt = null, receipt_file = null, receipt_file_key = null,
        receipt_deleted_at = app_now()
      from old where d.id = old.id returning old.receipt_file`.execute(db.fresh);
    await discardFiles(
      receipts,
      rows.map(({ receipt_file }) => receipt_file),
      log,
    );
    deleted = rows.length;
  }
  return done;
}

/**
 * Deletes the files that no row names and that are a day old: what was left where a process was killed, a store failed
 * or a transaction was undone. Younger ones may be about to be named. Returns how many.
 */
export async function deleteOrphanReceipts({ db, receipts, log, random }: Around): Promise<number> {
  if (!receipts) return 0;
  let done = 0;
  for await (const page of receipts.list(await receiptFolder(db.fresh, { random }))) {
    const names = page.map(({ name }) => name);
    const times = page.map(({ modified }) => modified.toISOString());
    const { rows } = await sql<{ name: string }>`
      select f.name from unnest(${names}::text[], ${times}::timestamptz[]) as f (name, modified)
      where f.modified < clock_timestamp() - interval '1 day'
        and not exists (select from deposit d where d.receipt_file = f.name)`.execute(db.fresh);
    await discardFiles(
      receipts,
      rows.map(({ name }) => name),
      log,
    );
    done += rows.length;
  }
  return done;
}
