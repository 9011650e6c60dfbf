import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { startBuilt } from './builtServer.mjs';
import { servingRole } from './servingRole.mjs';

const ofServer = createRequire(inRoot('packages', 'server', 'package.json'));
const pg = ofServer('pg');
// Amounts and counts, all under 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A server of the product and its database, met only from outside: by HTTP, and by plain SQL.
 * @typedef {object} World
 * @property {'pg' | 'pglite'} engine
 * @property {() => string} address changes when the server is started anew
 * @property {() => import('./builtServer.mjs').BuiltServer} server
 * @property {<T>(work: (query: import('./seedGame.mjs').Query) => Promise<T>) => Promise<T>} sql works on the tables; the
 *   embedded database has no door beside its server's, so there the server is ended for as long, and started anew
 * @property {(more?: () => Record<string, string>) => Promise<void>} start starts the server anew, after it was ended; with
 *   more variables, which are asked for at every later start too
 * @property {() => Promise<import('./builtServer.mjs').BuiltServer>} startAnother starts a further server on the same database,
 *   which ends with the first; the embedded database takes one alone
 */

/**
 * Works on a PostgreSQL with a connection of its own.
 * @template T
 * @param {string} url
 * @param {(query: import('./seedGame.mjs').Query) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function onPostgres(url, work) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}

/**
 * Works on the embedded database of a server that is not running.
 * @template T
 * @param {string} dataDir the server's
 * @param {(query: import('./seedGame.mjs').Query) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function onEmbedded(dataDir, work) {
  const { PGlite } = await import(ofServer.resolve('@electric-sql/pglite'));
  const db = new PGlite(join(dataDir, 'pglite'));
  try {
    return await work(async (text, values) => (await db.query(text, values)).rows);
  } finally {
    await db.close();
  }
}

/** A server of its own over what `place` gives: variables, SQL beside or instead of the server, and how all is removed. */
async function withServer(engine, { env: first, sql, stops }, work) {
  let more = () => ({});
  let server = await startBuilt(first);
  const others = [];
  const start = async (given = more) => {
    more = given;
    server = await startBuilt({ ...first, ...more() });
  };
  const world = {
    engine,
    address: () => server.address,
    server: () => server,
    start,
    async startAnother() {
      others.push(await startBuilt({ ...first, ...more() }));
      return others.at(-1);
    },
    async sql(asked) {
      if (!stops) return sql(asked);
      await server.end();
      try {
        return await sql(asked);
      } finally {
        await start();
      }
    },
  };
  try {
    return await work(world);
  } finally {
    await Promise.all([server, ...others].map((each) => each.end('SIGKILL')));
  }
}

/**
 * Runs work on a server over a new database of that PostgreSQL.
 * @template T
 * @param {string} admin the address of a PostgreSQL where databases may be made
 * @param {(world: World) => Promise<T>} work
 * @param {(url: string) => Record<string, string>} [more] variables of the server, by the address of its database
 * @returns {Promise<T>}
 */
export async function worldOnPostgres(admin, work, more = () => ({})) {
  const name = `arma11_rig_${randomBytes(6).toString('hex')}`;
  await onPostgres(admin, (query) => query(`create database ${name}`));
  const { href: url } = Object.assign(new URL(admin), { pathname: `/${name}` });
  try {
    const serving = await servingRole(url, name);
    const env = { MONEY: 'demo', DATABASE_URL: serving, ...more(serving) };
    return await withServer('pg', { env, sql: (asked) => onPostgres(url, asked), stops: false }, work);
  } finally {
    await onPostgres(admin, async (query) => {
      await query(`drop database ${name} with (force)`);
      await query(`drop role if exists ${name}`);
    });
  }
}

/**
 * Runs work on a server over a new embedded database.
 * @template T
 * @param {(world: World) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function worldEmbedded(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'arma11-rig-'));
  try {
    return await withServer(
      'pglite',
      { env: { MONEY: 'demo', DATA_DIR: dataDir }, sql: (asked) => onEmbedded(dataDir, asked), stops: true },
      work,
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
