import { existsSync } from 'node:fs';
import { z } from 'zod';
import { NotRestored, restorePglite } from '../../platform/db/restorePglite';
import { type LedgerReport, verifyLedger } from '../../ledger/verify';
import { command, CommandError } from '../definition/command';

interface Restored {
  ledger: LedgerReport;
  /** Where the database that was there is kept. */
  kept: string | null;
}

/** Puts a copy of the embedded database into DATA_DIR, where no server runs. */
export const restore = command({
  name: 'restore',
  summary: 'put a copy of the embedded database into DATA_DIR; no server may run there',
  args: z.object({
    file: z.string().min(1).meta({ place: 'path' }).describe('what `backup` has written'),
    replace: z
      .boolean()
      .default(false)
      .describe('take the place of the database that is there, which is kept beside it'),
  }),
  positional: ['file'],
  run: (): Promise<Restored> => {
    throw new CommandError('A server holds DATA_DIR. Stop it first.');
  },
  async offline({ dataDir, databaseUrl }, { file, replace }, progress): Promise<Restored> {
    if (databaseUrl !== undefined) {
      throw new CommandError(
        `The database is PostgreSQL, which has a tool of its own: pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${file}`,
      );
    }
    if (!existsSync(file)) throw new CommandError(`${file} is not there.`);
    progress('Unpacking the copy and checking its ledger.');
    let ledger: LedgerReport | undefined;
    const kept = await restorePglite({ dataDir, file, replace }, async (db) => {
      ledger = await verifyLedger(db.fresh);
      const [broken] = ledger.breaches;
      if (broken)
        throw new NotRestored(
          `The ledger in ${file} is broken (${broken.invariant}: ${broken.detail}). Nothing was changed.`,
        );
    }).catch((error: unknown) => {
      throw error instanceof NotRestored ? new CommandError(error.message, { cause: error }) : error;
    });
    return { ledger: ledger!, kept };
  },
  print: ({ ledger, kept }) =>
    `The copy is in place and its ledger is clean: ${ledger.transactions} transactions, ${ledger.accounts} accounts.` +
    (kept === null ? '' : `\nThe database that was there is kept in ${kept}: delete it when you do not need it.`),
});
