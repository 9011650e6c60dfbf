import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from './database';
import { guardedDb } from './guardedDb';
import type { Database } from './schema';
import { parserOf } from './values';

const OLDEST_MAJOR = 15;
/** What the ledger needs of the server in production (reliability.md §1). */
const DURABLE: Record<string, readonly string[]> = {
  fsync: ['on'],
  synchronous_commit: ['on', 'remote_apply'],
  full_page_writes: ['on'],
  data_sync_retry: ['off'],
};

/** The database cannot be used; the message says which variable to look at. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

const SENTENCES: Record<string, string> = {
  '28P01': 'refuses the user or the password',
  '28000': 'refuses this user',
  '3D000': 'has no database of that name: create it first',
  '53300': 'has no free connection',
};

function unusable(error: unknown, url: string): DatabaseUnusable {
  const { code = '', message } = error as Error & { code?: string };
  const where = URL.canParse(url) ? new URL(url).host || 'the local socket' : 'an address that is not a URL';
  const why = SENTENCES[code] ?? `cannot be reached (${code || message})`;
  return new DatabaseUnusable(`DATABASE_URL: the PostgreSQL server at ${where} ${why}.`, { cause: error });
}

async function settings(pool: pg.Pool): Promise<Record<string, string>> {
  const names = ['server_version_num', 'server_version', ...Object.keys(DURABLE)];
  const { rows } = await pool.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) as name',
    [names],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

function assertFit(found: Record<string, string>, production: boolean): void {
  if (Number(found['server_version_num']) < OLDEST_MAJOR * 10_000) {
    throw new DatabaseUnusable(
      `DATABASE_URL: PostgreSQL ${found['server_version']} is too old. Version ${OLDEST_MAJOR} or newer is needed.`,
    );
  }
  if (!production) return;
  for (const [name, allowed] of Object.entries(DURABLE)) {
    if (!allowed.includes(found[name] ?? '')) {
      throw new DatabaseUnusable(
        `DATABASE_URL: PostgreSQL has ${name} = ${found[name]}; money needs ${name} = ${allowed.join(' or ')}.`,
      );
    }
  }
}

/** A PostgreSQL server. Refuses, in one sentence, one that is out of reach, too old, or unsafe for money in production. */
export async function openPostgres(url: string, { production = false, size = 8 } = {}): Promise<Db> {
  const types = { getTypeParser: (oid: number) => parserOf(oid) } as unknown as pg.CustomTypesConfig;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    application_name: 'arma11',
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    options: '-c timezone=UTC',
  });
  // A lost idle connection is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    assertFit(await settings(pool), production);
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseUnusable ? error : unusable(error, url);
  }
  const raw = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return guardedDb('pg', raw, () => raw.destroy());
}
