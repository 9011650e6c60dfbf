import { z } from 'zod';
import { migrate } from '../../platform/db/migrate';
import { openDatabase } from '../../platform/db/openDatabase';
import { schemaState } from '../../platform/db/schemaState';
import { command } from '../definition/command';

interface Migrated {
  /** The migrations that were made, by name. */
  made: string[];
}

/** Brings the schema up to date without a server: the one command that does; a start of the server does too. */
export const migrateSchema = command({
  name: 'migrate',
  summary: 'bring the schema of the database up to date, as a start of the server does',
  args: z.object({}),
  // The server that answers has done it as it started.
  run: (): Promise<Migrated> => Promise.resolve({ made: [] }),
  async offline({ dataDir, databaseUrl }): Promise<Migrated> {
    const db = await openDatabase({ dataDir, databaseUrl, listenUrl: undefined, production: false, work: 'jobs' });
    try {
      const { pending } = await schemaState(db);
      await migrate(db);
      return { made: pending };
    } finally {
      await db.close();
    }
  },
  print: ({ made }) =>
    made.length === 0 ? 'The schema is up to date.' : `${made.length} migrations were made:\n${made.join('\n')}`,
});
