import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../config';
import { reach } from '../../cli/reach';
import type { Db } from '../../platform/db/database';
import { migrate } from '../../platform/db/migrate';
import { openPglite } from '../../platform/db/openPglite';
import { openPostgres } from '../../platform/db/openPostgres';
import { createUser } from '../../players/accounts/createUser';
import { openSession } from '../../players/accounts/sessions';
import { sessionCaller } from '../../players/accounts/sessionCaller';
import { factorScopes } from '../../players/secondFactor/factorTries';
import { createProcessDatabase, type ProcessDatabase } from '../../testing/processDatabase';
import { findCommand } from '../registry';

// `user mfa-reset` as it is typed on a machine that reaches the database, and not a server.

// Whole databases on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const onPostgres = process.env['ARMA11_TEST_DB'] === 'pg';
let dataDir: string;
let database: ProcessDatabase | null = null;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'arma11-mfa-'));
  if (onPostgres) database = await createProcessDatabase();
  await onDatabase(migrate);
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await database?.drop();
});

async function onDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = database ? await openPostgres(database.url) : await openPglite({ dataDir });
  return work(db).finally(() => db.close());
}

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

/** Somebody of the staff with a factor of each kind, locked out, and signed in. */
async function locked(db: Db, name: string) {
  return db.tx(async (tx) => {
    const asked = { username: name, email: `${name}@arma11.test`, passwordHash: 'plain:x', role: 'admin' as const };
    const id = await createUser(tx, asked);
    const { access } = await openSession(tx, { userId: id, device: 'test', random });
    await sql`insert into totp (user_id, secret, created_at) values (${id}, 'v1:k:sealed', app_now())`.execute(tx);
    await sql`insert into passkey (user_id, credential_id, public_key, counter, name)
      values (${id}, ${`credential-${id}`}, '\\x00', 0, 'Laptop')`.execute(tx);
    await sql`insert into recovery_code (user_id, code_hash) values (${id}, '\\x01'), (${id}, '\\x02')`.execute(tx);
    for (const scope of factorScopes(id)) {
      await sql`insert into attempt (scope, window_start, count) values (${scope}, app_now(), 5)`.execute(tx);
    }
    return { id, name, access };
  });
}

async function typed(user: string) {
  const logged: Record<string, unknown>[] = [];
  const config = readConfig({ DATA_DIR: dataDir, ...(database ? { DATABASE_URL: database.url } : {}) });
  const args = { user, reason: 'Vino con su documento' };
  const result = await reach(
    config,
    findCommand('user mfa-reset'),
    args,
    () => {},
    (line) => void logged.push(line),
  );
  return { result, logged };
}

/** What is left of somebody's factors, tries and sessions, and what was written about it. */
async function left(db: Db, { id, access }: { id: number; access: string }) {
  const { rows } = await sql<{ factors: number; tries: number; mails: string[]; audit: object[] }>`
    select ((select count(*) from totp where user_id = ${id}) + (select count(*) from passkey where user_id = ${id})
        + (select count(*) from recovery_code where user_id = ${id}))::int as factors,
      (select count(*)::int from attempt where scope = any(${factorScopes(id)})) as tries,
      (select array_agg(subject) from outbox m join app_user u on u.email = m.recipient where u.id = ${id}) as mails,
      (select json_agg(json_build_object('actor', actor, 'before', before, 'reason', reason)) from audit
        where action = 'user mfa-reset' and target = ${`user:${id}`}) as audit`.execute(db.fresh);
  return { ...rows[0]!, signedIn: (await sessionCaller(db, access)) !== null };
}

it('takes all factors and tries, ends the sessions, and is told to the owner, the audit and the security log', async () => {
  const [person, other] = await onDatabase(
    async (db) => [await locked(db, 'clara'), await locked(db, 'otra')] as const,
  );
  const { result, logged } = await typed('clara@arma11.test');
  expect(result).toEqual({ user: person.id, username: 'clara' });
  expect(logged).toEqual([
    expect.objectContaining({
      event: 'security',
      kind: 'second_factor_changed',
      what: 'reset',
      of: person.id,
      user: null,
    }),
  ]);
  await onDatabase(async (db) => {
    expect(await left(db, person)).toMatchObject({
      factors: 0,
      tries: 0,
      signedIn: false,
      mails: ['Restablecimos tu segundo factor'],
      audit: [
        { actor: 'command line', before: { totp: 1, passkey: 1, recovery_code: 2 }, reason: 'Vino con su documento' },
      ],
    });
    expect(await left(db, other)).toMatchObject({ factors: 4, tries: 2, signedIn: true, mails: null, audit: null });
  });
});

it('of somebody without a factor says so and writes nothing', async () => {
  await onDatabase((db) =>
    db.tx((tx) => createUser(tx, { username: 'nuevo', email: 'nuevo@arma11.test', passwordHash: 'plain:x' })),
  );
  await expect(typed('nuevo')).rejects.toThrow('nuevo has no second factor.');
  await onDatabase(async (db) => {
    const { rows } = await sql`select from audit a join app_user u on a.target = 'user:' || u.id
      where u.username = 'nuevo'`.execute(db.fresh);
    expect(rows).toEqual([]);
  });
});
