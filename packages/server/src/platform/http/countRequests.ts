import { sql } from 'kysely';
import type { Db } from '../db/database';

const WINDOW_MS = 60_000;
/** With more keys than this, those whose minute is over are forgotten. */
const MANY_KEYS = 10_000;

/** Counts one request of a key in its minute; returns 0, or the milliseconds to wait when it has had its most. */
export type CountRequest = (key: string, most: number) => Promise<number>;

/** What was granted of what was asked for, and the milliseconds until the minute is over. */
export interface Granted {
  tokens: number;
  leftMs: number;
}

/** Takes some of what a key may still do this minute, out of what all servers have together. */
export type TakeTokens = (key: string, count: number, most: number) => Promise<Granted>;

/** Out of the table that all servers share. In real time, not the game's: the limits protect the machine. */
export const tokensOf =
  ({ fresh }: Pick<Db, 'fresh'>): TakeTokens =>
  async (key, count, most) => {
    const running = sql`w.started_at > clock_timestamp() - interval '1 minute'`;
    const { rows } = await sql<{ used: number; left_ms: number }>`
      insert into rate_window as w (key, started_at, used) values (${key}, clock_timestamp(), ${count}::int)
      on conflict (key) do update set
        used = case when ${running} then w.used + excluded.used else excluded.used end,
        started_at = case when ${running} then w.started_at else excluded.started_at end
      returning used, extract(epoch from started_at + interval '1 minute' - clock_timestamp())::float8 * 1000 as left_ms`.execute(
      fresh,
    );
    const { used, left_ms } = rows[0]!;
    return { tokens: Math.max(0, count - Math.max(0, used - most)), leftMs: left_ms };
  };

/** Out of this process alone: the embedded database has no other. */
export function ownTokens(now: () => number = () => performance.now()): TakeTokens {
  let used = new Map<string, number>();
  let start = now();
  return async (key, count, most) => {
    if (now() - start >= WINDOW_MS) [used, start] = [new Map(), now()];
    const before = used.get(key) ?? 0;
    used.set(key, before + count);
    return { tokens: Math.max(0, Math.min(count, most - before)), leftMs: start + WINDOW_MS - now() };
  };
}

interface Window {
  ends: number;
  /** Let through before anybody was asked. */
  owed: number;
  /** Granted and not used yet. */
  tokens: number;
  state: 'unasked' | 'asked' | 'spent';
  asking: Promise<void> | null;
}

/**
 * Counts over all servers in minutes. A server takes a tenth of a limit at a time, so that few requests ask anybody; a
 * key's first ones, less than a tenth, are let through and counted with what is taken next. So on one server limits are
 * exact, each further server lets through less than a tenth more, and a key may be refused while a tenth of its limit
 * lies unused on another server. Limits under 20 are counted one by one.
 */
export function requestCounter(take: TakeTokens, now: () => number = () => performance.now()): CountRequest {
  const windows = new Map<string, Window>();
  let many = MANY_KEYS;

  /** Looks at all keys only when they have doubled since: whoever comes pays for two looks at most. */
  function forget(): void {
    for (const [key, { ends }] of windows) if (ends <= now()) windows.delete(key);
    many = Math.max(MANY_KEYS, windows.size * 2);
  }

  function windowOf(key: string): Window {
    const known = windows.get(key);
    if (known && known.ends > now()) return known;
    if (windows.size > many) forget();
    const fresh: Window = { ends: now() + WINDOW_MS, owed: 0, tokens: 0, state: 'unasked', asking: null };
    windows.set(key, fresh);
    return fresh;
  }

  async function ask(key: string, window: Window, batch: number, most: number): Promise<void> {
    const { owed } = window;
    const { tokens, leftMs } = await take(key, owed + batch, most);
    window.owed = 0;
    window.tokens = Math.max(0, tokens - owed);
    window.ends = now() + leftMs;
    window.state = tokens > owed ? 'asked' : 'spent';
  }

  return async (key, most) => {
    if (most === Infinity) return 0;
    const batch = Math.max(1, Math.floor(most / 10));
    const window = windowOf(key);
    if (window.state === 'unasked' && window.owed < batch - 1) {
      window.owed += 1;
      return 0;
    }
    while (window.tokens === 0 && window.state !== 'spent') {
      window.asking ??= ask(key, window, batch, most).finally(() => (window.asking = null));
      await window.asking;
    }
    if (window.tokens === 0) return Math.max(1, window.ends - now());
    window.tokens -= 1;
    return 0;
  };
}

/** Counts with all servers of a database; the embedded one has one process, and nobody to count with. */
export const databaseCounter = (db: Pick<Db, 'engine' | 'fresh'>): CountRequest =>
  requestCounter(db.engine === 'pg' ? tokensOf(db) : ownTokens());
