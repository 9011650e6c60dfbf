import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appNow, clearClock, setClock } from './clock';
import type { Db, Tx } from './database';
import { savepoint } from './savepoint';
import { openTestDatabase } from '../../testing/openTestDatabase';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
beforeEach(async () => void (await db.fresh.deleteFrom('league').execute()));
afterAll(() => db.close());

const leagueNames = () => db.fresh.selectFrom('league').select('name').orderBy('id').execute();
const addLeague = (q: Db['fresh'], name: string) =>
  q.insertInto('league').values({ league_unique: name, name, logo: '', season: '2026' }).execute();

describe('a step that fails (security I16)', () => {
  it('is undone alone, and a step around it that fails after it is undone whole', async () => {
    const failing = (tx: Tx, work: () => Promise<unknown>) =>
      savepoint(tx, async () => {
        await work();
        throw new Error('planted');
      }).catch(() => undefined);
    await db.tx(async (tx) => {
      await addLeague(tx, 'before');
      await failing(tx, async () => {
        await addLeague(tx, 'outer');
        await failing(tx, () => addLeague(tx, 'inner'));
      });
      await addLeague(tx, 'after');
    });
    expect(await leagueNames()).toEqual([{ name: 'before' }, { name: 'after' }]);
  });
});

describe('values', () => {
  it('reads every type the same on both engines', async () => {
    const { rows } = await sql`select 9007199254740991::int8 as big, 1.50::numeric as num, true as yes, null as nothing,
      '2026-11-21 05:06:07.891+00'::timestamptz as at, '2026-11-21'::date as day, '{"a":[1]}'::jsonb as doc,
      '\\x00ff'::bytea as raw, array[1,null,3]::int[] as ints, array['a,"b\\','NULL',null] as words,
      array['2026-11-21 05:06:07+00']::timestamptz[] as ats, 1.5::float8 as real, 2::smallint as small`.execute(
      db.fresh,
    );
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        num: '1.50',
        yes: true,
        nothing: null,
        at: '2026-11-21T05:06:07.891Z',
        day: '2026-11-21',
        doc: { a: [1] },
        raw: Uint8Array.of(0, 255),
        ints: [1, null, 3],
        words: ['a,"b\\', 'NULL', null],
        ats: ['2026-11-21T05:06:07.000Z'],
        real: 1.5,
        small: 2,
      },
    ]);
  });

  it('sends every parameter the same on both engines', async () => {
    const at = new Date('2026-11-21T05:06:07.891Z');
    const { rows } = await sql`select ${at}::timestamptz as at, ${Uint8Array.of(0, 255)}::bytea as raw,
      ${[1, 2]}::int[] as ints, ${['a,"b\\', null]}::text[] as words, ${{ a: [1] }}::jsonb as doc, ${true}::boolean as yes,
      ${12}::bigint as big, ${null}::text as nothing`.execute(db.fresh);
    expect(rows).toEqual([
      {
        at: at.toISOString(),
        raw: Uint8Array.of(0, 255),
        ints: [1, 2],
        words: ['a,"b\\', null],
        doc: { a: [1] },
        yes: true,
        big: 12,
        nothing: null,
      },
    ]);
  });

  it('refuses an int8 that a number cannot hold', async () => {
    await expect(sql`select 9007199254740993::int8 as big`.execute(db.fresh)).rejects.toThrow(RangeError);
  });

  it('keeps a constraint error its code and constraint', async () => {
    await expect(sql`insert into account (kind) values ('casa:promo')`.execute(db.fresh)).rejects.toMatchObject({
      code: '23505',
      constraint: 'account_house',
    });
  });
});

describe('transactions', () => {
  it('undoes everything when the work throws', async () => {
    const work = db.tx(async (tx) => {
      await addLeague(tx, 'undone');
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await leagueNames()).toEqual([]);
  });

  it('throws when db.fresh is used inside, instead of waiting for itself', async () => {
    await expect(db.tx(() => leagueNames())).rejects.toThrow('use the transaction');
    await expect(db.tx(() => db.tx(async () => {}))).rejects.toThrow('inside db.tx');
  });

  it('never reports a commit when a statement inside had failed', async () => {
    const work = db.tx(async (tx) => {
      await addLeague(tx, 'lost');
      await sql`select 1/0`.execute(tx).catch(() => {});
    });
    await expect(work).rejects.toThrow(/rolled back instead/);
    expect(await leagueNames()).toEqual([]);
  });

  it('acknowledges nothing before its commit, which may still fail (security I13, T-KILL)', async () => {
    await sql`create table promise (id int, constraint kept unique (id) deferrable initially deferred)`.execute(
      db.fresh,
    );
    const work = db.tx(async (tx) => {
      await addLeague(tx, 'acknowledged');
      await sql`insert into promise values (1), (1)`.execute(tx);
      return 'stored';
    });
    await expect(work).rejects.toMatchObject({ constraint: 'kept' });
    expect(await leagueNames()).toEqual([]);
    await sql`drop table promise`.execute(db.fresh);
  });

  it('tries again after a serialization failure or a deadlock, at most five times', async () => {
    let runs = 0;
    const failing = (code: string, until: number) =>
      db.tx(async (tx) => {
        runs++;
        if (runs < until)
          await sql.raw(`do $$ begin raise exception 'again' using errcode = '${code}'; end $$`).execute(tx);
        return runs;
      });
    expect(await failing('40001', 3)).toBe(3);
    runs = 0;
    expect(await failing('40P01', 5)).toBe(5);
    runs = 0;
    await expect(failing('40001', 99)).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(5);
    runs = 0;
    await expect(failing('23514', 99)).rejects.toMatchObject({ code: '23514' });
    expect(runs).toBe(1);
  });

  it('lets many work at once without mixing their transactions', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        db
          .tx(async (tx) => {
            await addLeague(tx, `many-${i}`);
            if (i % 2) throw new Error('odd');
          })
          .catch(() => {}),
      ),
    );
    expect(await leagueNames()).toHaveLength(10);
  });
});

describe('the clock', () => {
  const behindTheDatabase = async () => {
    const seconds = sql<{
      seconds: number;
    }>`select abs(extract(epoch from clock_timestamp() - app_now()))::float8 as seconds`;
    return (await seconds.execute(db.fresh)).rows[0]?.seconds;
  };

  it('is the database’s own unless set, stands still at speed 0 and runs at its speed', async () => {
    expect(await behindTheDatabase()).toBeLessThan(5);
    await setClock(db, { at: '2025-02-01T10:00:00Z', speed: 0 });
    expect(await appNow(db.fresh)).toBe('2025-02-01T10:00:00.000Z');
    await setClock(db, { at: '2025-02-01T10:00:00Z', speed: 3600 });
    await sql`select pg_sleep(0.05)`.execute(db.fresh);
    expect(Date.parse(await appNow(db.fresh))).toBeGreaterThan(Date.parse('2025-02-01T10:01:00Z'));
    await clearClock(db);
    expect(await behindTheDatabase()).toBeLessThan(5);
  });
});
