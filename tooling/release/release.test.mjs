import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/jobs/build.mjs';
import { projectNode } from '../../scripts/jobs/place.mjs';
import { say } from '../../scripts/jobs/say.mjs';
import { startOf } from '../deploy/unit.mjs';
import { withPostgres } from '../machine/postgres.mjs';
import { writeRelease } from './writeRelease.mjs';

// Builds, and a PostgreSQL on a busy machine.
const long = { timeout: 300_000 };

/** What the operator fills in beside the database. */
const PRODUCTION = {
  PUBLIC_URL: 'https://juego.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hola@juego.test',
  SMS_WEBHOOK_URL: 'https://127.0.0.1:1/',
  SMS_WEBHOOK_SECRET: 's'.repeat(32),
  ENCRYPTION_KEYS: `test:${'k'.repeat(43)}`,
};

let folder;
let made;
const unpacked = (...parts) => join(folder, 'srv', made.name, ...parts);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arma11-released-'));
  for (const name of ['app', 'embed', 'server']) await ensureBuilt(name);
  made = await writeRelease({ folder });
  for (const name of ['srv', 'home']) mkdirSync(join(folder, name));
  execFileSync('tar', ['xf', made.file, '-C', join(folder, 'srv')]);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command and the environment of the unit of systemd, on a free port. */
const unit = () => startOf({ port: '0', state: join(folder, 'state'), release: unpacked() });

/** A machine with Node and nothing else: no tools on PATH, an empty home, a folder that holds the release alone. */
const bare = (env) => ({
  cwd: join(folder, 'srv'),
  env: { PATH: dirname(projectNode()), HOME: join(folder, 'home'), ...env },
});

function launch(env) {
  const { args, env: own } = unit();
  const child = spawn('node', args, bare({ ...own, ...PRODUCTION, ...env }));
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += text));
  child.stderr.on('data', (text) => (said.err += text));
  return { child, said };
}

/** Starts the server and waits until it may be sent players; returns how long that took. */
async function ready({ child, said }) {
  const since = performance.now();
  while (!said.out.includes('ready at ')) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said.err}`);
    await wait(20);
  }
  const address = /ready at (\S+)/.exec(said.out)[1];
  const { status } = await fetch(`${address}/readyz`);
  return { address, status, seconds: (performance.now() - since) / 1000 };
}

const arma11 = (env, ...args) =>
  JSON.parse(
    execFileSync('node', [unpacked('arma11.mjs'), ...args, '--json'], {
      ...bare({ ...unit().env, ...PRODUCTION, ...env }),
      encoding: 'utf8',
    }),
  );

/** What the process holds in memory, in megabytes, where the machine tells. */
const megabytes = (pid) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function signIn(address, username) {
  const body = new FormData();
  body.set('email', `${username}@arma11.test`);
  body.set('password', 'una-clave-larga-11');
  return fetch(`${address}/services/users/login-default/`, { method: 'POST', body });
}

describe('the archive of a release', () => {
  it('is the same to the byte when it is packed again', long, async () => {
    const { sha256 } = await writeRelease({ folder: join(folder, 'again') });
    expect(sha256).toBe(made.sha256);
  });

  it('holds what production runs: no types, no maps, no tests, no build tools', () => {
    const files = execFileSync('tar', ['tf', made.file], { encoding: 'utf8', maxBuffer: 1e7 }).trim().split('\n');
    expect(files.filter((path) => /\.([cm]?ts|tsx|map)$|\.test\.|\/tests?\/|\/bench/.test(path))).toEqual([]);
    const names = made.packages.map(({ name }) => name);
    expect(names).toContain('pg');
    const tools = ['typescript', 'tsup', 'esbuild', 'vite', 'vitest', 'rollup', 'react'];
    expect(names.filter((name) => tools.includes(name) || name.startsWith('@types/'))).toEqual([]);
    // An override in pnpm-workspace.yaml takes it out; others may have installed it.
    expect(names).not.toContain('@scarf/scarf');
    const { packages, commit } = JSON.parse(readFileSync(unpacked('release.json'), 'utf8'));
    expect([packages.length, commit]).toEqual([names.length, made.commit]);
    expect(packages.filter(({ licence }) => licence === 'undefined')).toEqual([]);
  });

  it('refuses an old Node in one sentence', () => {
    const old = "Object.defineProperty(process.versions, 'node', { value: '20.19.0' });";
    const args = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, unpacked('main.mjs')];
    expect(() => execFileSync('node', args, { ...bare({}), stdio: 'pipe' })).toThrow(
      /Arma Tu 11 needs Node 24 or newer, and this is 20\.19\.0\./,
    );
  });
});

describe('on a machine with Node alone, a release', () => {
  it('starts by the unit’s command as production on PostgreSQL, serves, and ends at SIGTERM', long, () =>
    withPostgres(async (DATABASE_URL) => {
      const server = launch({ DATABASE_URL });
      try {
        const { address, status, seconds } = await ready(server);
        expect(status).toBe(200);
        const health = await (await fetch(`${address}/healthz`)).json();
        expect(health).toMatchObject({ status: 'ok', engine: 'pg', durability: 'power-loss', version: '0.1.0' });
        const page = async (path) => (await fetch(address + path)).status;
        const paths = ['/', '/embed/v1/loader.js', '/services/docs', '/services/openapi.json', '/media/avatar/1.svg'];
        expect(await Promise.all(paths.map(page))).toEqual(paths.map(() => 200));
        const refused = await signIn(address, 'nadie');
        expect([refused.status, (await refused.json()).message]).toEqual([401, 'Email o contraseña incorrectos :(']);
        expect(arma11({ DATABASE_URL }, 'ledger', 'verify')).toMatchObject({ ok: true });
        await wait(2000);
        const memory = megabytes(server.child.pid);
        say(
          `Release of ${(made.size / 1e6).toFixed(1)} MB: ready in ${seconds.toFixed(1)} s on an empty database, ${memory.toFixed(0)} MB idle.`,
        );
        expect(memory).toBeLessThan(400);
        const exited = once(server.child, 'exit');
        server.child.kill('SIGTERM');
        expect(await exited).toEqual([0, null]);
        // Requests and the refused sign-in are lines of the log.
        const lines = server.said.err.split('\n').filter(Boolean);
        expect(lines.filter((line) => !/^\{.*"level":"(info|warn)"/.test(line))).toEqual([]);
      } finally {
        server.child.kill('SIGKILL');
      }
    }),
  );

  it('paints pictures of rooms by what is in it', long, () => {
    const drawing = { width: 1200, height: 630, ground: '', shapes: '', texts: [] };
    const text = {
      text: 'Sala',
      x: 0,
      y: 90,
      width: 900,
      face: 'text',
      anchor: 'start',
      settings: [{ size: 90, lines: 1 }],
    };
    const paint = `
      const { Worker } = await import('node:worker_threads');
      const worker = new Worker(${JSON.stringify(unpacked('server/dist/cardWorker.js'))}, { execArgv: [] });
      worker.on('message', ({ png, error }) => {
        console.log(error ?? Buffer.from(png.slice(1, 4)).toString());
        void worker.terminate();
      });
      worker.postMessage(${JSON.stringify({ id: 1, drawing: { ...drawing, texts: [text] }, width: 600 })});`;
    const args = ['--input-type=module', '--eval', paint];
    expect(execFileSync('node', args, { ...bare({}), encoding: 'utf8' }).trim()).toBe('PNG');
  });

  it('keeps its data in the embedded database where that is asked for', long, async () => {
    const server = launch({ DATA_DIR: join(folder, 'data'), ALLOW_VOLATILE_LEDGER: '1' });
    try {
      const { address, status } = await ready(server);
      expect(status).toBe(200);
      expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ durability: 'process-crash' });
    } finally {
      const exited = once(server.child, 'exit');
      server.child.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
    }
  });
});
