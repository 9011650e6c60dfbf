import pg from 'pg';
import type { Db, Listener } from './database';

/** How often the connection is asked whether it lives: a silent network says nothing by itself. */
const HEARTBEAT_MS = 5000;
const LONGEST_PAUSE_MS = 3000;
const CONNECT_MS = 10_000;

interface Connection {
  client: pg.Client;
  /** Resolves when it has ended, however it did. */
  ended: Promise<void>;
}

async function connect(url: string, heard: (channel: string, payload: string) => void): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'arma11 listener',
    connectionTimeoutMillis: CONNECT_MS,
  });
  const ended = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
    client.on('error', () => resolve());
  });
  client.on('notification', ({ channel, payload = '' }) => heard(channel, payload));
  await client.connect();
  return { client, ended };
}

/** Resolves when a question stays unanswered for a heartbeat. */
async function silence({ client }: Connection, stopped: () => boolean): Promise<void> {
  const pause = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), HEARTBEAT_MS).unref());
  const asked = () =>
    client.query('select 1').then(
      () => true,
      () => false,
    );
  await pause();
  while (!stopped() && (await Promise.race([asked(), pause()]))) await pause();
}

/**
 * One connection of its own for LISTEN, opened with the first listener. A lost one is replaced, and listeners are told
 * that they may have missed something (docs/decisions/0019).
 */
export function postgresListener(url: string): Pick<Db, 'listen' | 'close'> {
  const channels = new Map<string, Set<Listener>>();
  let connection: Promise<Connection> | null = null;
  let closed = false;
  let wake = () => {};

  const heard = (channel: string, payload: string) => {
    for (const listener of channels.get(channel) ?? []) listener.heard(payload);
  };

  async function open(): Promise<Connection> {
    const opened = await connect(url, heard);
    try {
      for (const channel of channels.keys()) await opened.client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      opened.client.end().catch(() => {});
      throw error;
    }
    let over = false;
    void Promise.race([opened.ended, silence(opened, () => over || closed)]).then(() => {
      over = true;
      opened.client.end().catch(() => {});
      if (!closed) connection = reopen();
    });
    return opened;
  }

  async function reopen(): Promise<Connection> {
    for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        wake = () => (clearTimeout(timer), resolve());
      });
      if (closed) throw new Error('The listener is closed.');
      const opened = await open().catch(() => null);
      if (!opened) continue;
      for (const listener of [...channels.values()].flatMap((all) => [...all])) listener.missed();
      return opened;
    }
  }

  return {
    async listen(channel, listener) {
      const all = channels.get(channel) ?? new Set();
      const first = all.size === 0;
      channels.set(channel, all.add(listener));
      try {
        if (!connection) {
          connection = open();
          connection.catch(() => (connection = null));
        } else if (first) await (await connection).client.query(`listen ${pg.escapeIdentifier(channel)}`);
        await connection;
      } catch (error) {
        all.delete(listener);
        throw error;
      }
      return () => void all.delete(listener);
    },
    async close() {
      closed = true;
      wake();
      const last = await connection?.catch(() => null);
      await last?.client.end().catch(() => {});
    },
  };
}
