import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '@arma11/core/contract';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { Refusal } from '../../platform/refusal';
import { ownTokens, requestCounter, type TakeTokens, tokensOf } from '../../platform/http/countRequests';
import { RATE_LIMITS, rateLimiter, type RateLimiter } from './rateLimit';
import type { Caller } from '../../platform/http/caller';

const player = (id: number, role: Caller['role'] = 'player'): Caller => ({
  id,
  role,
  authAt: '',
  tokenHash: new Uint8Array(),
});
const read = contract.accounts.getData;
const save = contract.predi.saveAnswers;
const react = contract.reactions.react;
const join = contract.compe.registerSala;

const alone = (now: () => number = () => 0) => rateLimiter(RATE_LIMITS, requestCounter(ownTokens(now), now));

/** How many of `tries` calls pass, made together. */
async function passing(tries: number, call: (attempt: number) => Promise<void>): Promise<number> {
  const outcomes = await Promise.all(
    Array.from({ length: tries }, (_, attempt) =>
      call(attempt).then(
        () => 1,
        (error: unknown) => {
          if (!(error instanceof Refusal) || error.status !== 429) throw error;
          return 0;
        },
      ),
    ),
  );
  return outcomes.reduce<number>((sum, one) => sum + one, 0);
}

describe('rateLimiter', () => {
  it.each([
    ['reads', 600, read],
    ['writes', 60, save],
    ['writes that move coins', 10, join],
    ['reactions (rules R19.3)', 20, react],
  ])('lets a player make %s %i times a minute', async (_, most, call) => {
    const limit = alone();
    expect(await passing(most + 50, () => limit(call, player(1), ''))).toBe(most);
    expect(await passing(1, () => limit(call, player(2), ''))).toBe(1);
  });

  it.each(['operador', 'tesorero', 'admin'] as const)(
    'lets staff make 600 writes a minute, whether they move coins or not: %s (rules R16.10)',
    async (role) => {
      const limit = alone();
      expect(await passing(300, () => limit(join, player(1, role), ''))).toBe(300);
      expect(await passing(350, () => limit(save, player(1, role), ''))).toBe(300);
      expect(await passing(700, () => limit(read, player(1, role), ''))).toBe(600);
    },
  );

  it('counts callers without a session by address, and players never', async () => {
    const limit = alone();
    expect(await passing(700, () => limit(read, null, '192.0.2.1'))).toBe(600);
    expect(await passing(1, () => limit(read, null, '192.0.2.2'))).toBe(1);
    expect(await passing(1, () => limit(read, player(1), '192.0.2.1'))).toBe(1);
  });

  it('says how long to wait, and starts anew after the minute', async () => {
    let now = 0;
    const limit = alone(() => now);
    expect(await passing(10, () => limit(join, player(1), ''))).toBe(10);
    now = 45_000;
    await expect(limit(join, player(1), '')).rejects.toMatchObject({
      status: 429,
      code: 'MUCHOS_INTENTOS',
      extra: { retry_after: 15 },
    });
    now = 60_000;
    expect(await passing(1, () => limit(join, player(1), ''))).toBe(1);
  });
});

describe('a flood of addresses', () => {
  it('costs each of them the same, however many there are in a minute', async () => {
    let looks = 0;
    const count = requestCounter(ownTokens(), () => (looks++, 0));
    for (let address = 0; address < 60_000; address++) await count(`ip ${address}`, 600);
    expect(looks).toBeLessThan(60_000 * 5);
  });
});

describe('limits over several servers', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDatabase();
  }, 60_000);
  afterAll(() => db.close());
  let asked = 0;
  const take: TakeTokens = (...given) => (asked++, tokensOf(db)(...given));
  const servers = (count: number): RateLimiter[] =>
    Array.from({ length: count }, () => rateLimiter(RATE_LIMITS, requestCounter(take)));

  it.each([
    ['reads', 600, read, 59],
    ['writes', 60, save, 5],
    ['writes that move coins', 10, join, 0],
  ])('%s: %i for one server, and less than a tenth more with a second', async (kind, most, call, more) => {
    const [one] = servers(1);
    expect(await passing(most + 100, () => one!(call, player(most), ''))).toBe(most);
    const two = servers(2);
    const passed = await passing(most * 2, (attempt) => two[attempt % 2]!(call, player(most + 1), kind));
    expect(passed).toBeLessThanOrEqual(most + more);
    expect(passed).toBeGreaterThanOrEqual(most - most / 10);
  });

  it('asks the database once for sixty reads, and never for the first of a player', async () => {
    asked = 0;
    const [one] = servers(1);
    await passing(59, () => one!(read, player(7), ''));
    expect(asked).toBe(0);
    await passing(541, () => one!(read, player(7), ''));
    expect(asked).toBeLessThanOrEqual(11);
    await passing(1000, () => one!(read, player(7), ''));
    expect(asked).toBeLessThanOrEqual(12);
  });

  it('a key’s minute starts anew in the database too', async () => {
    const { tokens } = await tokensOf(db)('old', 10, 10);
    expect([tokens, (await tokensOf(db)('old', 1, 10)).tokens]).toEqual([10, 0]);
    await db.fresh
      .updateTable('rate_window')
      .set({ started_at: '2026-01-01T00:00:00Z' })
      .where('key', '=', 'old')
      .execute();
    const anew = await tokensOf(db)('old', 1, 10);
    expect(anew.tokens).toBe(1);
    expect(anew.leftMs).toBeGreaterThan(59_000);
  });
});
