import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import type { Loop } from '../platform/jobs/startLoop';
import { openFeedProvider, type FeedProvider } from '../testing/feedProvider';
import { sample } from '../testing/feedSample';
import { openTestDatabase } from '../testing/openTestDatabase';
import { testCommand } from '../testing/testCommand';
import { startFeeds } from './startFeeds';

let db: Db;
let provider: FeedProvider;
const loops: Loop[] = [];
beforeEach(async () => {
  db = await openTestDatabase();
  provider = await openFeedProvider();
  provider.serve('/matches', readFileSync(sample('football-data.json'), 'utf8'));
  await setClock(db, { at: '2026-06-10T18:00:00Z', speed: 0 });
});
afterEach(async () => {
  await Promise.all(loops.splice(0).map((loop) => loop.stop()));
  await provider.close();
  await db.close();
});

const start = () => {
  const outside = { fetch, limits: { timeoutMs: 60_000, mostBytes: 100_000 }, tokens: { footballData: null } };
  const loop = startFeeds(
    { db, log: () => undefined, random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)), outside },
    20,
  );
  loops.push(loop);
  return loop;
};
const add = (path: string, league: string) =>
  testCommand(db, 'feed add', { source: 'football-data', league, address: `${provider.address}${path}` });
const reads = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from feed_read`.execute(db.fresh)).rows[0]!.n;

describe('the servers of one database', () => {
  it('read each source once when it is due, whichever of them it is', async () => {
    await add('matches', 'costa');
    start();
    start();
    await vi.waitFor(async () => expect(await reads()).toBe(1), { timeout: 20_000 });
    await setClock(db, { at: '2026-06-10T18:11:00Z', speed: 0 });
    await vi.waitFor(async () => expect(await reads()).toBe(2), { timeout: 20_000 });
    expect(provider.asked).toEqual(['GET /matches 200', 'GET /matches 304']);
  }, 60_000);

  it('read the others while one source stalls, and wait for no source when they stop', async () => {
    await add('matches', 'costa');
    const loop = start();
    await vi.waitFor(async () => expect(await reads()).toBe(1), { timeout: 20_000 });
    provider.trouble('stalls');
    await add('otra', 'lenta');
    await vi.waitFor(() => expect(provider.asked).toContain('GET /otra stalls'), { timeout: 20_000 });
    provider.trouble(null);
    await setClock(db, { at: '2026-06-10T18:11:00Z', speed: 0 });
    await vi.waitFor(async () => expect(await reads()).toBe(2), { timeout: 20_000 });
    await loop.stop();
    const { rows } = await sql`select outcome from feed_read order by id`.execute(db.fresh);
    expect(rows).toEqual([{ outcome: 'changed' }, { outcome: 'same' }, { outcome: 'failed' }]);
  }, 60_000);
});
