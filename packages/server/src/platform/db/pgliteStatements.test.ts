import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PgliteClient } from './pgliteClient';
import { inSameThread } from '../../testing/sameThreadHost';

// What is prepared must answer as what is not, whatever happens to it between two times.
let client: PgliteClient;
beforeAll(async () => {
  client = new PgliteClient({}, inSameThread);
  await client.waitReady;
});
afterAll(() => client.close());
beforeEach(async () => {
  await client.query('drop table if exists note');
  await client.query('create table note (id int primary key, word text)');
});

const add = (id: number, word: string | null) =>
  client.query(`insert into note values ($1, $2) returning id`, [id, word]);
const all = async () => (await client.query('select * from note order by id')).rows;
const codeOf = (work: Promise<unknown>) => work.then(String, ({ code }: { code: string }) => code);

it('answers the same the first time and the eighth, and counts what it changed', async () => {
  for (let id = 1; id <= 8; id += 1) {
    expect(await add(id, id % 2 ? `ñ${id}` : null)).toMatchObject({ rows: [{ id }], affectedRows: 1 });
  }
  const answers = [];
  for (const id of [1, 2, 3, 1, 2, 3, 9, 1]) {
    answers.push((await client.query('select word from note where id = $1', [id])).rows);
  }
  const [one, two, three] = [[{ word: 'ñ1' }], [{ word: null }], [{ word: 'ñ3' }]];
  expect(answers).toEqual([one, two, three, one, two, three, [], one]);
  expect(await client.query('update note set word = $1', ['x'])).toMatchObject({ affectedRows: 8, rows: [] });
});

it('goes on after it was refused, first and last, inside a transaction and outside', async () => {
  await add(1, 'a');
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await codeOf(add(1, 'b'))).toBe('23505');
    expect(await codeOf(client.query('select * from nowhere where id = $1', [turn]))).toBe('42P01');
  }
  const broken = client.transaction(async (tx) => {
    await tx.query('insert into note values ($1, $2) returning id', [2, 'c']);
    await tx.query('insert into note values ($1, $2) returning id', [2, 'd']);
  });
  expect(await codeOf(broken)).toBe('23505');
  const swallowed = client.transaction(async (tx) => {
    await tx.query('insert into note values ($1, $2) returning id', [1, 'd']).catch(() => {});
    expect(await codeOf(tx.query('select * from note order by id'))).toBe('25P02');
  });
  expect(await codeOf(swallowed)).toBe('25P02');
  expect(await add(3, 'e')).toMatchObject({ rows: [{ id: 3 }] });
  expect(await all()).toEqual([
    { id: 1, word: 'a' },
    { id: 3, word: 'e' },
  ]);
});

it('sees a table’s new columns', async () => {
  for (let id = 1; id <= 7; id += 1) await add(id, 'a');
  for (let turn = 0; turn < 7; turn += 1) expect((await all())[0]).toEqual({ id: 1, word: 'a' });
  await client.query('alter table note add column lang text');
  expect((await all())[0]).toEqual({ id: 1, word: 'a', lang: null });
  await client.query('do $$ begin alter table note drop column word; end $$');
  expect((await all())[0]).toEqual({ id: 1, lang: null });
});

it('keeps no more statements than it may', async () => {
  for (let turn = 0; turn < 450; turn += 1) {
    for (const _ of [1, 2]) await client.query(`select ${turn} as n`);
  }
  const { rows } = await client.query<{ kept: number }>('select count(*)::int as kept from pg_prepared_statements');
  expect(rows[0]!.kept).toBeLessThan(401);
  expect((await client.query('select 449 as n')).rows).toEqual([{ n: 449 }]);
});
