import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openPostgres } from './openPostgres';

const url = process.env['TEST_DATABASE_URL'];

describe.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')('the connections of requests', () => {
  it('are told by who uses them, who waits for one and how long was waited', async () => {
    const db = await openPostgres(url!, { work: 'requests', size: 2 });
    const poolNamed = (name: string) => db.pools!().find(({ pool }) => pool === name)!;
    // Opening asks what the database is.
    const { taken } = poolNamed('writes');
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const writing = Array.from({ length: 3 }, () =>
      db.tx(async (tx) => {
        await sql`select 1`.execute(tx);
        await ended;
      }),
    );
    await expect.poll(() => poolNamed('writes')).toMatchObject({ most: 2, open: 2, idle: 0, waiting: 1 });
    expect(poolNamed('reads')).toMatchObject({ open: 0, waiting: 0, taken: 0 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    end();
    await Promise.all(writing);
    expect(poolNamed('writes')).toMatchObject({ open: 2, idle: 2, waiting: 0, taken: taken + 3 });
    expect(poolNamed('writes').waitedSeconds).toBeGreaterThan(0.1);
    await db.close();
  });
});
