import { Kysely } from 'kysely';
import pg from 'pg';
import type { Db } from './database';
import { guardedDb } from './guardedDb';
import { PoolDialect } from './poolDialect';
import type { Database } from './schema';
import { connectionTrouble, DatabaseUnusable, DECIDING_SETTINGS, unfitness } from './postgresFitness';
import { postgresListener } from './postgresListener';
import { parserOf } from './values';

async function settings(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) as name',
    [DECIDING_SETTINGS],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/**
 * A PostgreSQL server. Refuses, in one sentence, one that is out of reach, too old, or unsafe for money in production.
 * `listenUrl` reaches it directly where `url` goes through a pooler: LISTEN needs a connection of its own.
 */
export async function openPostgres(
  url: string,
  { production = false, size = 8, listenUrl }: { production?: boolean; size?: number; listenUrl?: string } = {},
): Promise<Db> {
  const types = { getTypeParser: (oid: number) => parserOf(oid) } as unknown as pg.CustomTypesConfig;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    application_name: 'arma11',
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    // Compiling a scoring statement takes longer than running it.
    options: '-c timezone=UTC -c jit=off',
  });
  const dialect = new PoolDialect(pool);
  try {
    const sentence = unfitness(await settings(pool), production);
    if (sentence) throw new DatabaseUnusable(sentence);
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseUnusable) throw error;
    throw new DatabaseUnusable(connectionTrouble(error, url), { cause: error });
  }
  const raw = new Kysely<Database>({ dialect });
  const listener = postgresListener(listenUrl ?? url);
  const close = async () => {
    await listener.close();
    await raw.destroy();
  };
  return guardedDb('pg', raw, { listen: listener.listen, close });
}
