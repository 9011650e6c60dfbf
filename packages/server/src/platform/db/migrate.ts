import { sql } from 'kysely';
import { grantApplication } from './applicationRole';
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

/** Another server is at it, or requests hold a table and wait for one that was taken already. */
const HELD_UP = new Set(['55P03', '40P01']);
const isHeldUp = (error: unknown) => error instanceof Error && 'code' in error && HELD_UP.has(String(error.code));
const MOST_TRIES = 20;

const OWNER_MIGRATES =
  'DATABASE_URL: the schema is not the one of this version, and this role does not own the tables: run `arma11 migrate` with the address of the role that does (docs/deploy.md#the-database), then start again.';

/** Whether this role may make and change tables: the servers' own may not where another role owns them. */
async function mayChangeTables({ fresh }: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select coalesce(
      (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('setting')),
      has_schema_privilege(current_schema(), 'create')) as may`.execute(fresh);
  return rows[0]!.may;
}

/**
 * Brings the schema up to date, in one transaction; two processes may do it at once. A newer one that this version may
 * work on stays as it is. Roles that were given the tables before are given the new ones, and `application` too.
 * @throws DatabaseUnusable with a sentence, where the schema is too new for this version, or another role owns it and it
 * is not up to date.
 */
export async function migrate(db: Db, { application }: { application?: string | undefined } = {}): Promise<void> {
  const { tooNew, newer, pending } = await schemaState(db);
  if (tooNew) throw new DatabaseUnusable(tooNew);
  if (newer && application === undefined) return;
  if (!(await mayChangeTables(db))) {
    if (pending.length === 0 && application === undefined) return;
    throw new DatabaseUnusable(OWNER_MIGRATES);
  }
  for (let tries = 1; ; tries++) {
    try {
      return await db.fresh.transaction().execute((tx) => migrateIn(tx, { newer, application }));
    } catch (error) {
      const cause = error instanceof MigrationFailed ? error.cause : error;
      if (!isHeldUp(cause) || tries === MOST_TRIES) throw error;
    }
  }
}

/** In one transaction, which holds the lock: two servers migrate one after the other, also behind a pooler. */
async function migrateIn(tx: Tx, { newer, application }: { newer: boolean; application: string | undefined }) {
  // Longer than requests wait, also where a pooler has one limit for all: those try again, and a migration takes many tables.
  await sql`set local lock_timeout = '15s'`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended('arma11 migrations', 0))`.execute(tx);
  if (!newer) await migrateToLatest(tx);
  await grantApplication(tx, application);
}

async function migrateToLatest(tx: Tx): Promise<void> {
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
