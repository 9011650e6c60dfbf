import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createServer } from '../../createServer';
import { signInCheck } from '../../demo/readiness';
import type { Db } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import { openTestServer, type TestServer } from '../../testing/testServer';

let base: TestServer;
beforeAll(async () => {
  base = await openTestServer([]);
});
afterAll(() => base.close());

const demo = { email: 'demo@arma11.pe', password: 'jugar2026', league: 'demo' };

/** A server with other surroundings than the others', and what it says at an address. */
function serverWith(deps: Partial<Deps>, facts: { demo?: typeof demo } = {}) {
  const health = { version: '1.2.3', ...facts };
  const server = createServer({ ...base.deps, ...deps }, { groups: [], health });
  return async (path: string) => {
    const response = await server.fetch(new Request(`http://arma11.test${path}`));
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
}

const gone = () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};
const withoutDatabase = (): Db => ({ ...base.db, fresh: new Proxy({}, { get: gone }) as Db['fresh'] });

describe('/livez', () => {
  it('answers while the database does not: the process lives, and is not to be ended', async () => {
    const { status, body } = await serverWith({ db: withoutDatabase() })('/livez');
    expect([status, body]).toEqual([200, { status: 'ok', reasons: [], version: '1.2.3' }]);
  });
});

describe('/readyz', () => {
  it('answers 200 where the database takes writes and has the schema of this version', async () => {
    const { status, body } = await serverWith({})('/readyz');
    expect([status, body]).toEqual([200, { status: 'ok', reasons: [], version: '1.2.3' }]);
  });

  it('answers 503, with a time to come back, while the database does not answer', async () => {
    const { status, body, headers } = await serverWith({ db: withoutDatabase() })('/readyz');
    expect([status, body.reasons]).toEqual([503, ['The database does not answer.']]);
    expect(headers.get('retry-after')).toBe('2');
  });

  it('answers 503 on a database that only reads, as a standby does', async () => {
    await base.db
      .tx(async (tx) => {
        await sql`set transaction read only`.execute(tx);
        const { status, body } = await serverWith({ db: { ...base.db, fresh: tx } })('/readyz');
        expect([status, body.reasons]).toEqual([503, ['The database takes no writes.']]);
        throw new Error('the transaction is broken');
      })
      .catch((error: unknown) => expect(String(error)).toContain('the transaction is broken'));
  });

  it('answers 503 while migrations are missing, and names them', async () => {
    const { rows } = await sql<{ name: string; timestamp: string }>`
      delete from kysely_migration where name = (select max(name) from kysely_migration) returning *`.execute(
      base.db.fresh,
    );
    onTestFinished(async () => {
      await sql`insert into kysely_migration (name, timestamp) values (${rows[0]!.name}, ${rows[0]!.timestamp})`.execute(
        base.db.fresh,
      );
    });
    const { status, body } = await serverWith({})('/readyz');
    expect([status, body.reasons]).toEqual([503, [`Migrations are missing: ${rows[0]!.name}.`]]);
  });
});

describe('/healthz', () => {
  it('answers 200 with engine, durability and version when a sign-in would work', async () => {
    const { status, body } = await serverWith({})('/healthz');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      reasons: [],
      money: 'open',
      engine: base.db.engine,
      durability: base.db.engine === 'pg' ? 'power-loss' : 'process-crash',
      version: '1.2.3',
    });
  });

  it('says of durability what the database says, not what its kind suggests', async () => {
    await base.db.tx(async (tx) => {
      const health = async () => (await serverWith({ db: { ...base.db, fresh: tx } })('/healthz')).body.durability;
      expect(await health()).toBe(base.db.engine === 'pg' ? 'power-loss' : 'process-crash');
      await sql`set local synchronous_commit = off`.execute(tx);
      expect(await health()).toBe('process-crash');
    });
  });

  it('promises no more than a process crash while the database does not answer', async () => {
    expect((await serverWith({ db: withoutDatabase() })('/healthz')).body.durability).toBe('process-crash');
  });

  it.each([
    ['the demo season is missing', {}, 'The demo season is not in place.'],
    [
      'passwords cannot be verified',
      { hasher: { hash: async () => 'x', verify: async () => false } },
      'Passwords cannot be verified.',
    ],
  ])('answers 503 with the reason while %s', async (what, deps, reason) => {
    const { status, body } = await serverWith(deps, what.startsWith('the demo') ? { demo } : {})('/healthz');
    expect([status, body.reasons]).toEqual([503, [reason]]);
  });

  it('wants the demo account to sign in once the demo season is there', async () => {
    const ask = serverWith({}, { demo });
    onTestFinished(async () => void (await base.db.fresh.deleteFrom('league').execute()));
    await base.db.fresh
      .insertInto('league')
      .values({ league_unique: 'demo', name: 'Demo', logo: '', season: '2026' })
      .execute();
    expect((await ask('/healthz')).body.reasons).toEqual(['The demo account cannot sign in.']);
    await base.player({ username: 'demo-11', email: demo.email, passwordHash: `plain:${demo.password}` });
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('does not hash again what has verified, nor fails while players wait for the hasher', async () => {
    let asked = 0;
    const full = () => Promise.reject(new Refusal(429, 'MUCHOS_INTENTOS', 'Hay mucha gente ingresando.'));
    const verify = async () => (asked++, true);
    const calm = signInCheck({ ...base.deps, hasher: { ...base.deps.hasher, verify } });
    expect([await calm(), await calm(), asked]).toEqual([[], [], 1]);
    const rushed = signInCheck({ ...base.deps, hasher: { hash: full, verify: full } });
    expect(await rushed()).toEqual([]);
  });
});
