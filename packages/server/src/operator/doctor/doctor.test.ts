import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Config, readConfig } from '../../config';
import type { Db } from '../../platform/db/database';
import { MIGRATIONS } from '../../platform/db/migrations';
import { migrate } from '../../platform/db/migrate';
import { openPglite } from '../../platform/db/openPglite';
import { openPostgres } from '../../platform/db/openPostgres';
import { reach } from '../../cli/reach';
import { createProcessDatabase, onAdmin, type ProcessDatabase } from '../../testing/processDatabase';
import { findCommand } from '../registry';
import type { Finding } from './finding';

// Whole databases on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const onPostgres = process.env['ARMA11_TEST_DB'] === 'pg';
const doctor = findCommand('doctor');

let dataDir: string;
let database: ProcessDatabase | null = null;
const place = () => ({ DATA_DIR: dataDir, ...(database ? { DATABASE_URL: database.url } : {}) });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'arma11-doctor-'));
  if (onPostgres) database = await createProcessDatabase();
  await onDatabase(async (db) => {
    await migrate(db);
    await sql`update ledger_audit set started_at = clock_timestamp()`.execute(db.fresh);
  });
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await database?.drop();
});

/** Works on the database itself, as a server would. */
async function onDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
  const db = database ? await openPostgres(database.url) : await openPglite({ dataDir });
  await work(db).finally(() => db.close());
}

interface Told {
  ok: boolean;
  printed: string;
  of(check: string): Finding | undefined;
}

const DAYS_AHEAD = Number(process.env['ARMA11_TEST_CLOCK_OFFSET_DAYS'] ?? 0);
/** The machine's clock as PostgreSQL has it: a run of the tests in 400 days shifts that of Node alone. */
const unshifted = ({ machine, ...config }: Config): Config => ({
  ...config,
  machine: { ...machine, now: () => machine.now() - (onPostgres ? DAYS_AHEAD * 86_400_000 : 0) },
});

/** Types `arma11 doctor` in an environment. */
async function asked(env: Record<string, string> = {}): Promise<Told> {
  const result = (await reach(unshifted(readConfig({ ...place(), ...env })), doctor, {}, () => {})) as {
    ok: boolean;
    findings: Finding[];
  };
  expect(doctor.failed!(result)).toBe(!result.ok);
  return {
    ok: result.ok,
    printed: doctor.print(result),
    of: (check) => result.findings.find((each) => each.check === check),
  };
}

/** A mail server that greets, says what it knows, and answers AUTH as it is told. */
async function mailServer(auth: string): Promise<{ url: string; lines: string[] }> {
  const lines: string[] = [];
  const server: Server = createServer((socket) => {
    socket.write('220 mail.test\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const line = data.toString().trim();
      lines.push(line.split(' ')[0]!);
      if (line.startsWith('EHLO')) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
      else if (line.startsWith('AUTH')) socket.write(`${auth}\r\n`);
      else socket.end('221 bye\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `smtp://user:very-secret@127.0.0.1:${(server.address() as AddressInfo).port}`, lines };
}

const PRODUCTION = {
  NODE_ENV: 'production',
  ALLOW_VOLATILE_LEDGER: '1',
  PUBLIC_URL: 'https://juego.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hola@juego.test',
  SMS_WEBHOOK_URL: 'https://sms.test/send',
  SMS_WEBHOOK_SECRET: 's'.repeat(32),
  ENCRYPTION_KEYS: `test:${'k'.repeat(43)}`,
};

describe('arma11 doctor', () => {
  it('of an installation that has not begun says what is missing, makes nothing, and does not fail', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'arma11-doctor-'));
    const unused = onPostgres ? await createProcessDatabase() : null;
    onTestFinished(async () => {
      rmSync(empty, { recursive: true });
      await unused?.drop();
    });
    const there = { DATA_DIR: empty, ...(unused ? { DATABASE_URL: unused.url } : {}) };
    const { ok, of } = await asked(there);
    expect(ok).toBe(true);
    expect(of(onPostgres ? 'schema' : 'database')).toMatchObject({
      state: 'warn',
      says: expect.stringContaining('first start of the server'),
    });
    expect((await asked(there)).of(onPostgres ? 'schema' : 'database')?.state).toBe('warn');
  });

  it('of one in order says so, line by line', async () => {
    const { ok, of, printed } = await asked();
    expect(ok).toBe(true);
    for (const check of ['node', 'disk', 'database', 'schema', 'ledger']) expect(of(check)?.state).toBe('ok');
    expect(of('durability')?.state).toBe(onPostgres ? 'ok' : 'warn');
    expect(printed).toMatch(/^ok {4}node {2,}Node \d+\.\d+\.\d+\.$/m);
    expect(printed.split('\n').length).toBeGreaterThan(7);
  });

  it('fails, and names the cure, where migrations are missing', async () => {
    const newest = Object.keys(MIGRATIONS).at(-1)!;
    await onDatabase(({ fresh }) => sql`delete from kysely_migration where name = ${newest}`.execute(fresh));
    onTestFinished(() =>
      onDatabase(({ fresh }) =>
        sql`insert into kysely_migration (name, timestamp) values (${newest}, '2026')`.execute(fresh),
      ),
    );
    const { ok, of } = await asked();
    expect([ok, of('schema')?.state]).toEqual([false, 'fail']);
    expect(of('schema')?.says).toContain(`(${newest}): run \`migrate\``);
  });

  it('fails where the ledger is broken', async () => {
    const breaches = JSON.stringify([{ invariant: 'I1', detail: 'x' }]);
    const set = (value: string | null) =>
      onDatabase(({ fresh }) => sql`update ledger_audit set breaches = ${value}::jsonb`.execute(fresh));
    await set(breaches);
    onTestFinished(() => set(null));
    const { ok, of } = await asked();
    expect(ok).toBe(false);
    expect(of('ledger')).toMatchObject({ state: 'fail', says: expect.stringContaining('Broken (I1)') });
  });

  it('signs in at the mail server and sends nothing', async () => {
    const { url, lines } = await mailServer('235 welcome');
    const { of } = await asked({ SMTP_URL: url, MAIL_FROM: 'hola@juego.test' });
    expect(of('mail')?.state).toBe('ok');
    expect(lines.filter((line) => /MAIL|RCPT|DATA/.test(line))).toEqual([]);
    expect(lines).toContain('AUTH');
  });

  it('fails in production where the mail server refuses us or is away, without a word of the password', async () => {
    const { url } = await mailServer('535 not you');
    const refused = await asked({ ...PRODUCTION, SMTP_URL: url });
    expect(refused.of('mail')).toMatchObject({ state: 'fail' });
    expect(refused.of('mail')?.says).toContain('refuses the user or the password (535)');
    const away = await asked({ ...PRODUCTION, SMTP_URL: 'smtp://user:very-secret@127.0.0.1:1' });
    expect([away.ok, away.of('mail')?.state]).toEqual([false, 'fail']);
    expect(refused.printed + away.printed).not.toContain('very-secret');
  });

  it('writes into the store of receipts and takes it away again, and fails where it cannot, without a word of its key', async () => {
    expect((await asked()).of('receipt store')).toBeUndefined();
    const folder = join(dataDir, 'receipts');
    const works = await asked({ RECEIPTS_URL: pathToFileURL(folder).href });
    expect([works.of('receipt store')?.state, works.of('receipts')?.state]).toEqual(['ok', 'ok']);
    expect(readdirSync(join(folder, 'probe'))).toEqual([]);
    const away = await asked({
      RECEIPTS_URL: 'http://127.0.0.1:1/bucket',
      RECEIPTS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      RECEIPTS_SECRET_ACCESS_KEY: 'very-secret',
    });
    expect([away.ok, away.of('receipt store')?.state]).toEqual([false, 'fail']);
    expect(away.of('receipt store')?.says).toContain('http://127.0.0.1:1/bucket/ cannot be reached.');
    expect(away.printed).not.toContain('very-secret');
  });

  it('outside production only warns of what production would need', async () => {
    const { ok, of } = await asked();
    expect(ok).toBe(true);
    expect(['public url', 'mail', 'sms'].map((check) => of(check)?.state)).toEqual(['warn', 'warn', 'warn']);
  });
});

describe.skipIf(!onPostgres)('arma11 doctor on a PostgreSQL server', () => {
  it('fails where the database cannot be reached, and still looks at the rest', async () => {
    const { ok, of } = await asked({ DATABASE_URL: 'postgres://arma11:very-secret@127.0.0.1:1/arma11' });
    expect([ok, of('database')?.state, of('sms')?.state]).toEqual([false, 'fail', 'warn']);
    expect(of('database')?.says).toMatch(/127\.0\.0\.1:1 cannot be reached/);
    expect(of('database')?.says).not.toContain('very-secret');
  });

  it('fails in production for a superuser, and is content with a role that has its own database', async () => {
    expect((await asked(PRODUCTION)).of('database role')).toMatchObject({ state: 'fail' });
    await onAdmin(`create role arma11_doctor login password 'secreto' createdb`);
    onTestFinished(async () => {
      await onAdmin(`drop owned by arma11_doctor`).catch(() => undefined);
      await onDatabase(({ fresh }) => sql`drop owned by arma11_doctor`.execute(fresh));
      await onAdmin(`drop role arma11_doctor`);
    });
    await onDatabase(({ fresh }) => sql`grant pg_read_all_data to arma11_doctor`.execute(fresh));
    const url = Object.assign(new URL(database!.url), { username: 'arma11_doctor', password: 'secreto' }).href;
    const more = await asked({ ...PRODUCTION, DATABASE_URL: url });
    expect(more.of('database role')).toMatchObject({
      state: 'warn',
      says: expect.stringContaining('alter role arma11_doctor NOCREATEDB'),
    });
    await onAdmin(`alter role arma11_doctor nocreatedb`);
    expect((await asked({ ...PRODUCTION, DATABASE_URL: url })).of('database role')).toMatchObject({ state: 'ok' });
  });

  it('fails in production for settings that lose acknowledged writes in a power cut', async () => {
    const name = new URL(database!.url).pathname.slice(1);
    await onAdmin(`alter database ${name} set synchronous_commit = off`);
    onTestFinished(async () => void (await onAdmin(`alter database ${name} reset synchronous_commit`)));
    expect((await asked(PRODUCTION)).of('durability')).toMatchObject({
      state: 'fail',
      says: expect.stringContaining('synchronous_commit = off'),
    });
    expect((await asked()).of('durability')?.state).toBe('warn');
  });

  it('tells of TLS, clock, archive and standby', async () => {
    const { of } = await asked();
    expect(of('database tls')).toMatchObject({ state: 'ok', says: expect.stringContaining('on this machine') });
    expect(of('clock')?.state).toBe('ok');
    expect(of('archive')).toMatchObject({ state: 'warn', says: expect.stringContaining('archive_mode is off') });
    expect(of('standby')).toMatchObject({ state: 'warn', says: expect.stringContaining('No standby') });
  });
});
