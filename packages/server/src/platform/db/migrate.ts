import { sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import type { Db, Tx } from './database';
import { DatabaseUnusable } from './postgresFitness';
import { MIGRATIONS, READERS_FROM } from './migrations';
import { schemaState } from './schemaState';

/** A file's statements: the extended protocol takes one at a time, so lines of exactly `--;` part them. */
const statements = (text: string) => text.split(/^--;$/m).filter((statement) => statement.trim() !== '');

const LAST = Object.keys(MIGRATIONS).at(-1)!;

/** The last migration also tells servers of other versions whether they may go on: in the same transaction. */
const asMigration = (name: string, text: string): Migration => ({
  up: async (db) => {
    for (const statement of statements(text)) await sql.raw(statement).execute(db);
    if (name !== LAST) return;
    await sql`insert into setting (key, value) values ('schema', ${JSON.stringify({ readers_from: READERS_FROM })}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(db);
  },
});

const provider: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve(
      Object.fromEntries(Object.entries(MIGRATIONS).map(([name, text]) => [name, asMigration(name, text)])),
    ),
};

/** Another server is at it, or a table is in use: each try waits as long as jobs wait for a lock (`openPostgres.ts`). */
const isHeldUp = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03';
const MOST_TRIES = 20;

/**
 * Brings the schema up to date, in one transaction; two processes may do it at once. A newer one that this version may
 * work on stays as it is.
 * @throws DatabaseUnusable with a sentence, where the schema is too new for this version.
 */
export async function migrate(db: Db): Promise<void> {
  const { tooNew, newer } = await schemaState(db);
  if (tooNew) throw new DatabaseUnusable(tooNew);
  if (newer) return;
  for (let tries = 1; ; tries++) {
    try {
      return await db.read.transaction().execute(migrateIn);
    } catch (error) {
      const cause = error instanceof MigrationFailed ? error.cause : error;
      if (!isHeldUp(cause) || tries === MOST_TRIES) throw error;
    }
  }
}

/** In one transaction, which holds the lock: two servers migrate one after the other, also behind a pooler. */
async function migrateIn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('arma11 migrations', 0))`.execute(tx);
  const { error, results } = await new Migrator({ db: tx, provider }).migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  throw new MigrationFailed(failed, error);
}

class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';
  constructor(migration = '', cause: unknown) {
    super(`Migration ${migration} failed: ${cause instanceof Error ? cause.message : 'unknown'}`, { cause });
  }
}
