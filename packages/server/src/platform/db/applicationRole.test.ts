import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProcessDatabase, onAdmin, type ProcessDatabase, withClient } from '../../testing/processDatabase';
import { rightsOf } from './applicationRole';
import type { Db } from './database';
import { migrate } from './migrate';
import { openPostgres } from './openPostgres';

const suffix = randomBytes(4).toString('hex');
const ROLE = `arma11_app_${suffix}`;
const ADDED_TO = [
  'audit',
  'commitment',
  'commitment_leaf',
  'day_seal',
  'ledger_checkpoint',
  'ledger_entry',
  'ledger_entry_0',
  'ledger_entry_5000000',
  'ledger_entry_rest',
  'ledger_tx',
  'match_record',
  'match_version',
];

/** What the database answers to the servers' role: its code, or null. */
async function refusalOf(db: Db, statement: string): Promise<string | null> {
  try {
    await db.tx((tx) => sql.raw(statement).execute(tx));
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')('the role of the servers', () => {
  let database: ProcessDatabase;
  let owner: Db;
  let servers: Db;
  let url: string;
  beforeAll(async () => {
    database = await createProcessDatabase();
    await onAdmin(`create role ${ROLE} login password 'secreto'`);
    url = Object.assign(new URL(database.url), { username: ROLE, password: 'secreto' }).href;
    owner = await openPostgres(database.url);
    servers = await openPostgres(url);
    await migrate(owner, { application: ROLE });
  }, 60_000);
  afterAll(async () => {
    await Promise.all([owner, servers].map((db) => db.close()));
    await database.drop();
    await onAdmin(`drop role ${ROLE}`);
  });

  it('is told in one sentence who makes the tables, while they are not there', async () => {
    const empty = await createProcessDatabase();
    const { pathname } = new URL(empty.url);
    const early = await openPostgres(Object.assign(new URL(url), { pathname }).href);
    await expect(migrate(early)).rejects.toMatchObject({
      name: 'DatabaseUnusable',
      message: expect.stringContaining('run `arma11 migrate` with the address of the role that does'),
    });
    await early.close();
    await empty.drop();
    await expect(migrate(owner, { application: 'nobody_of_that_name' })).rejects.toMatchObject({
      message: 'There is no role nobody_of_that_name in this PostgreSQL: make it first (deploy/database.sh).',
    });
  });

  it('starts on them once their owner made them, and its own start changes nothing', async () => {
    await migrate(servers);
    expect(await rightsOf(servers.fresh)).toEqual({ owns: false, rewrites: [] });
    expect((await rightsOf(owner.fresh)).owns).toBe(true);
  });

  it('adds to the ledger and its like, and changes, empties and unguards none of them', async () => {
    const { rows } = await sql<{ guarded: string }>`
      select distinct tgrelid::regclass::text as guarded from pg_trigger where tgname like '%\\_frozen' order by 1`.execute(
      owner.fresh,
    );
    expect(rows.map(({ guarded }) => guarded)).toEqual(ADDED_TO);
    const tried = ADDED_TO.flatMap((table) => [
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `drop table ${table} cascade`,
      `create trigger mine after insert on ${table} execute function ledger_frozen()`,
    ]);
    for (const statement of [
      ...tried,
      `update ledger_entry set amount = 1`,
      `update audit set target = 'x'`,
      'drop trigger balance_guard on account',
      'create or replace function ledger_frozen() returns trigger language plpgsql as $$ begin return null; end $$',
      `create function app_now() returns timestamptz language sql as $$ select now() $$`,
      `set session_replication_role = replica`,
      `delete from kysely_migration`,
      'create table mine (id integer)',
    ]) {
      expect([statement, await refusalOf(servers, statement)]).toEqual([statement, '42501']);
    }
    expect(
      await refusalOf(servers, `insert into ledger_tx (kind, ref, label) values ('grant', 'once', 'once')`),
    ).toBeNull();
  });

  it('is given what a later version adds, by whoever owns the tables', async () => {
    await sql`create table of_later (id integer)`.execute(owner.fresh);
    expect(await refusalOf(servers, 'insert into of_later values (1)')).toBe('42501');
    await migrate(owner);
    expect(await refusalOf(servers, 'insert into of_later values (1)')).toBeNull();
  });

  it('loses what somebody gave it of the ledger, at the next migration', async () => {
    await withClient(database.url, (client) => client.query(`grant update on ledger_entry to ${ROLE}`));
    expect((await rightsOf(servers.fresh)).rewrites).toEqual(['ledger_entry']);
    await migrate(owner);
    expect((await rightsOf(servers.fresh)).rewrites).toEqual([]);
  });
});
