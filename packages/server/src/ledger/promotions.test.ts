import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../platform/db/database';
import { openTestDatabase } from '../testing/openTestDatabase';
import { fundedPlayers } from '../testing/smallLeague';
import { dailyReport, limaToday } from '../wallet/dailyReport';
import { systemAccount } from './accounts';
import { checkRecent } from './checkRecent';
import { grant } from './grant';
import { promotionsKind, promotionsOf } from './promotions';
import { spend } from './spend';
import { verifyLedger } from './verify';

const PLAYERS = 40;

let db: Db;
let players: number[];
beforeEach(async () => {
  db = await openTestDatabase();
  players = await fundedPlayers(db, PLAYERS, 0);
});
afterEach(() => db.close());

const give = (userId: number, ref = `gift:${userId}`) =>
  db.tx((tx) => grant(tx, { userId, amount: 10, kind: 'grant', ref, label: 'Bono' }));

/** What each account of the promotions has moved since it was filled. */
async function moved(): Promise<{ kind: string; moved: number; balance: number }[]> {
  const { rows } = await sql<{ kind: string; moved: number; balance: number }>`
    select a.kind, a.balance, coalesce(sum(e.amount), 0)::bigint as moved from account a
    left join (select e.* from ledger_entry e join ledger_tx t on t.id = e.tx_id and t.kind <> 'promo_purses') e
      on e.account_id = a.id
    where a.kind like 'casa:promo%' group by a.id order by a.id`.execute(db.fresh);
  return rows;
}

describe('the accounts of the promotions', () => {
  it('are 32, all with coins but the first, and name themselves alike in code and in a statement', async () => {
    const accounts = await moved();
    expect(accounts).toHaveLength(32);
    expect(accounts.filter(({ balance }) => balance < 0).map(({ kind }) => kind)).toEqual(['casa:promo']);
    const ids = Array.from({ length: 70 }, (_, i) => i + 1);
    const { rows } = await sql<{ kind: string }>`
      select ${promotionsKind(sql`n.id`)} as kind from unnest(${ids}::int[]) with ordinality n(id, o) order by o`.execute(
      db.fresh,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(ids.map(promotionsOf));
    expect(new Set(ids.map(promotionsOf))).toEqual(new Set(accounts.map(({ kind }) => kind)));
  });

  it('give to each player from theirs, take back what the player spends, and are one sum in the day’s report', async () => {
    for (const userId of players) await give(userId);
    for (const userId of players.slice(0, 5))
      await db.tx((tx) => spend(tx, { userId, amount: 4, kind: 'item', ref: `${userId}:1`, label: 'x' }));
    const accounts = await moved();
    expect(accounts.filter((each) => each.moved < 0).length).toBe(32);
    const [first] = players;
    const expected = players
      .filter((id) => promotionsOf(id) === promotionsOf(first!))
      .reduce((sum, id) => sum - 10 + (players.indexOf(id) < 5 ? 4 : 0), 0);
    expect(accounts.find(({ kind }) => kind === promotionsOf(first!))!.moved).toBe(expected);
    expect((await dailyReport(db.fresh, await limaToday(db.fresh))).promos).toBe(PLAYERS * 10 - 20);
    expect((await verifyLedger(db.fresh)).breaches.filter(({ invariant }) => !invariant.startsWith('I12'))).toEqual([]);
  });

  it('go with what a server of the last version posts to the one that it knows', async () => {
    const [userId] = players;
    const old = await systemAccount(db.fresh, 'casa:promo');
    await sql`with t as (insert into ledger_tx (kind, ref, label) values ('grant', 'old', 'Bono') returning id)
      insert into ledger_entry (tx_id, account_id, amount)
      select t.id, a.id, case when a.id = ${old} then -3 else 3 end from t, account a
      where a.id = (select id from account where kind = 'casa:promo') or a.user_id = ${userId} and a.kind = 'user:bono'`.execute(
      db.fresh,
    );
    expect(await checkRecent(db.fresh, 0)).toEqual([]);
  });

  it.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')('do not wait for each other', async () => {
    const [one, other] = players;
    const holder = db.tx(async (tx) => {
      await sql`select from account where kind = ${promotionsOf(one!)} for update`.execute(tx);
      await sql`select pg_sleep(2)`.execute(tx);
      return 'held until now';
    });
    const first = await Promise.race([holder, give(other!, 'beside')]);
    expect(first).toBe(true);
    await holder;
  });
});
