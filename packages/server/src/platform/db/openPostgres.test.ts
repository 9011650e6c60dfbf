import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf } from '../http/failure';
import { Refusal } from '../refusal';
import type { Db } from './database';
import { openPostgres } from './openPostgres';

const url = process.env['TEST_DATABASE_URL'];

describe.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')('a PostgreSQL connection that is cut', () => {
  let db: Db;
  let other: pg.Client;
  let running: Promise<unknown>;
  beforeEach(async () => {
    db = await openPostgres(url!, { size: 2 });
    other = new pg.Client({ connectionString: url });
    await other.connect();
  });
  afterEach(async () => {
    await db.close();
    await other.end();
  });

  const failed = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('It did not fail.'),
      (error: unknown) => error,
    );
  const pidOf = async (q: Db['fresh']) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(q);
    return rows[0]!.pid;
  };
  /** Ends the connection and waits until that has been heard here. */
  const cut = async (pid: number) => {
    await other.query('select pg_terminate_backend($1)', [pid]);
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const served = async () => expect(await pidOf(db.fresh)).toBeGreaterThan(0);

  it('between two statements of a transaction is told as a lost connection', async () => {
    const error = await failed(
      db.tx(async (tx) => {
        await cut(await pidOf(tx));
        await sql`select 1`.execute(tx);
      }),
    );
    expect(error).toMatchObject({ name: 'ConnectionLost', code: '08006' });
    expect(failureOf(error)).toMatchObject({ status: 503, code: 'MANTENIMIENTO' });
    await served();
  });

  it('before the commit is told as a lost connection, not as done', async () => {
    const error = await failed(db.tx(async (tx) => cut(await pidOf(tx))));
    expect(failureOf(error).status).toBe(503);
    await served();
  });

  it('while a statement runs is told with PostgreSQL’s own code', async () => {
    const sleeping = new Promise<number>((began) => {
      running = failed(
        db.tx(async (tx) => {
          began(await pidOf(tx));
          await sql`select pg_sleep(20)`.execute(tx);
        }),
      );
    });
    await cut(await sleeping);
    const error = await running;
    expect(error).toMatchObject({ code: '57P01' });
    expect(failureOf(error).status).toBe(503);
    await served();
  });

  it('outside a transaction is told the same way, and nobody is given that connection again', async () => {
    const pid = await pidOf(db.fresh);
    running = failed(sql`select pg_sleep(20)`.execute(db.fresh));
    await other.query('select pg_terminate_backend($1)', [pid]);
    expect(failureOf(await running).status).toBe(503);
    await served();
  });

  it('hides no refusal: the transaction is gone with it all the same', async () => {
    const refusal = new Refusal(409, 'CERRADO', 'Ya cerró.');
    const error = await failed(
      db.tx(async (tx) => {
        await cut(await pidOf(tx));
        throw refusal;
      }),
    );
    expect(error).toBe(refusal);
    await served();
  });

  it('that PostgreSQL ends for being idle in a transaction is told as lost', async () => {
    const error = await failed(
      db.tx(async (tx) => {
        await sql`set local idle_in_transaction_session_timeout = 20`.execute(tx);
        await new Promise((resolve) => setTimeout(resolve, 200));
        await sql`select 1`.execute(tx);
      }),
    );
    expect(error).toMatchObject({ name: 'ConnectionLost' });
    await served();
  });

  it('gives its place in the pool to another: as many work at once as before', async () => {
    for (let i = 0; i < 3; i++) await failed(db.tx(async (tx) => cut(await pidOf(tx))));
    await Promise.all([1, 2].map(() => db.tx((tx) => sql`select pg_sleep(0.05)`.execute(tx))));
  });
});

describe.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')(
  'a PostgreSQL database that is closed while it is in use',
  () => {
    const working = async (statement: ReturnType<typeof sql>) => {
      const db = await openPostgres(url!, { size: 2 });
      let outcome: Promise<'done' | number> = Promise.resolve('done');
      const pid = await new Promise<number>((began) => {
        const work = db.tx(async (tx) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
          began(rows[0]!.pid);
          await statement.execute(tx);
          return 'done' as const;
        });
        outcome = work.catch((error: unknown) => failureOf(error).status);
      });
      return { db, outcome, pid };
    };

    it('finishes what is under way', async () => {
      const { db, outcome } = await working(sql`select pg_sleep(0.2)`);
      await db.close();
      expect(await outcome).toBe('done');
    });

    it('closes, too, when the connection at work is cut', async () => {
      const { db, outcome, pid } = await working(sql`select pg_sleep(20)`);
      const closing = db.close();
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      await other.query('select pg_terminate_backend($1)', [pid]);
      await other.end();
      expect(await outcome).toBe(503);
      await closing;
    });
  },
);

describe.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')('the connections of requests', () => {
  let db: Db;
  let holder: pg.Client;
  beforeEach(async () => {
    db = await openPostgres(url!, { work: 'requests' });
    holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('create table if not exists contested (id integer primary key, writes integer)');
    await holder.query('insert into contested values (1, 0), (2, 0) on conflict (id) do update set writes = 0');
  });
  afterEach(async () => {
    await db.close();
    await holder.end();
  });

  const write = (id: number) =>
    db.tx((tx) => sql`update contested set writes = writes + 1 where id = ${id}`.execute(tx));
  const timed = async (work: () => Promise<unknown>) => {
    const since = performance.now();
    await work();
    return performance.now() - since;
  };

  it('wait for a row without keeping those from theirs who want another', async () => {
    await holder.query('begin');
    await holder.query('update contested set writes = 100 where id = 1');
    const wanting = Array.from({ length: 40 }, () =>
      timed(() => write(1)).catch((error: unknown) => failureOf(error).status),
    );
    const others: number[] = [];
    for (let round = 0; round < 10; round++) {
      others.push(await timed(() => write(2)), await timed(() => sql`select 1`.execute(db.fresh)));
    }
    expect(Math.max(...others)).toBeLessThan(2000);
    expect(new Set(await Promise.all(wanting))).toEqual(new Set([503]));
    await holder.query('rollback');
    const { rows } = await holder.query('select * from contested order by id');
    expect(rows).toEqual([
      { id: 1, writes: 0 },
      { id: 2, writes: 10 },
    ]);
  }, 60_000);

  it('get the row as soon as it is free', async () => {
    await holder.query('begin');
    await holder.query('update contested set writes = 100 where id = 1');
    const wanting = Promise.all(Array.from({ length: 5 }, () => write(1)));
    await new Promise((resolve) => setTimeout(resolve, 700));
    await holder.query('commit');
    await wanting;
    const { rows } = await holder.query('select writes from contested where id = 1');
    expect(rows).toEqual([{ writes: 105 }]);
  });

  it('end a statement that runs too long, and say to come back', async () => {
    const brief = await openPostgres(`${url}${url!.includes('?') ? '&' : '?'}statement_timeout=200`, {
      work: 'requests',
    });
    const error = await sql`select pg_sleep(20)`.execute(brief.fresh).catch((caught: unknown) => caught);
    expect(failureOf(error).status).toBe(503);
    await brief.close();
  });

  it('on a database that only reads are told to come back', async () => {
    const error = await db
      .tx(async (tx) => {
        await sql`set transaction read only`.execute(tx);
        await sql`update contested set writes = 0`.execute(tx);
      })
      .catch((caught: unknown) => caught);
    expect(failureOf(error).status).toBe(503);
  });
});
