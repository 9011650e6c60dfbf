import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';
import { secondFactorRoutes } from '../../api/secondFactorRoutes';
import { sha256 } from '../../platform/bytes';
import { appNow, setClock } from '../../platform/db/clock';
import { endSessions, openSession } from '../accounts/sessions';
import { type Deviation, testAuthenticator } from '../../testing/testAuthenticator';
import { callerOf, openTestServer, type ApiCall, type TestPlayer, type TestServer } from '../../testing/testServer';
import { lockFactors } from './lockFactors';

const NOON = new Date('2026-03-02T17:00:05Z');
const at = 'plus/auth/second-factor/';
const LATE = 'Este pedido ya se usó o tiene más de 5 minutos. Empieza de nuevo con tu llave de acceso.';
const NOT_MADE = 'Tu dispositivo no creó una llave de acceso que sirva aquí. Prueba con otro.';
const NOT_SHOWN = 'Esa llave de acceso no sirve aquí. Prueba otra vez o usa un código.';
const DUE = 'Confirma que eres tú con tu segundo factor antes de ';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes, secondFactorRoutes]);
});
beforeEach(() => setClock(server.db, { at: NOON, speed: 0 }));
afterAll(() => server.close());

const later = async (seconds: number) =>
  setClock(server.db, { at: new Date(Date.parse(await appNow(server.db.fresh)) + seconds * 1000), speed: 0 });

const staff = () => server.player({ role: 'admin' });

/** Another session of the same person, fresh from its sign-in. */
async function anotherSession({ id }: TestPlayer): Promise<ApiCall> {
  const { random } = server.deps;
  const { access } = await server.db.tx((tx) => openSession(tx, { userId: id, device: 'other', random }));
  return callerOf(server, access);
}

const outcome = ({ status, body }: { status: number; body: { code?: string; message?: string } }) => [
  status,
  body.code,
  body.message,
];

const begin = async (call: ApiCall) => (await call('POST', `${at}passkeys/begin/`)).body.options;
const add = (call: ApiCall, credential: unknown) =>
  call('POST', `${at}passkeys/`, { body: { name: 'Celular', credential } });
const ask = async (call: ApiCall) => (await call('POST', `${at}passkey/ask/`)).body.options;
const show = (call: ApiCall, credential: unknown) => call('POST', `${at}passkey/`, { body: { credential } });

/** Somebody of the staff with a passkey, and another session of theirs that has shown nothing. */
async function withPasskey(deviation: Deviation = {}) {
  const person = await staff();
  const device = testAuthenticator();
  expect((await add(person.call, device.create(await begin(person.call), deviation))).status).toBe(200);
  return { person, device, call: await anotherSession(person) };
}

/** All that a refused call may not change of a person; that the challenge is used up is no such thing. */
async function written({ id }: TestPlayer): Promise<unknown> {
  const { rows } = await sql`select
    (select json_agg(p order by id) from passkey p where user_id = ${id}) as passkeys,
    (select json_agg(t) from totp t where user_id = ${id} and secret is not null) as totp,
    (select count(*)::int from recovery_code where user_id = ${id}) as codes,
    (select json_agg(second_factor_at order by s.id) from session s where user_id = ${id}) as given,
    (select count(*)::int from outbox m join app_user u on u.email = m.recipient where u.id = ${id}) as mails`.execute(
    server.db.fresh,
  );
  return rows[0];
}

const DEVIATIONS: [string, Deviation][] = [
  ['by a page of another origin', { origin: 'https://arma11.test.evil.example' }],
  ['by our name without TLS', { origin: 'http://arma11.test' }],
  ['for another name', { rpId: 'evil.example' }],
  ['without a finger, a face or a PIN', { verified: false }],
];

describe('making a passkey', () => {
  it('makes it a factor, which this session has then shown, and brings ten recovery codes', async () => {
    const person = await staff();
    const device = testAuthenticator();
    const options = await begin(person.call);
    expect(options).toMatchObject({
      rp: { id: 'arma11.test' },
      authenticatorSelection: { userVerification: 'required' },
    });
    const made = await add(person.call, device.create(options));
    expect([made.status, made.body.recovery_codes?.length]).toEqual([200, 10]);
    const state = await person.call('GET', at);
    expect(state.body).toMatchObject({ given: true, passkeys: [{ name: 'Celular', last_used_at: null }] });
    expect((await begin(person.call)).excludeCredentials).toMatchObject([{ id: device.id }]);
  });

  it.each([...DEVIATIONS, ['as if it were shown', { type: 'webauthn.get' }] as [string, Deviation]])(
    'is refused when it is made %s, and writes nothing',
    async (_, deviation) => {
      const person = await staff();
      const before = await written(person);
      const made = await add(person.call, testAuthenticator().create(await begin(person.call), deviation));
      expect(outcome(made)).toEqual([422, 'LLAVE_INVALIDA', NOT_MADE]);
      expect(await written(person)).toEqual(before);
    },
  );

  it('takes what was asked once, within five minutes, of this session alone', async () => {
    const [person, other] = [await staff(), await staff()];
    const spent = await begin(person.call);
    const device = testAuthenticator();
    expect((await add(person.call, device.create(spent))).status).toBe(200);
    const before = await written(person);
    const again = testAuthenticator().create(spent);
    expect(outcome(await add(person.call, again))).toEqual([410, 'CODIGO_VENCIDO', LATE]);
    await begin(person.call);
    expect(outcome(await add(person.call, again))).toEqual([422, 'LLAVE_INVALIDA', NOT_MADE]);

    const others = testAuthenticator().create(await begin(other.call));
    await begin(person.call);
    expect(outcome(await add(person.call, others))).toEqual([422, 'LLAVE_INVALIDA', NOT_MADE]);

    const late = testAuthenticator().create(await begin(person.call));
    await later(5 * 60);
    expect(outcome(await add(person.call, late))).toEqual([410, 'CODIGO_VENCIDO', LATE]);
    expect(await written(person)).toEqual(before);
  });

  it('never takes the passkey of somebody else', async () => {
    const { device, person } = await withPasskey();
    const other = await staff();
    const before = await Promise.all([written(person), written(other)]);
    expect(outcome(await add(other.call, device.create(await begin(other.call))))).toEqual([
      422,
      'LLAVE_INVALIDA',
      NOT_MADE,
    ]);
    expect(await Promise.all([written(person), written(other)])).toEqual(before);
  });
});

describe('showing a passkey', () => {
  it('opens the desk to this session alone, and is told when it was used', async () => {
    const { person, device, call } = await withPasskey();
    const still = await anotherSession(person);
    const options = await ask(call);
    expect(options).toMatchObject({ rpId: 'arma11.test', userVerification: 'required' });
    expect((await show(call, device.get(options))).status).toBe(200);
    expect((await call('GET', at)).body).toMatchObject({
      given: true,
      passkeys: [{ last_used_at: expect.any(String) }],
    });
    expect((await still('GET', at)).body).toMatchObject({ given: false });
  });

  it.each([...DEVIATIONS, ['as if it were made', { type: 'webauthn.create' }] as [string, Deviation]])(
    'is refused when it is shown %s, and writes nothing',
    async (_, deviation) => {
      const { person, device, call } = await withPasskey();
      const before = await written(person);
      const shown = await show(call, device.get(await ask(call), deviation));
      expect(outcome(shown)).toEqual([422, 'LLAVE_INVALIDA', NOT_SHOWN]);
      expect(await written(person)).toEqual(before);
    },
  );

  it.each([
    ['goes back', 6],
    ['stands still', 7],
    ['is gone', 0],
  ])('is refused when its count %s, as a copy’s would be', async (_, counter) => {
    const { person, device, call } = await withPasskey({ counter: 5 });
    expect((await show(call, device.get(await ask(call), { counter: 7 }))).status).toBe(200);
    const before = await written(person);
    const copy = await anotherSession(person);
    const shown = await show(copy, device.get(await ask(copy), { counter }));
    expect(outcome(shown)).toEqual([422, 'LLAVE_INVALIDA', NOT_SHOWN]);
    expect((await copy('GET', at)).body).toMatchObject({ given: false });
    expect((await written(person)) as object).toMatchObject({ passkeys: (before as { passkeys: object[] }).passkeys });
  });

  it('takes what was asked once, within five minutes, of this session alone', async () => {
    const { person, device, call } = await withPasskey();
    const spent = device.get(await ask(call));
    expect((await show(call, spent)).status).toBe(200);
    const replaying = await anotherSession(person);
    const before = await written(person);
    expect(outcome(await show(replaying, spent))).toEqual([410, 'CODIGO_VENCIDO', LATE]);
    await ask(replaying);
    expect(outcome(await show(replaying, spent))).toEqual([422, 'LLAVE_INVALIDA', NOT_SHOWN]);
    const late = device.get(await ask(replaying));
    await later(5 * 60);
    expect(outcome(await show(replaying, late))).toEqual([410, 'CODIGO_VENCIDO', LATE]);
    expect(await written(person)).toEqual(before);
  });

  it('takes what was asked once, also when it is shown four times at the same moment', async () => {
    const { device, call } = await withPasskey();
    const spent = device.get(await ask(call));
    const answers = await Promise.all([1, 2, 3, 4].map(() => show(call, spent)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
  });

  it('is refused with the passkey of another person, and with what another person was asked', async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()];
    const before = await written(mine.person);
    expect(outcome(await show(mine.call, other.device.get(await ask(mine.call))))).toEqual([
      422,
      'LLAVE_INVALIDA',
      NOT_SHOWN,
    ]);
    const asked = await ask(other.call);
    await ask(mine.call);
    expect(outcome(await show(mine.call, mine.device.get(asked)))).toEqual([422, 'LLAVE_INVALIDA', NOT_SHOWN]);
    const forged = { ...other.device.get(await ask(mine.call)), id: mine.device.id, rawId: mine.device.id };
    expect(outcome(await show(mine.call, forged))).toEqual([422, 'LLAVE_INVALIDA', NOT_SHOWN]);
    expect(await written(mine.person)).toEqual(before);
  });
});

describe('two first factors at the same moment', () => {
  it('from two sessions: one is the first, the other has to show it', async () => {
    const person = await staff();
    const other = await anotherSession(person);
    const { body } = await person.call('POST', `${at}totp/begin/`);
    const credential = testAuthenticator().create(await begin(other));
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: NOON.getTime() });
    const answers = await Promise.all([person.call('POST', `${at}totp/`, { body: { code } }), add(other, credential)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const refused = answers.find(({ status }) => status === 403)!.body;
    expect(refused).toMatchObject({ code: 'SEGUNDO_FACTOR', message: expect.stringContaining(DUE) });
    const { totp, passkeys } = (await person.call('GET', at)).body;
    expect([totp, ...passkeys].filter(Boolean)).toHaveLength(1);
    expect(await written(person)).toMatchObject({ codes: 10, mails: 1 });
  });

  it('are no two for a request that was let in before the first was there, also of the same session', async () => {
    const { person } = await withPasskey();
    const caller = { id: person.id, role: 'admin', authAt: '', tokenHash: await sha256(person.access) } as const;
    const change = (secondFactor: 'none' | 'given') =>
      server.db.tx((tx) => lockFactors(tx, { ...caller, secondFactor }, 'activar la app de códigos'));
    await expect(change('none')).rejects.toMatchObject({ code: 'SEGUNDO_FACTOR' });
    await expect(change('given')).resolves.toBeUndefined();
    await server.db.tx((tx) => endSessions(tx, person.id));
    await expect(change('given')).rejects.toMatchObject({ status: 401 });
  });
});
