import { type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import { movesCoins } from '../../api/pipeline/moneyGate';
import { createServer } from '../../createServer';
import type { Db } from '../../platform/db/database';
import { outboxSenders } from '../../platform/messages/outboxSenders';
import { callerOf } from '../testServer';
import { endpoints } from './endpoints';
import { allGroups } from './openEnvironment';
import { rehearse, type Rehearsal } from './rehearsal';
import { send } from './request';
import { samples } from './samples/samples';
import { sharedEnvironment } from './sharedEnvironment';

// T-STEP (security §1, I16): the n-th statement of a write of coins fails, for every n, and its commit; nothing of it is
// left. Then its answer is lost, and the same key asks again: it has happened once.

const environment = sharedEnvironment();

const writes = endpoints.filter(({ name, call, handler }) => handler && samples[name] && movesCoins(call));

/** Tables that say who was here, whatever becomes of what they ask. */
const VISITS = ['attempt', 'session'];

/** The same database; the n-th statement in its transactions fails, the one after the last being the commit. */
function failing(db: Db, n: number): { db: Db; failed: () => boolean } {
  let sent = 0;
  let failed = false;
  const step = () => {
    sent += 1;
    if (sent !== n) return;
    failed = true;
    throw new Error('A planted failure.');
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => (step(), node),
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const tx: Db['tx'] = (work) =>
    db.tx(async (transaction) => {
      const result = await work(transaction.withPlugin(plugin));
      step();
      return result;
    });
  return { db: { ...db, tx }, failed: () => failed };
}

/** By table a text that any change of any row changes. */
type Prints = Map<string, string | null>;

async function everything({ db }: Rehearsal): Promise<Prints> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${VISITS}::text[]) order by 1`.execute(
    db.fresh,
  );
  const prints = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(string_agg(t::text, ',' order by t::text)) as print from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; print: string | null }>`${sql.join(prints, sql` union all `)}`.execute(
    db.fresh,
  );
  return new Map(rows.map(({ name, print }) => [name, print]));
}

const changed = (before: Prints, after: Prints) =>
  [...after.keys()].filter((name) => after.get(name) !== before.get(name));

it.for(writes)(
  'T-STEP: $name leaves all or nothing, wherever it fails',
  { timeout: 120_000 },
  async ({ name, call }, { task }) => {
    const { who, scene, input } = samples[name]!;
    await rehearse(environment(), scene, async (stage) => {
      const sent = await input(stage);
      const keyed = { ...sent, headers: { 'idempotency-key': 'clave-de-los-pasos', ...sent.headers } };
      const asked = (db: Db) => {
        const server = createServer({ ...environment().server.deps, ...outboxSenders(db), db }, { groups: allGroups });
        return send(callerOf(server, environment().people[who].access), call, keyed);
      };
      // The first request of a day gives XP, whatever it asks.
      await stage.as(who)('GET', 'users/get-data/');
      const before = await everything(stage);
      let steps = 0;
      for (let failed = true; failed; steps += 1) {
        const broken = failing(stage.db, steps + 1);
        await stage.apart(async () => {
          const { status } = await asked(broken.db);
          failed = broken.failed();
          expect(status).toBe(failed ? 500 : 200);
          if (failed) expect(changed(before, await everything(stage))).toEqual([]);
        });
      }
      expect(steps).toBeGreaterThan(2);
      Object.assign(task.meta, { cases: steps + 1 });
      expect((await asked(stage.db)).status).toBe(200);
      const once = await everything(stage);
      const again = await asked(stage.db);
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
      expect(changed(once, await everything(stage))).toEqual([]);
    });
  },
);
