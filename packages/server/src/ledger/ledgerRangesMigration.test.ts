import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../platform/db/database';
import { MIGRATIONS } from '../platform/db/migrations';
import { openPglite } from '../platform/db/openPglite';
import { openPostgres } from '../platform/db/openPostgres';
import { createProcessDatabase } from '../testing/processDatabase';
import { fundedPlayers } from '../testing/smallLeague';
import { verifyLedger } from './verify';

const RANGES = '0054-ledger-ranges';

let db: Db;
beforeEach(async () => {
  if (process.env['ARMA11_TEST_DB'] !== 'pg') {
    db = await openPglite();
    return () => db.close();
  }
  const database = await createProcessDatabase();
  db = await openPostgres(database.url);
  return async () => {
    await db.close();
    await database.drop();
  };
});

const run = (names: string[]) =>
  db.tx(async (tx) => {
    const statements = names.flatMap((name) => MIGRATIONS[name]!.split(/^--;$/m));
    for (const statement of statements) if (statement.trim()) await sql.raw(statement).execute(tx);
  });

/** Brings the schema to where the ranges are not there yet; coins are given by today's code, which asks who tries the game. */
async function before() {
  await run(Object.keys(MIGRATIONS).filter((name) => name < RANGES));
  await sql`alter table app_user add test_partner_id integer`.execute(db.fresh);
}
const entries = async () => (await sql`select * from ledger_entry order by id`.execute(db.fresh)).rows;

describe('the migration to ranges', () => {
  it('keeps every entry where it is, and the ledger goes on', async () => {
    await before();
    await fundedPlayers(db, 3, 50);
    const old = await entries();
    const { rows: file } = await sql`select pg_relation_filenode('ledger_entry') as file`.execute(db.fresh);
    await run([RANGES]);
    expect(await entries()).toEqual(old);
    // The same file: nothing was copied.
    expect((await sql`select pg_relation_filenode('ledger_entry_0') as file`.execute(db.fresh)).rows).toEqual(file);
    await fundedPlayers(db, 2, 50);
    expect((await entries()).length).toBe(old.length + 4);
    const { rows } =
      await sql`select count(distinct id)::int as ids, count(distinct tableoid)::int as ranges from ledger_entry`.execute(
        db.fresh,
      );
    expect(rows).toEqual([{ ids: old.length + 4, ranges: 1 }]);
    expect(await verifyLedger(db.fresh)).toMatchObject({ ok: true, entries: old.length + 4 });
  });

  it('takes the key that was made beforehand', async () => {
    await before();
    await fundedPlayers(db, 1, 50);
    await sql`create unique index ledger_entry_0_key on ledger_entry (tx_id, id)`.execute(db.fresh);
    const { rows: made } = await sql`select pg_relation_filenode('ledger_entry_0_key') as file`.execute(db.fresh);
    await run([RANGES]);
    expect((await sql`select pg_relation_filenode('ledger_entry_0_pkey') as file`.execute(db.fresh)).rows).toEqual(
      made,
    );
    await sql`select ledger_range_ahead()`.execute(db.fresh);
  });

  it('puts what a large ledger holds into one range, and the next begins after it', async () => {
    await before();
    await sql`alter table ledger_tx alter id restart with 12000000`.execute(db.fresh);
    await fundedPlayers(db, 1, 50);
    await run([RANGES]);
    const { rows } = await sql<{ range: string }>`
      select inhrelid::regclass::text || ' ' || pg_get_expr(relpartbound, oid) as range from pg_inherits
      join pg_class on oid = inhrelid where inhparent = 'ledger_entry'::regclass order by oid`.execute(db.fresh);
    expect(rows.map(({ range }) => range)).toEqual([
      "ledger_entry_0 FOR VALUES FROM (MINVALUE) TO ('15000000')",
      'ledger_entry_rest DEFAULT',
      "ledger_entry_15000000 FOR VALUES FROM ('15000000') TO ('20000000')",
    ]);
  });
});
