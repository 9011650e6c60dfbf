import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config';
import { type Running, startServer, type Surroundings } from '../../startServer';

// A whole database on the disk of a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const TOKEN = 'a-token-of-more-than-32-characters';
const around: Surroundings = {
  demo: {
    seed: () => Promise.resolve(),
    simulate: () => Promise.resolve({ stop: () => Promise.resolve() }),
    example: () => Promise.resolve(null),
  },
  identity: undefined,
  log: () => undefined,
  version: '1.2.3',
  now: () => '2026-11-26T12:00:00.000Z',
};

let dataDir: string;
let running: Running | undefined;
beforeAll(() => void (dataDir = mkdtempSync(join(tmpdir(), 'arma11-metrics-'))));
afterAll(() => rmSync(dataDir, { recursive: true }));

async function serve(env: Record<string, string>, work: (running: Running) => Promise<void>): Promise<void> {
  running = await startServer(
    readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', DEMO: '0', ...env }),
    around,
  );
  try {
    await work(running);
  } finally {
    await running.stop();
  }
}

const read = async (address: string, token?: string) => {
  const response = await fetch(`${address}/metrics`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
};

describe('the metrics of a server', () => {
  it('have a port of their own, and none of the players’', async () => {
    await serve({ METRICS_PORT: '0' }, async ({ address, metrics }) => {
      expect(metrics).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      await fetch(`${address}/services/plus/users/quien-sea/`);
      await fetch(`${address}/services/plus/users/otra-vez/`);
      const { status, text, type } = await read(metrics!);
      expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
      const line = (pattern: RegExp) => expect(text).toMatch(new RegExp(`^${pattern.source}$`, 'm'));
      line(
        /arma11_http_requests_total\{route="\/services\/plus\/users\/\{keyusername\}\/",method="GET",status="4xx"\} 2/,
      );
      line(/arma11_http_request_seconds_count\{route="\/services\/plus\/users\/\{keyusername\}\/",method="GET"\} 2/);
      line(/arma11_build_info\{version="1\.2\.3",engine="pglite"\} 1/);
      line(/arma11_ready 1/);
      line(/arma11_game_facts 1/);
      line(/arma11_settlement_age_seconds 0/);
      line(/arma11_feed_silent_seconds 0/);
      line(/arma11_ledger_breaches 0/);
      line(/arma11_live_streams 0/);
      line(/arma11_messages_total\{channel="sms",delivery="failed"\} 0/);
      for (const job of ['rooms', 'mails', 'pushes', 'feeds', 'sweep', 'auditor']) {
        line(new RegExp(String.raw`arma11_job_age_seconds\{task="${job}"\} [\d.e-]+`));
      }
      line(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/);
      expect(text).not.toContain('quien-sea');
      expect((await read(address)).status).not.toBe(200);
    });
  });

  it('are on the players’ port for who brings the token', async () => {
    await serve({ METRICS_TOKEN: TOKEN }, async ({ address, metrics }) => {
      expect(metrics).toBeNull();
      expect((await read(address)).status).toBe(401);
      expect((await read(address, `${TOKEN}x`)).status).toBe(401);
      const { status, text } = await read(address, TOKEN);
      expect([status, text.includes('arma11_ready 1')]).toEqual([200, true]);
    });
  });

  it('are nowhere without a port or a token', async () => {
    await serve({}, async ({ address, metrics }) => {
      expect(metrics).toBeNull();
      const { status, text } = await read(address);
      // Without a built app there is no page at all.
      expect([[404, 503].includes(status), text.includes('arma11_ready')]).toEqual([true, false]);
    });
  });

  it('say by its name which port they cannot have', async () => {
    const taken: Server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    await expect(serve({ METRICS_PORT: String(port) }, () => Promise.resolve())).rejects.toMatchObject({
      name: 'PortUnusable',
      message: `METRICS_PORT ${port} is in use: stop the program that has it, or choose another METRICS_PORT.`,
    });
    taken.close();
  });
});
