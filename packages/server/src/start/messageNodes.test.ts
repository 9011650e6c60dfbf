import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract } from '@arma11/core/contract';
import type { Db } from '../platform/db/database';
import { openPostgres } from '../platform/db/openPostgres';
import { openSessions } from '../testing/openSessions';
import { createProcessDatabase, type ProcessDatabase } from '../testing/processDatabase';
import { buildServer, endServer, type ServerBuild, type ServerProcess } from '../testing/serverProcess';
import { fundedPlayers } from '../testing/smallLeague';

// Whole servers that are killed while a service has their message.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

interface Heard {
  key: string;
  to: string;
}

describe.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')('codes of two servers on one database', () => {
  let build: ServerBuild;
  let database: ProcessDatabase;
  let db: Db;
  let provider: Server;
  let heard: Heard[];
  /** What happens when the provider has a message, before it says so. */
  let accepted: () => Promise<void>;
  let numbers = 0;
  const start = () =>
    build.start({
      DATABASE_URL: database.url,
      SMS_WEBHOOK_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
      SMS_WEBHOOK_SECRET: 's'.repeat(32),
    });

  beforeAll(async () => {
    build = buildServer();
    database = await createProcessDatabase();
    provider = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      heard.push({ key: String(request.headers['idempotency-key']), to: JSON.parse(body).to });
      await accepted();
      response.writeHead(202).end();
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    await endServer(await start());
    db = await openPostgres(database.url);
    // Nobody confirms here: an operator has said that this is well.
    await sql`insert into setting (key, value) values ('sms-resumed', '{"at":"2100-01-01T00:00:00Z"}')`.execute(
      db.fresh,
    );
  });
  afterAll(async () => {
    await build.killAll();
    build.remove();
    provider.closeAllConnections();
    provider.close();
    await db.close();
    await database.drop();
  });
  beforeEach(() => {
    heard = [];
    accepted = () => Promise.resolve();
  });
  afterEach(() => build.killAll());

  /** Players who each ask for a code for a number of their own, through one server after the other. */
  async function ask(nodes: readonly ServerProcess[], count: number): Promise<void> {
    const access = await openSessions(db, await fundedPlayers(db, count, 0));
    const answers = await Promise.all(
      access.map((token, i) =>
        fetch(`${nodes[i % nodes.length]!.address}/services/${contract.accounts.verifyPhone.path}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'x-forwarded-for': `10.0.${numbers}.1`,
          },
          body: JSON.stringify({ phone: `9${String(10_000_000 + numbers++ * 160_001)}` }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(200));
  }
  const waiting = async () => (await db.fresh.selectFrom('outgoing_message').select('id').execute()).length;

  it('are sent once each', async () => {
    const nodes = await Promise.all([start(), start()]);
    await ask(nodes, 40);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 10_000);
    expect(heard).toHaveLength(40);
    expect(new Set(heard.map(({ to }) => to)).size).toBe(40);
  });

  it('are not lost with a server that is killed as the provider accepts one: it comes again, under its name', async () => {
    const node = await start();
    const dead = once(node.process, 'exit');
    accepted = async () => {
      node.process.kill('SIGKILL');
      await dead;
    };
    await ask([node], 1);
    await dead;
    expect([heard.length, await waiting()]).toEqual([1, 1]);
    accepted = () => Promise.resolve();
    await start();
    await sql`update outgoing_message set leased_until = clock_timestamp()`.execute(db.fresh);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 10_000);
    expect(heard).toHaveLength(2);
    expect(heard[1]).toEqual(heard[0]);
  });

  it('are sent to the end by a server that is told to stop', async () => {
    const node = await start();
    let reached = () => {};
    const sending = new Promise<void>((resolve) => (reached = resolve));
    accepted = async () => {
      reached();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    };
    await ask([node], 1);
    await sending;
    expect(await endServer(node)).toBe(0);
    expect([heard.length, await waiting()]).toEqual([1, 0]);
  });
});
