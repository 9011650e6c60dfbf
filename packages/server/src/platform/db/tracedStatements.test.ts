import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tracing } from '../tracing/Tracing';
import { openPostgres } from './openPostgres';

const url = process.env['TEST_DATABASE_URL'];

describe.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')('a statement on PostgreSQL', () => {
  it('is told where the request that it is for is known, also when it waited for a connection or failed', async () => {
    const request = new AsyncLocalStorage<string>();
    const told: string[] = [];
    const statement: Tracing['statement'] = (name, ms, error) =>
      told.push(
        `${request.getStore()}: ${name} ${ms >= 0}${error ? ` ${String((error as { code?: string }).code)}` : ''}`,
      );
    const db = await openPostgres(url!, { size: 1, tracing: { statement } as unknown as Tracing });
    // Opening asks what the database is, for no request.
    told.length = 0;
    await Promise.all(
      ['a', 'b'].map((name) =>
        request.run(name, async () => {
          await sql`select 1 from pg_class limit 1`.execute(db.fresh);
          await db.tx((tx) => sql`select 2 from pg_type limit 1`.execute(tx));
          await sql`select no_such from pg_class`.execute(db.fresh).catch(() => undefined);
        }),
      ),
    );
    await db.close();
    for (const name of ['a', 'b']) {
      expect(told.filter((line) => line.startsWith(name) && /select/.test(line))).toEqual([
        `${name}: select pg_class true`,
        `${name}: select pg_type true`,
        `${name}: select pg_class true 42703`,
      ]);
    }
    expect(told.filter((line) => line.startsWith('undefined'))).toEqual([]);
  });
});
