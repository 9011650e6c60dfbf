import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import type { PasswordHasher } from '../../platform/deps';
import { countStatements } from '../../testing/countStatements';
import { openTestServer, type ApiAnswer, type TestServer } from '../../testing/testServer';
import { argon2Hasher } from './argon2Hasher';
import { forgotPassword } from './forgotPassword';
import { login } from './login';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';

const START = Date.parse('2026-06-10T18:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes]);
});
afterAll(() => server.close());

const setTime = (seconds: number, on = server) => setClock(on.db, { at: new Date(START + seconds * 1000), speed: 0 });
function signIn(email: string, password: string, ip: string, on = server) {
  const body = new FormData();
  body.set('email', email);
  body.set('password', password);
  return on.call('POST', 'users/login-default/', { body, ip });
}
/** What a caller can see of an answer, without what is new in each. */
const seen = ({ status, text, headers }: ApiAnswer) =>
  JSON.stringify([
    status,
    text.replace(/"request_id":"[^"]*"/, ''),
    [...headers].filter(([name]) => !['x-request-id', 'x-server-time'].includes(name)),
  ]);
/** What a comparison costs: algorithm, version and parameters, without salt and result. */
const hashCost = (hash: string) => hash.split('$').slice(0, 4).join('$');

describe('T-ENUM: whether an e-mail has an account', () => {
  it('cannot be told from a failed sign-in: same status, words and headers, and the same work behind them', async () => {
    const db = countStatements(server.db);
    const real = argon2Hasher();
    const compared: string[] = [];
    const hasher: PasswordHasher = {
      hash: real.hash,
      verify: (hash, password) => (compared.push(hashCost(hash)), real.verify(hash, password)),
    };
    const on = await openTestServer([accountsRoutes], { db, hasher });
    await on.player({ email: 'conocida@arma11.test', passwordHash: await real.hash('una frase larga') });
    const emails = ['conocida@arma11.test', 'desconocida@arma11.test'];
    const answers = [];
    for (const email of emails) answers.push(await signIn(email, 'no es esta', '10.1.1.1', on));
    expect(answers[0]!.status).toBe(401);
    expect(new Set(answers.map(seen)).size).toBe(1);

    const work = [];
    for (const email of emails) {
      compared.length = 0;
      db.statements();
      await expect(
        login(on.deps, { email, password: 'no es esta', ip: '10.1.1.2', userAgent: 'test' }),
      ).rejects.toMatchObject({ code: 'CREDENCIALES' });
      work.push({ statements: db.statements(), compared: [...compared] });
    }
    expect(work[0]!.statements).toBeGreaterThan(0);
    expect(work[0]!.compared).toEqual([hashCost(await real.hash('otra frase larga'))]);
    expect(work[1]).toEqual(work[0]);
  });

  it('cannot be told from a forgotten password', async () => {
    await server.player({ username: 'olvida', email: 'olvida@arma11.test' });
    const forgot = (email: string) =>
      server.call('POST', 'plus/auth/password/forgot/', { body: { email }, ip: '10.2.2.2' });
    const answers = [await forgot('olvida@arma11.test'), await forgot('nadie@arma11.test')];
    expect(new Set(answers.map(seen)).size).toBe(1);

    const db = countStatements(server.db);
    const statements = [];
    for (const email of ['olvida@arma11.test', 'nadie@arma11.test']) {
      db.statements();
      await forgotPassword({ ...server.deps, db }, { email, ip: '10.2.2.3' });
      statements.push(db.statements());
    }
    expect(statements[0]).toBeGreaterThan(0);
    expect(statements[1]).toBe(statements[0]);
  });

  it('cannot be told from waiting either: both kinds are made to wait alike', async () => {
    await server.player({ username: 'espera', email: 'espera@arma11.test' });
    const tries = async (email: string, ip: string) => {
      const answers = [];
      for (let i = 0; i < 7; i++) answers.push(seen(await signIn(email, 'no es esta', `${ip}.${i}`)));
      return answers;
    };
    await setTime(0);
    expect(await tries('espera@arma11.test', '10.3.3')).toEqual(await tries('ninguna@arma11.test', '10.4.4'));
  });
});

describe('T-BRUTE: of a thousand guesses', () => {
  it('on one account from 50 addresses over two weeks, at most 105 are compared', async ({ task }) => {
    Object.assign(task.meta, { cases: 1000 });
    const compared: string[] = [];
    const counting = await openTestServer([accountsRoutes, sessionRoutes], {
      db: server.db,
      hasher: {
        hash: (password) => Promise.resolve(`plain:${password}`),
        verify: async (hash, password) => (compared.push(password), hash === `plain:${password}`),
      },
    });
    await counting.player({ username: 'victima', email: 'victima@arma11.test' });
    for (let i = 0; i < 1000; i++) {
      if (i % 5 === 0) await setTime(3600 + i * 1200, counting);
      await signIn('victima@arma11.test', `intento-${i}`, `10.5.${i % 50}.1`, counting);
    }
    expect(compared.length).toBeLessThanOrEqual(105);
    expect(compared.length).toBe(100);
    await setTime(3600 + 1_300_000, counting);
    const late = await signIn('victima@arma11.test', 'secreto1', '10.6.6.6', counting);
    expect([late.status, late.body.message]).toEqual([
      429,
      'Demasiados intentos fallidos. Pide una contraseña nueva desde «Olvidé mi contraseña».',
    ]);
  });

  it('with other people’s passwords from one address, at most 130 are compared in an hour', async ({ task }) => {
    Object.assign(task.meta, { cases: 960 });
    let compared = 0;
    const counting = await openTestServer([accountsRoutes], {
      db: server.db,
      hasher: { hash: (password) => Promise.resolve(password), verify: async () => (++compared, false) },
    });
    for (let minute = 0; minute < 60; minute += 5) {
      await setTime(5_000_400 + minute * 60, counting);
      for (let i = 0; i < 80; i++) await signIn(`p-${minute}-${i}@arma11.test`, `clave-${i}`, '10.7.7.7', counting);
    }
    expect(compared).toBeLessThanOrEqual(130);
    expect(compared).toBeGreaterThanOrEqual(90);
  });

  it('a sign-in of the owner ends the row', async () => {
    await server.player({ username: 'olvidona', email: 'olvidona@arma11.test' });
    for (let day = 0; day < 40; day++) {
      await setTime(20_000_000 + day * 86_400);
      for (let i = 0; i < 4; i++) await signIn('olvidona@arma11.test', 'no es esta', `10.8.${day}.1`);
      expect((await signIn('olvidona@arma11.test', 'secreto1', `10.8.${day}.1`)).status).toBe(200);
    }
  });
});
