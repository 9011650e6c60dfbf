import { z } from 'zod';
import { migrate } from '../../platform/db/migrate';
import { openDatabase } from '../../platform/db/openDatabase';
import { schemaState } from '../../platform/db/schemaState';
import { command, CommandError } from '../definition/command';

interface Migrated {
  /** The migrations that were made, by name. */
  made: string[];
}

const Args = z.object({
  application: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/, 'must be the name of a role: small letters, digits and _')
    .optional()
    .describe('the servers’ role, where DATABASE_URL names the one that owns the tables: it is given what they need'),
});

/** Brings the schema up to date without a server: the one command that does; a start of the server does too. */
export const migrateSchema = command({
  name: 'migrate',
  summary: 'bring the schema of the database up to date, as a start of the server does',
  args: Args,
  // The server that answers has done it as it started.
  run: (): Promise<Migrated> => Promise.resolve({ made: [] }),
  async offline({ dataDir, databaseUrl }, { application }): Promise<Migrated> {
    if (application !== undefined && databaseUrl === undefined) {
      throw new CommandError('The embedded database has no roles: --application is for PostgreSQL, with DATABASE_URL.');
    }
    const db = await openDatabase({ dataDir, databaseUrl, listenUrl: undefined, production: false, work: 'jobs' });
    try {
      const { pending } = await schemaState(db);
      await migrate(db, { application });
      return { made: pending };
    } finally {
      await db.close();
    }
  },
  print: ({ made }) =>
    made.length === 0 ? 'The schema is up to date.' : `${made.length} migrations were made:\n${made.join('\n')}`,
});
