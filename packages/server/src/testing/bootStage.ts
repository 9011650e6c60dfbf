import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createProcessDatabase, onAdmin, type ProcessDatabase } from './processDatabase';
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
  ENCRYPTION_KEYS: `test:${'k'.repeat(43)}`,
};

/** The processes of one test file; each is ended after its test. */
export function bootStage(): BootStage {
  let build: ServerBuild;
  let dataDir: string;
  let database: ProcessDatabase | null = null;
  // An empty database takes seconds to make: made once, copied for the tests that are not about that.
  const template = mkdtempSync(join(tmpdir(), 'arma11-boot-template-'));
  const own = () => ({ DATA_DIR: dataDir, ...(database ? { DATABASE_URL: database.url } : {}) });
  const stage: BootStage = {
    dataDir: () => dataDir,
    databaseUrl: () => database?.url ?? null,
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
    database = await createProcessDatabase();
  });
  afterEach(async () => {
    await build.killAll();
    rmSync(dataDir, { recursive: true, force: true });
    await database?.drop();
    database = null;
  });
  return stage;
}
