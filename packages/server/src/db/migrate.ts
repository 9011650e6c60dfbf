import { sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import catalogue from './migrations/0001-clock-and-catalogue.sql';
import accounts from './migrations/0002-accounts-and-ledger.sql';
import rooms from './migrations/0003-rooms.sql';
import home from './migrations/0004-home-and-quests.sql';
import type { Db } from './database';

/** The schema's history, by name and in order. A released file never changes: a new one is added. */
export const MIGRATIONS: Readonly<Record<string, string>> = {
  '0001-clock-and-catalogue': catalogue,
  '0002-accounts-and-ledger': accounts,
  '0003-rooms': rooms,
  '0004-home-and-quests': home,
};

/** A file's statements: the extended protocol takes one at a time, so lines of exactly `--;` part them. */
const statements = (text: string) => text.split(/^--;$/m).filter((statement) => statement.trim() !== '');

const asMigration = (text: string): Migration => ({
  up: async (db) => {
    for (const statement of statements(text)) await sql.raw(statement).execute(db);
  },
});

const provider: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve(Object.fromEntries(Object.entries(MIGRATIONS).map(([name, text]) => [name, asMigration(text)]))),
};

/** Brings the schema up to date, in one transaction; two processes may do it at once. */
export async function migrate(db: Db): Promise<void> {
  const { error, results } = await new Migrator({ db: db.read, provider }).migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  throw new Error(`Migration ${failed ?? ''} failed: ${error instanceof Error ? error.message : 'unknown'}`, {
    cause: error,
  });
}

/** The names of migrations that this database still lacks. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const all = await new Migrator({ db: db.read, provider }).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}
