import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import type { Deps } from '../platform/deps';
import { type Running, startServer } from '../startServer';
import { assertOwnSeason } from './processDeps';

// A whole database on the disk of a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
let running: Running | undefined;
/** What goes wrong before the season is laid: each once. */
let troubles: Error[];
/** What somebody was answered who came while it went wrong. */
let answered: Promise<number> | undefined;
const said: string[] = [];
/** What the demo season is made with, and what lets its simulator end. */
let deps: Deps;
let endSimulator: () => void;
beforeEach(async () => {
  said.length = 0;
  troubles = [Object.assign(new Error('the database system is in recovery mode'), { code: '57P03' })];
  dataDir = mkdtempSync(join(tmpdir(), 'arma11-start-'));
  const simulatorEnds = new Promise<void>((resolve) => (endSimulator = resolve));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  running = await startServer(readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) }), {
    demo: {
      seed: async (given) => {
        const trouble = troubles.pop();
        if (trouble) {
          answered = fetch(`http://127.0.0.1:${port}/services/plus/time/`).then(({ status }) => status);
          await wait(100);
          throw trouble;
        }
        deps = given;
        await given.db.tx((tx) => tx.insertInto('setting').values({ key: 'demo', value: '{}' }).execute());
      },
      simulate: () => Promise.resolve({ stop: () => simulatorEnds }),
      example: () => Promise.resolve(null),
    },
    identity: undefined,
    log: ({ message }) => void said.push(message),
    version: '1.2.3',
    now: () => '2026-11-26T12:00:00.000Z',
  });
});
afterEach(async () => {
  endSimulator();
  await running?.stop();
  rmSync(dataDir, { recursive: true });
});

it('a server whose database goes away in the midst of its start begins anew, and says so once', async () => {
  expect((await fetch(`${running!.address}/readyz`)).status).toBe(200);
  expect(said.filter((message) => message.startsWith('start: '))).toEqual([
    'start: waits. the database system is in recovery mode',
  ]);
});

it('who came while a server was starting in vain waits for the start that succeeds', async () => {
  expect(await answered).toBe(200);
});

describe('a server that stops', () => {
  it('lets nobody in while its jobs end, and ends after them', async () => {
    const { address, stop } = running!;
    expect((await fetch(`${address}/livez`)).status).toBe(200);
    let stopped = false;
    const stopping = stop().then(() => (stopped = true));
    running = undefined;
    await expect.poll(() => fetch(`${address}/livez`).catch((error: unknown) => String(error))).toMatch(/fetch failed/);
    expect(stopped).toBe(false);
    endSimulator();
    await stopping;
  });
});

describe('a database with the demo season', () => {
  it('is not played on with real money', async () => {
    await expect(assertOwnSeason(deps.db, 'real')).rejects.toMatchObject({
      name: 'DatabaseUnusable',
      message: expect.stringContaining('MONEY=real needs a database of its own.'),
    });
    await assertOwnSeason(deps.db, 'play');
    await assertOwnSeason(deps.db, undefined);
  });
});
