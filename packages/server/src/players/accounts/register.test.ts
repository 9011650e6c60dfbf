import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { createCompeRoom } from '../../rooms/offers/createCompeRoom';
import { joinRoom } from '../../rooms/join/joinRoom';
import { smallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { isAdult } from './adult';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';
import { readPersonalData } from './personalData';

let server: TestServer;
let identity = 0;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes], {
    money: { mode: 'play', licence: null },
    identity: {
      verify: async (token) => {
        const sub = token.split('#')[0]!;
        return { sub, email: `${sub}@gmail.test`, name: null };
      },
    },
  });
  await setClock(server.db, { at: '2026-06-10T18:00:00Z', speed: 0 });
});
afterAll(() => server.close());

const person = (changes: Record<string, unknown> = {}) => ({
  email: `persona-${++identity}@arma11.test`,
  username: `persona-${identity}`,
  password: 'una frase larga',
  birth_date: '1990-02-28',
  accept_terms: true,
  accept_privacy: true,
  ...changes,
});
const register = (changes?: Record<string, unknown>, ip = `10.0.0.${identity}`) =>
  server.call('POST', 'plus/auth/register/', { body: person(changes), ip });
const mails = async (to: string) =>
  server.db.fresh.selectFrom('outbox').selectAll().where('channel', '=', 'mail').where('recipient', '=', to).execute();

describe('plus/auth/register/', () => {
  it('opens an account with a session, the first coins of a game and what was agreed to', async () => {
    const { status, body } = await register({ username: 'Nueva.Once', accept_marketing: true });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      username: 'Nueva.Once',
      saldo: 200,
      saldo_bono: 200,
      age_verified: true,
      kyc: 'no',
      needs_consent: false,
      is_reset: false,
    });
    const headers = { authorization: `Bearer ${body.access}` };
    expect((await server.call('GET', 'users/get-data/', { headers })).body).toEqual(body.user);
    const row = await server.db.fresh
      .selectFrom('app_user')
      .select(['marketing', 'consented_at', 'password_hash'])
      .where('id', '=', body.user.id)
      .executeTakeFirst();
    expect(row).toEqual({
      marketing: true,
      consented_at: '2026-06-10T18:00:00.000Z',
      password_hash: 'plain:una frase larga',
    });
    const known = await readPersonalData(server.db.fresh, server.deps.sealing, body.user.id);
    expect(known.birth_date).toBe('1990-02-28');
  });

  it.each([
    [{ birth_date: '2008-06-11' }, 403, 'EDAD_NO_VERIFICADA', 'Debes tener 18 años o más para jugar con dinero.'],
    [{ birth_date: '2008-06-10' }, 200, undefined, ''],
    [{ birth_date: '31-12-1990' }, 400, 'DATOS_INVALIDOS', ''],
    [{ birth_date: undefined }, 400, 'DATOS_INVALIDOS', ''],
    [{ accept_terms: false }, 400, 'DATOS_INVALIDOS', ''],
    [{ accept_privacy: undefined }, 400, 'DATOS_INVALIDOS', ''],
    [{ email: 'no es un correo' }, 400, 'DATOS_INVALIDOS', ''],
    [{ username: 'admin' }, 400, 'DATOS_INVALIDOS', 'reservados'],
    [{ username: 'ana' }, 400, 'DATOS_INVALIDOS', 'Nick de usuario muy corto'],
    [{ password: 'corta1' }, 400, 'DATOS_INVALIDOS', 'Password muy corto'],
    [{ password: '' }, 400, 'DATOS_INVALIDOS', 'Password muy corto'],
    [{ password: 'football' }, 400, 'DATOS_INVALIDOS', 'fácil'],
    [{ password: 'LIVERPOOL' }, 400, 'DATOS_INVALIDOS', 'fácil'],
    [{ password: 'charlie1' }, 400, 'DATOS_INVALIDOS', 'fácil'],
  ])('answers %j with %i', async (changes, status, code, sentence) => {
    const answer = await register(changes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (sentence) expect(answer.body.message).toContain(sentence);
  });

  it('refuses a taken name and a taken e-mail in the same words, and tells the owner of the e-mail once a day', async () => {
    const owner = await server.player({ username: 'duena-11', email: 'Duena@arma11.test' });
    const answers = [
      await register({ username: 'DUENA-II' }),
      await register({ email: 'duena@ARMA11.test' }),
      await register({ email: 'duena@arma11.test', username: 'duena-11' }),
    ];
    const told = answers.map(({ status, body: { code, message } }) => [status, code, message]);
    expect(told[0]![1]).toBe('USUARIO_O_CORREO_EXISTE');
    expect(new Set(told.map(String)).size).toBe(1);
    await vi.waitFor(async () => expect(await mails('Duena@arma11.test')).toHaveLength(1));
    expect((await owner.call('GET', 'users/get-data/')).status).toBe(200);
  });

  it('gives one name to one of six who want it at once, and every account its own purses', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => register({ username: 'todos-juntos' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('takes 120 an hour from one address, and says so ten times less often when names are taken', async () => {
    const ip = '198.51.100.7';
    const refused = [];
    for (let i = 0; i < 121; i++) refused.push((await register({ birth_date: '2020-01-01' }, ip)).status);
    expect(refused).toEqual([...Array(120).fill(403), 429]);
    await server.player({ username: 'ocupado-11' });
    const taken = [];
    for (let i = 0; i < 31; i++) taken.push((await register({ username: 'ocupado-11' }, '198.51.100.8')).status);
    expect(taken).toEqual([...Array(30).fill(409), 429]);
  });

  it('gives no coins where coins are or stand for money', async () => {
    const demo = await openTestServer([accountsRoutes, sessionRoutes], { db: server.db });
    const { body } = await demo.call('POST', 'plus/auth/register/', { body: person(), ip: '10.9.9.9' });
    expect(body.user.saldo).toBe(0);
  });
});

describe('plus/auth/consent/', () => {
  const enter = async (sub: string) => {
    const { body } = await server.call('POST', 'users/login-google/', { body: { token_id: sub } });
    const headers = { authorization: `Bearer ${body.access}` };
    const consent = (given: Record<string, unknown>) =>
      server.call('POST', 'plus/auth/consent/', {
        headers,
        body: { birth_date: '1990-01-01', accept_terms: true, accept_privacy: true, ...given },
      });
    return { body, consent };
  };

  it('is asked after a first sign-in with Google, once, and gives the first coins', async () => {
    const { body, consent } = await enter('g-nueva');
    expect([body.needs_consent, body.user.needs_consent, body.user.saldo]).toEqual([true, true, 0]);
    const answer = await consent({});
    expect(answer.body).toMatchObject({
      status: 'ok',
      user: { needs_consent: false, age_verified: true, saldo: 200 },
    });
    const again = await consent({ birth_date: '1970-01-01' });
    expect(again.body.user.saldo).toBe(200);
    const known = await readPersonalData(server.db.fresh, server.deps.sealing, body.user.id);
    expect(known.birth_date).toBe('1990-01-01');
  });

  it('is refused to a minor, of whom nothing is kept', async () => {
    const { body, consent } = await enter('g-menor');
    expect((await consent({ birth_date: '2012-01-01' })).body.code).toBe('EDAD_NO_VERIFICADA');
    const { rows } =
      await sql`select 1 from app_user where id = ${body.user.id} and consented_at is null and birth_sealed is null`.execute(
        server.db.fresh,
      );
    expect(rows).toHaveLength(1);
  });

  it('stays asked at every sign-in, and keeps paid seats closed until it is given', async () => {
    const { leagueId } = await smallLeague(server.db);
    const terms = { tipo: '1' as const, name: 'Sala', leagueId, max_players: 20, min_players: 2, jornada: 1 };
    const money = { modo_pozo: 'proporcional' as const, commission_bps: 1000, lock_lead_min: 5 };
    const room = (amount_ins: number) => server.db.tx((tx) => createCompeRoom(tx, { ...terms, ...money, amount_ins }));
    const [free, paid] = [await room(0), await room(50)];
    const { body, consent } = await enter('g-espera');
    const join = (roomId: number) => server.db.tx((tx) => joinRoom(tx, { roomId, userId: body.user.id }));
    expect((await enter('g-espera#2')).body).toMatchObject({ created: false, needs_consent: true });
    await expect(join(paid)).rejects.toMatchObject({ status: 403, code: 'EDAD_NO_VERIFICADA' });
    expect(await join(free)).toBeGreaterThan(0);
    await consent({});
    expect(await join(paid)).toBeGreaterThan(0);
  });

  it('wants both acceptances', async () => {
    const { consent } = await enter('g-acepta');
    expect((await consent({ accept_terms: false })).status).toBe(400);
    expect((await consent({ accept_privacy: false })).status).toBe(400);
  });
});

describe('isAdult', () => {
  it.each([
    ['2008-06-10', '2026-06-10', true],
    ['2008-06-11', '2026-06-10', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['1900-01-01', '2026-06-10', true],
  ])('says of somebody born on %s on %s: %s', (born, today, adult) => {
    expect(isAdult(born, today)).toBe(adult);
  });
});
