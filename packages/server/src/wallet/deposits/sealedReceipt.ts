import { sql, type Selectable } from 'kysely';
import type { Deps } from '../../platform/deps';
import type { DepositTable } from '../../platform/db/tables/walletTables';
import type { Sealing } from '../../platform/sealing/Sealing';

const BATCH = 5;

const placeOf = (id: number) => ({ table: 'deposit', column: 'receipt', row: id });

/** The picture of a payment as it is kept. */
export const sealReceipt = (sealing: Sealing, id: number, bytes: Uint8Array): Promise<Uint8Array> =>
  sealing.sealBytes(bytes, placeOf(id));

/** The picture of a payment, or null. What is there in clear was written by a server of the last version, after the rest. */
export async function openReceipt(
  sealing: Sealing,
  { id, image, receipt }: Pick<Selectable<DepositTable>, 'id' | 'image' | 'receipt'>,
): Promise<Uint8Array | null> {
  return image ?? (receipt && sealing.openBytes(receipt, placeOf(id)));
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
