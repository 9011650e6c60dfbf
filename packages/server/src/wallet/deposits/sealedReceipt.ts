import { sql, type Selectable } from 'kysely';
import type { Deps } from '../../platform/deps';
import type { DepositTable } from '../../platform/db/tables/walletTables';
import type { Sealing } from '../../platform/sealing/Sealing';
import { openReceiptFile } from './receiptFile';

const BATCH = 5;

const placeOf = (id: number) => ({ table: 'deposit', column: 'receipt', row: id });

/** The picture of a payment as it is kept. */
export const sealReceipt = (sealing: Sealing, id: number, bytes: Uint8Array): Promise<Uint8Array> =>
  sealing.sealBytes(bytes, placeOf(id));

/** The columns that a picture may be in. */
export const RECEIPT_COLUMNS = ['id', 'image', 'receipt', 'receipt_file'] as const;

/**
 * The picture of a payment, or null. What is there in clear was written by a server of the last version, after the rest;
 * what is in the row, after the file. Throws ReceiptUnreadable where the file cannot be read.
 */
export async function openReceipt(
  deps: Pick<Deps, 'sealing' | 'receipts'>,
  { id, image, receipt, receipt_file }: Pick<Selectable<DepositTable>, (typeof RECEIPT_COLUMNS)[number]>,
): Promise<Uint8Array | null> {
  if (image) return image;
  if (receipt) return deps.sealing.openBytes(receipt, placeOf(id));
  return receipt_file === null ? null : openReceiptFile(deps, id, receipt_file);
}

/** Seals the pictures that servers of the last version have written in clear; returns how many. */
export async function sealReceipts({ db, sealing }: Pick<Deps, 'db' | 'sealing'>): Promise<number> {
  let done = 0;
  for (let sealed = BATCH; sealed === BATCH; done += sealed) {
    sealed = await db.tx(async (tx) => {
      const { rows } = await sql<{ id: number; image: Uint8Array }>`select id, image from deposit
        where image is not null limit ${BATCH} for no key update skip locked`.execute(tx);
      for (const { id, image } of rows) {
        const receipt = await sealReceipt(sealing, id, image);
        await sql`update deposit set receipt = ${receipt}, image = null where id = ${id}`.execute(tx);
      }
      return rows.length;
    });
  }
  return done;
}
