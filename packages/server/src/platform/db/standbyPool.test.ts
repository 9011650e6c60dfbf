import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { describe, expect, it } from 'vitest';
import { standbyPool } from './standbyPool';

const failing = (code: string) => Object.assign(new Error(code), { code });

/** A pool that writes down what it was asked, and how many of its connections are out. */
function fakePool(answer: (text: string) => unknown) {
  const asked: string[] = [];
  let out = 0;
  let away = false;
  const pool = {
    end: () => Promise.resolve(),
    connect: () => {
      if (away) return Promise.reject(failing('08006'));
      out += 1;
      return Promise.resolve({
        query: async (text: string) => {
          asked.push(text);
          const found = answer(text);
          if (found instanceof Error) throw found;
          return Promise.resolve({ rows: [found] });
        },
        release: () => void (out -= 1),
      });
    },
  } as unknown as PostgresPool;
  return { pool, asked, out: () => out, setAway: (is: boolean) => void (away = is) };
}

function site({ behind = 0 as number | null, standby = (): unknown => 'standby' } = {}) {
  let time = 0;
  const state = { behind, standby };
  const second = fakePool((text) => (text.includes('pg_is_in_recovery') ? { behind: state.behind } : state.standby()));
  const first = fakePool(() => 'primary');
  const pool = standbyPool(second.pool, first.pool, () => time);
  const read = async (): Promise<unknown> => {
    const client = (await pool.connect()) as PostgresPoolClient;
    try {
      return (await client.query('select 1', [])).rows[0];
    } finally {
      client.release();
    }
  };
  const later = (ms: number) => void (time += ms);
  return { read, later, state, second, first };
}

describe('reads that may be old', () => {
  it('go to the standby while it follows, which is looked at once in a second', async () => {
    const { read, later, second, first } = site();
    expect([await read(), await read()]).toEqual(['standby', 'standby']);
    later(1001);
    await read();
    expect(second.asked.filter((text) => text.includes('pg_is_in_recovery'))).toHaveLength(2);
    expect([first.asked, second.out(), first.out()]).toEqual([[], 0, 0]);
  });

  it.each([
    ['is more than two seconds behind', 2.1],
    ['gets nothing from the primary, or has become one', null],
  ])('go to the primary while it %s, and back when it follows again', async (_, behind) => {
    const { read, later, state, second } = site({ behind });
    expect(await read()).toBe('primary');
    state.behind = 1.9;
    later(4900);
    expect(await read()).toBe('primary');
    later(200);
    expect(await read()).toBe('standby');
    expect(second.out()).toBe(0);
  });

  it('go to the primary while it is away, without asking it at each read', async () => {
    const { read, later, second } = site();
    second.setAway(true);
    expect(await read()).toBe('primary');
    second.setAway(false);
    expect(await read()).toBe('primary');
    later(5001);
    expect(await read()).toBe('standby');
  });

  it.each(['08006', 'ECONNRESET', '57P01', '57P03', '40001', '53300'])(
    'are asked of the primary where it fails with %s',
    async (code) => {
      const { read, state, second, first } = site();
      await read();
      state.standby = () => failing(code);
      expect(await read()).toBe('primary');
      expect([second.out(), first.out()]).toEqual([0, 0]);
    },
  );

  it('are asked of the primary where it does not answer in time', async () => {
    const { read, state } = site();
    await read();
    state.standby = () => new Error('Query read timeout');
    expect(await read()).toBe('primary');
  });

  it.each(['42703', '25006', '57014'])(
    'fail where the statement is at fault (%s): the primary would not do better',
    async (code) => {
      const { read, state, second, first } = site();
      state.standby = () => failing(code);
      await expect(read()).rejects.toMatchObject({ code });
      expect([first.asked, second.out()]).toEqual([[], 0]);
    },
  );
});
