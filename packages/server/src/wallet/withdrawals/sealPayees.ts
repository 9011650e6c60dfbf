import { sql, type Selectable } from 'kysely';
import type { WithdrawalTable } from '../../platform/db/tables/walletTables';
import type { Deps } from '../../platform/deps';
import { openPayee, writePayee } from './payee';

const BATCH = 200;

/** Seals the payees that servers of the last version have written in clear text; returns how many. */
export async function sealPayees({ db, sealing }: Pick<Deps, 'db' | 'sealing'>): Promise<number> {
  let done = 0;
  for (let sealed = BATCH; sealed === BATCH; done += sealed) {
    sealed = await db.tx(async (tx) => {
      const { rows } = await sql<Selectable<WithdrawalTable>>`select * from withdrawal
        where destination <> '' or doc_number <> '' limit ${BATCH} for no key update skip locked`.execute(tx);
      for (const row of rows) await writePayee(tx, sealing, row.id, await openPayee(sealing, row));
      return rows.length;
    });
  }
  return done;
}
