import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { WithdrawalTable } from '../../platform/db/tables/walletTables';
import { blindIndex } from '../../platform/sealing/blindIndex';
import type { Sealing } from '../../platform/sealing/Sealing';

/** Where a withdrawal is paid, and the document of who is paid. */
export interface Payee {
  destination: string;
  doc_number: string;
}

type Column = 'destination_sealed' | 'document_sealed';
type Kept = Pick<Selectable<WithdrawalTable>, 'id' | 'destination' | 'doc_number' | Column>;

const placeOf = (column: Column, id: number) => ({ table: 'withdrawal', column, row: id });

/** The payee of a withdrawal's row. */
export async function openPayee(sealing: Sealing, row: Kept): Promise<Payee> {
  const open = (sealed: string | null, column: Column) =>
    sealed === null ? '' : sealing.open(sealed, placeOf(column, row.id));
  return {
    destination: row.destination || (await open(row.destination_sealed, 'destination_sealed')),
    doc_number: row.doc_number || (await open(row.document_sealed, 'document_sealed')),
  };
}

/** Keeps a withdrawal's payee, sealed. */
export async function writePayee(
  tx: Tx,
  sealing: Sealing,
  id: number,
  { destination, doc_number }: Payee,
): Promise<void> {
  const sealed = await sealing.seal(destination, placeOf('destination_sealed', id));
  const document = await sealing.seal(doc_number, placeOf('document_sealed', id));
  const index = await blindIndex(tx, sealing, 'destination', destination);
  await sql`update withdrawal set destination_sealed = ${sealed}, destination_index = ${index},
    destination_last = ${destination.slice(-4)}, document_sealed = ${document}, destination = '', doc_number = ''
    where id = ${id}`.execute(tx);
}
