import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { createProcessDatabase } from '../../testing/processDatabase';
import type { Db } from './database';
import { migrate } from './migrate';
import { MIGRATIONS, READERS_FROM } from './migrations';
import { openPostgres } from './openPostgres';
import { schemaState } from './schemaState';

const LATER = '9999-of-a-later-version';
const names = Object.keys(MIGRATIONS);

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
// The list of migrations is not brought back to what it was where the database is lent on.
afterAll(async () => {
  await forgetLater();
  await db.close();
});
beforeEach(async () => {
  await forgetLater();
  await readersFrom(READERS_FROM);
});

const forgetLater = () => sql`delete from kysely_migration where name = ${LATER}`.execute(db.fresh);

const readersFrom = (name: string) =>
  sql`update setting set value = jsonb_build_object('readers_from', ${name}::text) where key = 'schema'`.execute(
    db.fresh,
  );

/** As a server of a later version leaves it. */
async function migratedLater(from: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${LATER}, '2030-01-01T00:00:00.000Z')`.execute(
    db.fresh,
  );
  await readersFrom(from);
}

describe('migrations', () => {
  it('are all in place, and running them again changes nothing', async () => {
    expect(await schemaState(db)).toEqual({ empty: false, pending: [], newer: false, tooNew: null });
    await migrate(db);
    expect(await schemaState(db)).toEqual({ empty: false, pending: [], newer: false, tooNew: null });
  });

  it('are locked by their transaction, not by a session: behind a pooler the next statement has another', async () => {
    const locks: string[] = [];
    const spy: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const text = node.kind === 'RawNode' ? node.sqlFragments.join('?') : '';
        if (text.includes('advisory')) locks.push(text);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await migrate({ ...db, fresh: db.fresh.withPlugin(spy) });
    expect(locks).toEqual([expect.stringContaining('pg_advisory_xact_lock')]);
  });

  it('are in the order of their names, which servers compare', () => {
    expect(names.toSorted()).toEqual(names);
    expect(names).toContain(READERS_FROM);
  });

  it('after the one that servers must know only add: the last version goes on beside this one', () => {
    const takesAway =
      /\b(drop (table|column|type|function|view)|rename (to|column)|alter column \w+ (type|set not null)|^truncate)\b/im;
    const later = names.filter((name) => name > READERS_FROM);
    // A table that moves aside for a new one of its name is not taken away, and nobody names an index.
    const aside = /alter table (\w+) rename to \w+;(?=[^]*create table \1 \()|alter index \w+ rename to \w+;/gi;
    expect(later.filter((name) => takesAway.test(MIGRATIONS[name]!.replaceAll(aside, '')))).toEqual([]);
  });
});

describe.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')('servers that start together', () => {
  it('make one schema of an empty database, in which one of them has just begun', async () => {
    const database = await createProcessDatabase();
    const servers = await Promise.all(Array.from({ length: 4 }, () => openPostgres(database.url)));
    try {
      // What the first has done before it begins its transaction.
      await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
        servers[0]!.fresh,
      );
      await Promise.all(servers.map((server) => migrate(server)));
      expect(await schemaState(servers[0]!)).toEqual({ empty: false, pending: [], newer: false, tooNew: null });
    } finally {
      await Promise.all(servers.map((server) => server.close()));
      await database.drop();
    }
  });
});

describe('a schema of a later version', () => {
  it('that only adds is worked on, and left as it is', async () => {
    await migratedLater(READERS_FROM);
    expect(await schemaState(db)).toMatchObject({ newer: true, pending: [], tooNew: null });
    await migrate(db);
    const { rows } = await sql`select 1 from kysely_migration where name = ${LATER}`.execute(db.fresh);
    expect(rows).toHaveLength(1);
  });

  it('that takes away what this version needs is refused in one sentence', async () => {
    await migratedLater(LATER);
    await expect(migrate(db)).rejects.toMatchObject({
      name: 'DatabaseUnusable',
      message: `The database has the schema of a newer version, which servers from ${LATER} on can use; this one knows it up to ${names.at(-1)}. Start a newer version.`,
    });
  });

  it('and without a migration of this one is refused: it is another history', async () => {
    await migratedLater(READERS_FROM);
    const lost = names.at(-1)!;
    const { rows } = await sql<{ timestamp: string }>`
      delete from kysely_migration where name = ${lost} returning timestamp`.execute(db.fresh);
    try {
      await expect(migrate(db)).rejects.toMatchObject({ name: 'DatabaseUnusable' });
    } finally {
      await sql`insert into kysely_migration (name, timestamp) values (${lost}, ${rows[0]!.timestamp})`.execute(
        db.fresh,
      );
    }
  });
});
