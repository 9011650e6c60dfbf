import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { grant } from '../ledger/grant';
import { openTestServer, type TestServer } from './testServer';
import type { Db } from '../platform/db/database';
import { openTestDatabase } from './openTestDatabase';

const opened: Db[] = [];
const open = async () => {
  const db = await openTestDatabase();
  opened.push(db);
  return db;
};
afterEach(() => Promise.all(opened.splice(0).map((db) => db.close())));

/** Every row of every table, and where the numbering stands. */
async function everything({ fresh }: Db): Promise<unknown[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    fresh,
  );
  const found: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select t::text as row from ${sql.table(name)} t order by 1`.execute(fresh);
    found.push([name, rows]);
  }
  const { rows } = await sql`select sequencename, last_value from pg_sequences order by 1`.execute(fresh);
  return [...found, rows];
}

async function useIt({ db, player }: Pick<TestServer, 'db' | 'player'>): Promise<void> {
  const { id } = await player();
  await db.tx((tx) => grant(tx, { userId: id, amount: 30, kind: 'grant', ref: 'x', label: 'Bono' }));
  await sql`update item set name = 'otro'`.execute(db.fresh);
  await sql`insert into attempt (scope, window_start) select n::text, app_now() from generate_series(1, 9000) n`.execute(
    db.fresh,
  );
}

describe.runIf(process.env['ARMA11_TEST_DB'] === 'pglite')('an embedded database that tests hand on', () => {
  it('is as the migrations made it, whatever the last test wrote', async () => {
    const fresh = await everything(await open());
    const server = await openTestServer([]);
    await useIt(server);
    expect(await everything(server.db)).not.toEqual(fresh);
    await server.close();
    expect(await everything(await open())).toEqual(fresh);
  });

  it('is out of reach of who gave it back, and tells them nothing', async () => {
    const heard: string[] = [];
    const first = await open();
    await first.listen('word', { heard: (word) => heard.push(word), missed: () => undefined });
    await first.close();
    const second = await open();
    await sql`notify word, 'hola'`.execute(second.fresh);
    expect(heard).toEqual([]);
    await expect(sql`select 1`.execute(first.fresh)).rejects.toThrow(/closed/);
    await expect(first.tx((tx) => sql`select 1`.execute(tx))).rejects.toThrow(/closed/);
  });

  it('is not handed on once a test changed more than its rows', async () => {
    const first = await open();
    await sql`alter table account disable trigger balance_guard`.execute(first.fresh);
    await first.close();
    const { rows } = await sql`select tgenabled from pg_trigger where tgname = 'balance_guard'`.execute(
      (await open()).fresh,
    );
    expect(rows).toEqual([{ tgenabled: 'O' }]);
  });
});
