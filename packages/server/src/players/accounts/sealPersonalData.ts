import { sql } from 'kysely';
import { brokenConstraint } from '../../platform/db/constraint';
import { savepoint } from '../../platform/db/savepoint';
import type { Deps } from '../../platform/deps';
import { readPersonalData, writePersonalData } from './personalData';

const BATCH = 200;

type Sealer = Pick<Deps, 'db' | 'sealing' | 'log'>;

/**
 * Seals what servers of the last version have written in clear text; returns how many accounts. A document that an account
 * has by now belongs to that one: the other waits for somebody to look at it.
 */
export async function sealPersonalData({ db, sealing, log }: Sealer): Promise<number> {
  let done = 0;
  for (let sealed = BATCH; sealed === BATCH; done += sealed) {
    sealed = await db.tx(async (tx) => {
      const { rows } = await sql<{ id: number }>`select id from app_user
        where birth_date is not null or doc_number is not null limit ${BATCH} for no key update skip locked`.execute(
        tx,
      );
      for (const { id } of rows) {
        const known = await readPersonalData(tx, sealing, id);
        try {
          await savepoint(tx, () => writePersonalData(tx, sealing, id, known));
        } catch (error) {
          if (brokenConstraint(error) !== 'app_user_document_index') throw error;
          log({ level: 'warn', message: 'accounts: a document is verified for two accounts', user: id });
          await sql`update app_user set kyc = 'pendiente' where id = ${id}`.execute(tx);
          await writePersonalData(tx, sealing, id, known);
        }
      }
      return rows.length;
    });
  }
  return done;
}
