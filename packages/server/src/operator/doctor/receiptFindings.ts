import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { filesTrouble } from '../../platform/files/filesTrouble';
import type { ReceiptConfig } from '../../wallet/deposits/receiptConfig';
import { receiptStore } from '../../wallet/deposits/receiptStore';
import { fail, type Finding, ok, warn } from './finding';

/** Whether pictures of payments can be kept and read: a small file is written, read, listed and deleted. */
export async function storeFindings(config: ReceiptConfig): Promise<Finding[]> {
  const store = receiptStore(config);
  if (!store) return [];
  const trouble = await filesTrouble(store);
  if (!trouble) return [ok('receipt store', `${store.place} takes files, gives them back and deletes them.`)];
  const says = `${trouble} Until it works players cannot send a picture: look at RECEIPTS_URL, its key and its rights.`;
  return [fail('receipt store', says)];
}

interface Lying {
  rows: number;
  files: number;
}

/** Where the pictures lie, and whether that is where they should. */
export async function receiptFindings(read: Queryable, config: ReceiptConfig): Promise<Finding[]> {
  const { rows } = await sql<Lying>`select count(*) filter (where receipt is not null)::int as rows,
    count(receipt_file)::int as files from deposit where receipt is not null or receipt_file is not null`.execute(read);
  const { rows: inRows, files } = rows[0]!;
  const told = `${inRows} pictures of payments in rows, ${files} in files`;
  if (!config.place && files > 0) {
    return [fail('receipts', `${told}, and RECEIPTS_URL is not set: nobody can read them. Set it as it was.`)];
  }
  if (config.place && inRows > 0) {
    return [warn('receipts', `${told}: the hourly pass moves them, and \`data reseal\` does at once.`)];
  }
  return [ok('receipts', `${told}.`)];
}
