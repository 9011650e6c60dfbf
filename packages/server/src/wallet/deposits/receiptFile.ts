import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { type FileStore, FilesUnavailable } from '../../platform/files/FileStore';
import { DoesNotOpen } from '../../platform/sealing/Sealing';

/** The file of a picture, as its row names it. */
export interface ReceiptFile {
  name: string;
  /** The key that sealed it. */
  key: string;
}

/** A picture lies in a file that cannot be read now; the message says why. */
export class ReceiptUnreadable extends Error {
  override readonly name = 'ReceiptUnreadable';
}

const placeOf = (deposit: number, name: string) => ({
  table: 'deposit',
  column: 'receipt_file',
  row: `${deposit} ${name}`,
});

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The folder of this database among the files: another database in the same place touches nothing of it. */
export async function receiptFolder(q: Queryable, { random }: Pick<Deps, 'random'>): Promise<string> {
  const kept = () => sql<{ folder: string }>`select value->>'folder' as folder from setting where key = 'receipts'`;
  const [found] = (await kept().execute(q)).rows;
  if (found) return found.folder;
  await sql`insert into setting (key, value) values ('receipts', jsonb_build_object('folder', ${hex(random(8))}::text))
    on conflict (key) do nothing`.execute(q);
  return (await kept().execute(q)).rows[0]!.folder;
}

/** Seals a picture into a new file, which no row names yet. */
export async function putReceiptFile(
  { db, sealing, random }: Pick<Deps, 'db' | 'sealing' | 'random'>,
  files: FileStore,
  deposit: number,
  bytes: Uint8Array,
): Promise<ReceiptFile> {
  const name = `${await receiptFolder(db.fresh, { random })}/${hex(random(16))}`;
  await files.put(name, await sealing.sealBytes(bytes, placeOf(deposit, name)));
  return { name, key: sealing.keys[0] };
}

/** The picture in a file. */
export async function openReceiptFile(
  { sealing, receipts }: Pick<Deps, 'sealing' | 'receipts'>,
  deposit: number,
  name: string,
): Promise<Uint8Array> {
  if (!receipts) throw new ReceiptUnreadable('It lies in a file, and RECEIPTS_URL does not say where.');
  try {
    const sealed = await receipts.get(name);
    if (!sealed) throw new ReceiptUnreadable(`${receipts.place} does not have the file ${name}.`);
    return await sealing.openBytes(sealed, placeOf(deposit, name));
  } catch (error) {
    if (error instanceof FilesUnavailable || error instanceof DoesNotOpen)
      throw new ReceiptUnreadable(error.message, { cause: error });
    throw error;
  }
}
