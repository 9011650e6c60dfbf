import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postgresListener } from './postgresListener';

const url = process.env['TEST_DATABASE_URL']!;

/** A way to PostgreSQL that can be shut: then whoever comes is sent off at once. */
class Way {
  open = true;
  turnedAway = 0;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  constructor() {
    const { hostname, port } = new URL(url);
    this.#server = createServer((socket) => {
      if (!this.open) {
        this.turnedAway++;
        return void socket.destroy();
      }
      const target = connect(Number(port), hostname);
      for (const [each, other] of [
        [socket, target],
        [target, socket],
      ] as const) {
        this.#sockets.add(each);
        each.on('error', () => {}).on('close', () => (this.#sockets.delete(each), other.destroy()));
      }
      socket.pipe(target).pipe(socket);
    });
  }
  async url(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return Object.assign(new URL(url), { port: String((this.#server.address() as AddressInfo).port) }).href;
  }
  shut(): void {
    this.open = false;
    for (const socket of this.#sockets) socket.destroy();
  }
  close(): void {
    this.shut();
    this.#server.close();
  }
}

describe.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')('listening to a database that goes away', () => {
  let way: Way;
  let listener: ReturnType<typeof postgresListener>;
  let heard: string[];
  let missed: number;
  const channel = `away_${process.pid}`;
  const listen = () => listener.listen(channel, { heard: (payload) => heard.push(payload), missed: () => missed++ });
  beforeEach(async () => {
    way = new Way();
    listener = postgresListener(await way.url());
    [heard, missed] = [[], 0];
  });
  afterEach(async () => {
    await listener.close();
    way.close();
  });
  const notify = async (payload: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('select pg_notify($1, $2)', [channel, payload]);
    await client.end();
  };
  const turnedAway = (times: number) =>
    vi.waitFor(() => expect(way.turnedAway).toBeGreaterThanOrEqual(times), { timeout: 10_000 });

  it('tries until it is there again, says once that something may be missed, and hears on', async () => {
    await listen();
    way.shut();
    await turnedAway(3);
    expect(missed).toBe(0);
    way.open = true;
    await vi.waitFor(() => expect(missed).toBe(1), { timeout: 10_000 });
    await notify('again');
    await vi.waitFor(() => expect(heard).toEqual(['again']), { timeout: 10_000 });
  });

  it('tries no more once it is closed', async () => {
    await listen();
    way.shut();
    await turnedAway(2);
    await listener.close();
    const before = way.turnedAway;
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(way.turnedAway).toBe(before);
  });

  it('refuses who begins to listen meanwhile, and lets them when it is there', async () => {
    way.shut();
    await expect(listen()).rejects.toThrow(/terminated|ECONNRESET/);
    way.open = true;
    await listen();
    await notify('first');
    await vi.waitFor(() => expect(heard).toEqual(['first']), { timeout: 10_000 });
  });
});
