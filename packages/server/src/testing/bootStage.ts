import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { buildServer, endServer, type ServerBuild, type ServerProcess } from './serverProcess';

/** A server that ended by itself. */
export interface Ended {
  code: number | null;
  err: string;
}

/** Starts servers as `npm start` does, each test's on a database of its own. */
export interface BootStage {
  /** The folder that the test's server has, or would have. */
  dataDir(): string;
  /** Null on the embedded database. */
  databaseUrl(): string | null;
  /** The database's own clock, in milliseconds: an embedded one has that of its process. */
  databaseNow(): Promise<number>;
  start(env?: Record<string, string>): Promise<ServerProcess>;
  /** Starts one that cannot run, and waits for its end. */
  failure(env: Record<string, string>): Promise<Ended>;
}

export const onPostgres = process.env['ARMA11_TEST_DB'] === 'pg';

/** What production asks for beside a database. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  DEMO: '',
  PUBLIC_URL: 'https://juego.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hola@juego.test',
  SMS_WEBHOOK_URL: 'https://127.0.0.1:1/',
  SMS_WEBHOOK_SECRET: 's'.repeat(32),
};

const onAdmin = async (statement: string) => {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
};

/** The processes of one test file; each is ended after its test. */
export function bootStage(): BootStage {
  let build: ServerBuild;
  let dataDir: string;
  let databaseUrl: string | null = null;
  let last = 0;
  // An empty database takes seconds to make: made once, copied for the tests that are not about that.
  const template = mkdtempSync(join(tmpdir(), 'arma11-boot-template-'));
  const own = () => ({ DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
  const stage: BootStage = {
    dataDir: () => dataDir,
    databaseUrl: () => databaseUrl,
    databaseNow: async () =>
      onPostgres ? Number((await onAdmin('select extract(epoch from now()) * 1000 as ms'))[0]!['ms']) : Date.now(),
    start: (env = {}) => build.start({ ...own(), ...env }),
    async failure(env) {
      const started = build.launch({ ...own(), ...env });
      const [code] = (await once(started.process, 'close')) as [number | null];
      return { code, err: started.err.trim() };
    },
  };

  beforeAll(async () => {
    build = buildServer();
    dataDir = template;
    if (!onPostgres) await endServer(await stage.start());
  });
  afterAll(() => {
    rmSync(template, { recursive: true });
    build.remove();
  });
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'arma11-boot-'));
    if (!onPostgres) return cpSync(template, dataDir, { recursive: true });
    const name = `arma11_boot_${process.pid}_${++last}`;
    await onAdmin(`create database ${name}`);
    databaseUrl = Object.assign(new URL(process.env['TEST_DATABASE_URL']!), { pathname: `/${name}` }).href;
  });
  afterEach(async () => {
    await build.killAll();
    rmSync(dataDir, { recursive: true, force: true });
    if (databaseUrl) await onAdmin(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
    databaseUrl = null;
  });
  return stage;
}
