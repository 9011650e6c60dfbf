import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/db/database';
import type { AppUserTable } from '../../platform/db/tables/accountTables';
import { blindIndex } from '../../platform/sealing/blindIndex';
import type { Sealing } from '../../platform/sealing/Sealing';
import type { Selectable } from 'kysely';

/** What is known of a person by their document. */
export interface PersonalData {
  /** `YYYY-MM-DD`. */
  birth_date: string | null;
  doc_number: string | null;
}

type Kept = Pick<Selectable<AppUserTable>, 'id' | 'birth_date' | 'birth_sealed' | 'doc_number' | 'document_sealed'>;

const placeOf = (column: 'birth_sealed' | 'document_sealed', id: number) => ({ table: 'app_user', column, row: id });

/** The data of an account's row. What is there in clear text was written by a server of the last version, after the rest. */
export async function openPersonalData(sealing: Sealing, row: Kept): Promise<PersonalData> {
  const open = (sealed: string | null, column: 'birth_sealed' | 'document_sealed') =>
    sealed === null ? null : sealing.open(sealed, placeOf(column, row.id));
  return {
    birth_date: row.birth_date ?? (await open(row.birth_sealed, 'birth_sealed')),
    doc_number: row.doc_number ?? (await open(row.document_sealed, 'document_sealed')),
  };
}

/** The data of an account; nothing is known of one that is not there. */
export async function readPersonalData(q: Queryable, sealing: Sealing, userId: number): Promise<PersonalData> {
  const row = await q
    .selectFrom('app_user')
    .select(['id', 'birth_date', 'birth_sealed', 'doc_number', 'document_sealed'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? openPersonalData(sealing, row) : { birth_date: null, doc_number: null };
}

/** Keeps what is given, sealed, and the rest as it is. */
export async function writePersonalData(
  tx: Tx,
  sealing: Sealing,
  userId: number,
  { birth_date, doc_number }: Partial<PersonalData>,
): Promise<void> {
  if (birth_date) {
    const sealed = await sealing.seal(birth_date, placeOf('birth_sealed', userId));
    await sql`update app_user set birth_sealed = ${sealed}, birth_date = null where id = ${userId}`.execute(tx);
  }
  if (!doc_number) return;
  const sealed = await sealing.seal(doc_number, placeOf('document_sealed', userId));
  const index = await blindIndex(tx, sealing, 'document', doc_number);
  await sql`update app_user set document_sealed = ${sealed}, document_index = ${index}, doc_number = null
    where id = ${userId}`.execute(tx);
}

/** A document as the desk's history keeps it. */
export const lastOfDocument = (doc_number: string | null) =>
  doc_number === null ? null : `••• ${doc_number.slice(-3)}`;
