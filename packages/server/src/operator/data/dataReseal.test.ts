import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsRoutes } from '../../api/accountRoutes';
import { keyring } from '../../platform/sealing/keyring';
import { keyProblem, keysInUse } from '../../platform/sealing/keysInUse';
import { readPersonalData, writePersonalData } from '../../players/accounts/personalData';
import { openReceipt, sealReceipt } from '../../wallet/deposits/sealedReceipt';
import type { Tx } from '../../platform/db/database';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { COMMAND_LINE } from '../definition/command';
import { findCommand } from '../registry';
import { runCommand } from '../definition/runCommand';

const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
const key = (id: string) => ({ id, secret: random(32) });
const [old, fresh] = [key('2025'), key('2026')];
/** More than two batches. */
const PEOPLE = 450;

const RECEIPTS = 7;
const PICTURE = random(5000);

async function layReceipt(tx: Tx, userId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into deposit (user_id, pack_id, provider, coins, bonus_coins, price_cents, pay_amount_cents)
    select ${userId}, id, 'yape', coins, bonus_coins, price_cents, price_cents from pack order by id limit 1
    returning id`.execute(tx);
  const { id } = rows[0]!;
  const receipt = await sealReceipt(server.deps.sealing, id, PICTURE);
  await sql`update deposit set receipt = ${receipt} where id = ${id}`.execute(tx);
}

let server: TestServer;
let people: number[];
beforeAll(async () => {
  server = await openTestServer([accountsRoutes], { sealing: keyring([old], random) });
  const { rows } = await sql<{ id: number }>`
    insert into app_user (username, username_key, email, email_key)
    select 'p' || n, 'p' || n, 'p' || n || '@x.pe', 'p' || n || '@x.pe' from generate_series(1, ${PEOPLE}) n
    returning id`.execute(server.db.fresh);
  people = rows.map(({ id }) => id);
  await server.db.tx(async (tx) => {
    for (const id of people) await writePersonalData(tx, server.deps.sealing, id, { birth_date: '1990-01-01' });
    await writePersonalData(tx, server.deps.sealing, people[0]!, { doc_number: '40000001' });
    for (let n = 0; n < RECEIPTS; n += 1) await layReceipt(tx, people[n]!);
  });
});
afterAll(() => server.close());

it('a start says which key is missing and how many values need it, and that a key is another than its name says; then it is changed in batches while players read and write, goes on after a stop, and the old one can go', async () => {
  const { db } = server;
  const both = keyring([fresh, old], random);
  expect(await keyProblem(db.fresh, both)).toBeNull();
  expect(await keyProblem(db.fresh, keyring([fresh], random))).toBe(
    `ENCRYPTION_KEYS lacks the key "2025", and ${PEOPLE + 2 + RECEIPTS} values are sealed with it: add it at the end of the list.`,
  );
  expect(await keyProblem(db.fresh, keyring([key('2025')], random))).toBe(
    'ENCRYPTION_KEYS: the key "2025" is not the one that this database was sealed with.',
  );
  const next = await openTestServer([accountsRoutes], { db, sealing: both });
  const progress: string[] = [];
  const run = (stopAfter = Infinity) =>
    runCommand(
      findCommand('data reseal'),
      {
        deps: next.deps,
        actor: COMMAND_LINE,
        progress(line) {
          progress.push(line);
          if (progress.length >= stopAfter) throw new Error('killed');
        },
      },
      {},
    );
  await expect(run(2)).rejects.toThrow('killed');
  const half = (await keysInUse(db.fresh)).get('2025')!;
  expect([half < PEOPLE, half > 0]).toEqual([true, true]);

  const player = await server.player({ birthDate: '1995-05-05' });
  let asked = 0;
  let done = false;
  const reading = (async () => {
    while (!done) {
      const headers = { authorization: `Bearer ${player.access}` };
      expect((await next.call('GET', 'users/get-data/', { headers })).body.age_verified).toBe(true);
      expect(await readPersonalData(db.fresh, both, people[asked % PEOPLE]!)).toMatchObject({
        birth_date: '1990-01-01',
      });
      asked += 1;
    }
  })();
  const result = await run();
  done = true;
  await reading;
  expect(asked).toBeGreaterThan(0);
  expect(result).toMatchObject({ key: '2026', in_use: { '2026': PEOPLE + 3 + RECEIPTS } });
  expect(findCommand('data reseal').print(result)).toContain('Older keys can be taken out of ENCRYPTION_KEYS.');
  expect(await keyProblem(db.fresh, keyring([fresh], random))).toBeNull();
  expect(await readPersonalData(db.fresh, keyring([fresh], random), people[0]!)).toEqual({
    birth_date: '1990-01-01',
    doc_number: '40000001',
  });
  const top_ups = await db.fresh.selectFrom('deposit').select(['id', 'image', 'receipt', 'receipt_file']).execute();
  expect(top_ups).toHaveLength(RECEIPTS);
  for (const row of top_ups) expect(await openReceipt({ sealing: keyring([fresh], random) }, row)).toEqual(PICTURE);
  const { rows } = await sql<{ after: { key: string } }>`
    select after from audit where action = 'data reseal'`.execute(db.fresh);
  expect(rows).toMatchObject([{ after: { key: '2026' } }]);
});
