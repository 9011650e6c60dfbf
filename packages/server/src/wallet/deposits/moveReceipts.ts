import { sql } from 'kysely';
import type { Deps } from '../../platform/deps';
import { discardFiles } from '../../platform/files/discardFiles';
import { type FileStore, FilesUnavailable } from '../../platform/files/FileStore';
import { openReceipt } from './sealedReceipt';
import { openReceiptFile, putReceiptFile, type ReceiptFile, ReceiptUnreadable } from './receiptFile';

type Around = Pick<Deps, 'db' | 'sealing' | 'random' | 'receipts' | 'log'>;
type Progress = (done: number) => void;

interface Kept {
  id: number;
  receipt: Uint8Array | null;
  receipt_file: string | null;
}

/** Has the row name the new file, if it still has what was read; of the two files the other one goes. */
async function rename(
  { db, log }: Around,
  files: FileStore,
  { id, receipt, receipt_file }: Kept,
  { name, key }: ReceiptFile,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update deposit set receipt = null, receipt_file = ${name}, receipt_file_key = ${key}
    where id = ${id} and receipt is not distinct from ${receipt}::bytea
      and receipt_file is not distinct from ${receipt_file}::text`.execute(db.fresh);
  const renamed = Number(numAffectedRows ?? 0) > 0;
  await discardFiles(files, [renamed ? receipt_file : name], log);
  return renamed;
}

/** Moves the pictures that lie in rows into the store, one by one while players play; run again, it goes on. Returns how many. */
export async function moveReceipts(deps: Around, progress: Progress = () => {}): Promise<number> {
  const { db, receipts: files } = deps;
  let [done, after] = [0, 0];
  while (files) {
    const { rows } = await sql<Kept>`select id, receipt, receipt_file from deposit
      where receipt is not null and id > ${after} order by id limit 1`.execute(db.fresh);
    const [row] = rows;
    if (!row) break;
    after = row.id;
    const picture = await openReceipt(deps, { ...row, image: null });
    const moved = await rename(deps, files, row, await putReceiptFile(deps, files, row.id, picture!));
    if (moved) progress((done += 1));
  }
  return done;
}

/**
 * Seals with the newest key the files of older ones: into a new file, which the row then names. Returns how many, and how
 * many cannot be read.
 */
export async function resealReceiptFiles(
  deps: Around,
  progress: Progress = () => {},
): Promise<{ sealed: number; unreadable: number }> {
  const { db, sealing, receipts: files, log } = deps;
  let [sealed, unreadable, after] = [0, 0, 0];
  while (files) {
    const { rows } = await sql<Kept & { receipt_file: string }>`select id, receipt, receipt_file from deposit
      where receipt is null and receipt_file is not null and receipt_file_key <> ${sealing.keys[0]} and id > ${after}
      order by id limit 1`.execute(db.fresh);
    const [row] = rows;
    if (!row) break;
    after = row.id;
    try {
      const picture = await openReceiptFile(deps, row.id, row.receipt_file);
      if (await rename(deps, files, row, await putReceiptFile(deps, files, row.id, picture))) progress((sealed += 1));
    } catch (error) {
      if (!(error instanceof ReceiptUnreadable) || error.cause instanceof FilesUnavailable) throw error;
      unreadable += 1;
      log({ level: 'error', message: 'receipts: one cannot be sealed anew', deposit: row.id, error: error.message });
    }
  }
  return { sealed, unreadable };
}
