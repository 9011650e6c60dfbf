import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../platform/db/database';
import { openTestDatabase } from '../testing/openTestDatabase';
import { fundedPlayers } from '../testing/smallLeague';
import { makeRangeAhead } from './ledgerRanges';
import { verifyLedger } from './verify';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

/** The next transaction comes that far on, as after many others. */
const goOnFrom = (id: number) =>
  sql`alter table ledger_tx alter id restart with ${sql.lit(id)}`
    .execute(db.fresh)
    .then(() => fundedPlayers(db, 1, 50));

/** Each range with its bounds, and how many entries lie in it. */
async function ranges(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; bound: string; entries: number }>`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound,
      (select count(*)::int from ledger_entry e where e.tableoid = c.oid) as entries
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'ledger_entry'::regclass order by c.oid`.execute(
    db.fresh,
  );
  return Object.fromEntries(rows.map(({ name, bound, entries }) => [name, `${bound}: ${entries}`]));
}

const refusalOf = async (statement: ReturnType<typeof sql>) =>
  statement.execute(db.fresh).then(
    () => 'done',
    (error: Error) => error.message,
  );

describe('the ranges of the ledger', () => {
  it('are one in use, one ahead, and a rest that takes what has none', async () => {
    // What the promotions were given by a migration is there.
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ledger_entry`.execute(db.fresh);
    await fundedPlayers(db, 1, 50);
    expect(await ranges()).toEqual({
      ledger_entry_0: `FOR VALUES FROM (MINVALUE) TO ('5000000'): ${rows[0]!.count + 2}`,
      ledger_entry_5000000: "FOR VALUES FROM ('5000000') TO ('10000000'): 0",
      ledger_entry_rest: 'DEFAULT: 0',
    });
    expect(await makeRangeAhead(db)).toBeNull();
  });

  it('grow before the one in use is full', async () => {
    await goOnFrom(5_000_000);
    expect(await makeRangeAhead(db)).toBe('ledger_entry_10000000');
    expect(await makeRangeAhead(db)).toBeNull();
    await goOnFrom(9_999_999);
    await fundedPlayers(db, 2, 50);
    expect(await ranges()).toMatchObject({
      ledger_entry_5000000: "FOR VALUES FROM ('5000000') TO ('10000000'): 4",
      ledger_entry_10000000: "FOR VALUES FROM ('10000000') TO ('15000000'): 4",
    });
    expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
  });

  it('go on after what was posted where no range had been made in time', async () => {
    await goOnFrom(11_000_000);
    expect((await ranges())['ledger_entry_rest']).toBe('DEFAULT: 2');
    expect(await makeRangeAhead(db)).toBe('ledger_entry_15000000');
    await goOnFrom(15_000_001);
    expect(await ranges()).toMatchObject({
      ledger_entry_15000000: "FOR VALUES FROM ('15000000') TO ('20000000'): 2",
      ledger_entry_rest: 'DEFAULT: 2',
    });
    expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
  });

  it('are made by one of several servers, and each of the others goes on', async () => {
    await goOnFrom(5_000_000);
    const made = await Promise.all([makeRangeAhead(db), makeRangeAhead(db), makeRangeAhead(db)]);
    expect(made.filter(Boolean)).toEqual(['ledger_entry_10000000']);
  });

  it.each([
    ['ledger_entry_0', 1],
    ['ledger_entry_10000000', 10_000_000],
    ['ledger_entry_rest', 20_000_000],
  ])('are append-only and whole each, also named by itself: %s', async (name, from) => {
    await goOnFrom(5_000_000);
    await makeRangeAhead(db);
    await goOnFrom(from === 1 ? 5_000_002 : from);
    const range = sql.table(name);
    const { rows } = await sql<{ tx: number; account: number }>`
      select coalesce((select max(tx_id) from ${range}), 1) as tx,
        (select id from account where kind = 'casa:promo') as account`.execute(db.fresh);
    const { tx, account } = rows[0]!;
    for (const table of [range, sql.table('ledger_entry')]) {
      expect(await refusalOf(sql`update ${table} set amount = amount + 1`)).toMatch(/append-only/);
      expect(await refusalOf(sql`delete from ${table}`)).toMatch(/append-only/);
      expect(await refusalOf(sql`truncate ${table}`)).toMatch(/append-only/);
    }
    expect(await refusalOf(sql`truncate ledger_tx cascade`)).toMatch(/append-only/);
    if (from === 1)
      await sql`insert into ledger_tx (id, kind, ref, label) overriding system value values (1, 'x', 'x', 'x') on conflict do nothing`.execute(
        db.fresh,
      );
    expect(
      await refusalOf(
        sql`insert into ${range} (id, tx_id, account_id, amount) overriding system value values (0, ${tx}, ${account}, 5)`,
      ),
    ).toMatch(/must sum to 0/);
  });
});
