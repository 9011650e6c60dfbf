import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '../../createServer';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';
import { opsRoutes } from '../../api/operatorRoutes';
import { secondFactorRoutes } from '../../api/secondFactorRoutes';
import { appNow, setClock } from '../../platform/db/clock';
import { openSession } from '../accounts/sessions';
import { testCommand } from '../../testing/testCommand';
import { callerOf, openTestServer, type ApiCall, type TestPlayer, type TestServer } from '../../testing/testServer';

const groups = [accountsRoutes, sessionRoutes, opsRoutes, secondFactorRoutes];
const NOON = new Date('2026-03-02T17:00:05Z');
const at = 'plus/auth/second-factor/';

let server: TestServer;
/** The same database as production serves it. */
let production: ReturnType<typeof createServer>;

beforeAll(async () => {
  server = await openTestServer(groups);
  production = createServer({ ...server.deps, production: true }, { groups });
});
beforeEach(() => setClock(server.db, { at: NOON, speed: 0 }));
afterAll(() => server.close());

const later = async (seconds: number) =>
  setClock(server.db, { at: new Date(Date.parse(await appNow(server.db.fresh)) + seconds * 1000), speed: 0 });

const codeOf = async (secret: string, stepsAway = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.parse(await appNow(server.db.fresh)) + stepsAway * 30_000,
  });

const staff = (role: 'operador' | 'tesorero' | 'admin' = 'admin') => server.player({ role });

/** Another session of the same person, fresh from its sign-in. */
async function anotherSession({ id }: TestPlayer): Promise<ApiCall> {
  const { random } = server.deps;
  return callerOf(
    server,
    (await server.db.tx((tx) => openSession(tx, { userId: id, device: 'other', random }))).access,
  );
}

/** Adds an authenticator app; the code that confirmed it is of this half minute. */
async function enrolled(call: ApiCall): Promise<{ secret: string; codes: string[] }> {
  const { body } = await call('POST', `${at}totp/begin/`);
  const confirmed = await call('POST', `${at}totp/`, { body: { code: await codeOf(body.secret) } });
  expect(confirmed.status).toBe(200);
  return { secret: body.secret, codes: confirmed.body.recovery_codes };
}

const give = (call: ApiCall, code: string) => call('POST', `${at}code/`, { body: { code } });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const mailsTo = async (id: number) => {
  const { rows } = await sql<{ subject: string }>`
    select m.subject from outbox m join app_user u on u.email = m.recipient where u.id = ${id} order by m.id`.execute(
    server.db.fresh,
  );
  return rows.map(({ subject }) => subject);
};

describe('an authenticator app', () => {
  it('is a factor once a code of it is confirmed, which this session has then shown; the first brings ten recovery codes', async () => {
    const person = await staff();
    const offered = await person.call('POST', `${at}totp/begin/`);
    expect(offered.body).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
    expect(offered.body.uri).toContain('otpauth://totp/Arma%20Tu%2011:');
    expect(decodeURIComponent(offered.body.qr)).toMatch(/^data:image\/svg\+xml,(<\?xml.*\?>)?\s*<svg/);
    expect((await person.call('GET', at)).body).toMatchObject({ totp: null, given: false });
    const { codes } = await enrolled(person.call);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^([A-Z2-9]{4}-){5}[A-Z2-9]{4}$/.test(code))).toBe(true);
    const state = await person.call('GET', at);
    expect(state.body).toMatchObject({ given: true, recovery_left: 10, totp: { created_at: expect.any(String) } });
  });

  it('takes the code of now, of the half minute before and of the next, and no other', async () => {
    const person = await staff();
    const { secret } = await enrolled(person.call);
    await later(600);
    for (const [steps, taken] of [
      [-2, 422],
      [2, 422],
      [-1, 200],
      [0, 200],
      [1, 200],
    ] as const) {
      const call = await anotherSession(person);
      expect([steps, (await give(call, await codeOf(secret, steps))).status]).toEqual([steps, taken]);
    }
  });

  it('takes each code once: not again, not one before it, and not the one that confirmed it', async () => {
    const person = await staff();
    const { secret } = await enrolled(person.call);
    const call = await anotherSession(person);
    expect(outcome(await give(call, await codeOf(secret)))).toEqual([422, 'CODIGO_INCORRECTO']);
    await later(300);
    expect((await give(call, await codeOf(secret))).status).toBe(200);
    expect(outcome(await give(call, await codeOf(secret)))).toEqual([422, 'CODIGO_INCORRECTO']);
    expect(outcome(await give(call, await codeOf(secret, -1)))).toEqual([422, 'CODIGO_INCORRECTO']);
  });

  it('opens one of two sessions that show the same code at the same moment', async () => {
    const person = await staff();
    const { secret } = await enrolled(person.call);
    await later(60);
    const code = await codeOf(secret);
    const calls = await Promise.all([1, 2, 3, 4].map(() => anotherSession(person)));
    const statuses = (await Promise.all(calls.map((call) => give(call, code)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422, 422, 422]);
  });

  it('is sealed in the database, for its owner alone', async () => {
    const person = await staff();
    const { secret } = await enrolled(person.call);
    const { rows } = await sql<{ secret: Uint8Array }>`select secret from totp where user_id = ${person.id}`.execute(
      server.db.fresh,
    );
    expect(Buffer.from(rows[0]!.secret).includes(secret)).toBe(false);
    const other = await staff();
    await enrolled(other.call);
    await later(60);
    await sql`update totp set secret = ${rows[0]!.secret} where user_id = ${other.id}`.execute(server.db.fresh);
    const call = await anotherSession(other);
    expect(outcome(await give(call, await codeOf(secret)))).toEqual([409, 'FACTOR_ILEGIBLE']);
  });

  it('is replaced by another only when that one is confirmed, within 15 minutes', async () => {
    const person = await staff();
    const { secret } = await enrolled(person.call);
    const { body: next } = await person.call('POST', `${at}totp/begin/`);
    await later(60);
    expect((await give(person.call, await codeOf(secret))).status).toBe(200);
    const confirmed = await person.call('POST', `${at}totp/`, { body: { code: await codeOf(next.secret) } });
    expect([confirmed.status, confirmed.body.recovery_codes]).toEqual([200, null]);
    await later(60);
    expect((await give(person.call, await codeOf(secret))).status).toBe(422);
    expect((await give(person.call, await codeOf(next.secret))).status).toBe(200);
    const { body: third } = await person.call('POST', `${at}totp/begin/`);
    await later(16 * 60);
    await person.call('POST', 'plus/auth/reauth/', { body: { password: 'secreto1' } });
    const late = await person.call('POST', `${at}totp/`, { body: { code: await codeOf(third.secret) } });
    expect(outcome(late)).toEqual([410, 'CODIGO_VENCIDO']);
  });
});

describe('a recovery code', () => {
  it('opens once, however it is typed, and its owner is told', async () => {
    const person = await staff();
    const { codes } = await enrolled(person.call);
    const call = await anotherSession(person);
    expect((await give(call, ` ${codes[0]!.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await give(call, codes[0]!)).status).toBe(422);
    expect((await call('GET', at)).body).toMatchObject({ given: true, recovery_left: 9 });
    expect(await mailsTo(person.id)).toEqual(['Agregaste un segundo factor', 'Usaste un código de recuperación']);
  });

  it('opens one of two sessions that show it at the same moment', async () => {
    const person = await staff();
    const { codes } = await enrolled(person.call);
    const calls = await Promise.all([1, 2, 3, 4].map(() => anotherSession(person)));
    const statuses = (await Promise.all(calls.map((call) => give(call, codes[3]!)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422, 422, 422]);
  });

  it('is good for its owner alone, and until there are new ones; the database has none of them', async () => {
    const [person, other] = [await staff(), await staff()];
    const { codes } = await enrolled(person.call);
    await enrolled(other.call);
    expect((await give(await anotherSession(other), codes[1]!)).status).toBe(422);
    const renewed = await person.call('POST', `${at}recovery/`, { headers: { 'idempotency-key': 'k'.repeat(20) } });
    const fresh: string[] = renewed.body.recovery_codes;
    const call = await anotherSession(person);
    expect((await give(call, codes[2]!)).status).toBe(422);
    expect((await give(call, fresh[2]!)).status).toBe(200);
    const { rows } = await sql<{ text: string }>`
      select string_agg(r::text, ' ') as text from (select code_hash::text as r from recovery_code
        union all select coalesce(body, '') from idempotency) all_rows`.execute(server.db.fresh);
    expect(rows[0]!.text).not.toContain(fresh[0]);
  });
});

describe('changing the factors', () => {
  it('is for staff alone', async () => {
    const player = await server.player();
    for (const [method, path, body] of [
      ['GET', at, undefined],
      ['POST', `${at}totp/begin/`, undefined],
      ['POST', `${at}passkeys/begin/`, undefined],
      ['POST', `${at}code/`, { code: '123456' }],
      ['POST', `${at}passkey/ask/`, undefined],
      ['DELETE', `${at}totp/`, undefined],
      ['POST', `${at}recovery/`, undefined],
    ] as const) {
      expect(outcome(await player.call(method, path, { body }))).toEqual([403, 'PROHIBIDO']);
    }
  });

  it('needs a sign-in of the last ten minutes, also for the first', async () => {
    const person = await staff();
    await later(11 * 60);
    for (const path of [`${at}totp/begin/`, `${at}passkeys/begin/`])
      expect(outcome(await person.call('POST', path))).toEqual([403, 'REAUTENTICAR']);
    await person.call('POST', 'plus/auth/reauth/', { body: { password: 'secreto1' } });
    expect((await person.call('POST', `${at}totp/begin/`)).status).toBe(200);
  });

  it('needs the second factor in this session where there is one', async () => {
    const person = await staff();
    await enrolled(person.call);
    const call = await anotherSession(person);
    for (const [method, path] of [
      ['POST', `${at}totp/begin/`],
      ['POST', `${at}passkeys/begin/`],
      ['DELETE', `${at}totp/`],
      ['POST', `${at}recovery/`],
    ] as const) {
      expect(outcome(await call(method, path))).toEqual([403, 'SEGUNDO_FACTOR']);
    }
  });

  it('takes the last one away where none is required, with its recovery codes, and keeps it in production', async () => {
    const person = await staff();
    await enrolled(person.call);
    const inProduction = callerOf(production, person.access);
    expect(outcome(await inProduction('DELETE', `${at}totp/`))).toEqual([409, 'ULTIMO_FACTOR']);
    expect((await person.call('GET', at)).body).toMatchObject({ totp: {}, recovery_left: 10 });
    expect((await person.call('DELETE', `${at}totp/`)).status).toBe(200);
    expect((await person.call('GET', at)).body).toMatchObject({ totp: null, recovery_left: 0 });
    expect((await person.call('DELETE', `${at}totp/`)).status).toBe(404);
    expect(await mailsTo(person.id)).toEqual(['Agregaste un segundo factor', 'Quitaste un segundo factor']);
  });

  it('never takes both of two factors that are taken away at the same moment in production', async () => {
    const person = await staff();
    await enrolled(person.call);
    const { rows } = await sql<{ id: number }>`
      insert into passkey (user_id, credential_id, public_key, counter, name)
      values (${person.id}, ${`cred-${person.id}`}, '\\x00', 0, 'Celular') returning id`.execute(server.db.fresh);
    const call = callerOf(production, person.access);
    const removed = await Promise.all([call('DELETE', `${at}totp/`), call('DELETE', `${at}passkeys/${rows[0]!.id}/`)]);
    expect(removed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('trying', () => {
  it('is over after five wrong codes for 15 minutes, also for the right one; a right one begins anew', async () => {
    const person = await staff();
    const { secret, codes } = await enrolled(person.call);
    await later(60);
    const call = await anotherSession(person);
    for (let i = 0; i < 4; i++) expect((await give(call, '000000')).status).toBe(422);
    expect((await give(call, await codeOf(secret))).status).toBe(200);
    for (let i = 0; i < 5; i++) expect((await give(call, 'AAAA-AAAA-AAAA-AAAA')).status).toBe(422);
    const out = await give(call, codes[0]!);
    expect(outcome(out)).toEqual([429, 'MUCHOS_INTENTOS']);
    await later(15 * 60);
    expect((await give(call, codes[0]!)).status).toBe(200);
  });

  it('is told to the security log: what was added, shown, failed, locked out and taken away', async () => {
    const person = await staff();
    const seen = server.logged.length;
    const { secret } = await enrolled(person.call);
    await later(60);
    await give(person.call, await codeOf(secret));
    for (let i = 0; i < 6; i++) await give(person.call, '000000');
    await person.call('DELETE', `${at}totp/`);
    const events = server.logged.slice(seen).filter(({ event, user }) => event === 'security' && user === person.id);
    expect(events.map(({ kind, what, by }) => [kind, what ?? by])).toEqual([
      ['second_factor_changed', 'totp added'],
      ['second_factor', 'totp'],
      ...Array.from({ length: 5 }, () => ['second_factor_failed', 'totp']),
      ['locked_out', 'totp'],
      ['second_factor_changed', 'totp removed'],
    ]);
  });
});

describe('the desk', () => {
  const calls = Object.entries(opsRoutes.calls);
  const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

  describe('call by call', () => {
    let due: ApiCall;
    let given: ApiCall;
    let without: TestPlayer;
    beforeAll(async () => {
      await setClock(server.db, { at: NOON, speed: 0 });
      const having = await staff();
      without = await staff();
      await enrolled(having.call);
      due = await anotherSession(having);
      given = callerOf(production, having.access);
    });

    it.each(calls)(
      'refuses %s without the second factor: to who has one, and in production to all',
      async (_, call) => {
        const path = addressOf(call.path);
        expect(outcome(await due(call.method, path))).toEqual([403, 'SEGUNDO_FACTOR']);
        const inProduction = callerOf(production, without.access);
        expect(outcome(await inProduction(call.method, path))).toEqual([403, 'SIN_SEGUNDO_FACTOR']);
        // Without a body a write goes no further than its arguments.
        for (const open of [given, without.call]) {
          const { body } = await open(call.method, path, call.method === 'GET' ? {} : { body: [] });
          expect(String(body?.code)).not.toMatch(/SEGUNDO_FACTOR/);
        }
      },
    );
  });

  it('asks again after twelve hours, in that session alone', async () => {
    const person = await staff();
    const { secret } = await enrolled(person.call);
    const ask = async () => (await person.call('GET', 'ops/audit/')).status;
    expect(await ask()).toBe(200);
    await later(12 * 3600 - 1);
    expect(await ask()).toBe(200);
    expect((await person.call('GET', 'plus/users/me/desk/')).body).toEqual({ role: 'admin' });
    await later(1);
    expect(await ask()).toBe(403);
    expect((await person.call('GET', 'plus/users/me/desk/')).body).toEqual({ role: 'admin', second_factor: 'show' });
    await give(person.call, await codeOf(secret));
    expect(await ask()).toBe(200);
  });

  it('says in production that somebody without a factor has to add one', async () => {
    const person = await staff('operador');
    const call = callerOf(production, person.access);
    expect((await call('GET', 'plus/users/me/desk/')).body).toEqual({ role: 'operador', second_factor: 'add' });
    expect((await call('GET', at)).body).toMatchObject({ required: true });
    await enrolled(call);
    expect((await call('GET', 'plus/users/me/desk/')).body).toEqual({ role: 'operador' });
  });

  it('is opened to who has lost a factor by the command line: audited, sessions ended, the owner told', async () => {
    const person = await staff();
    await enrolled(person.call);
    for (let i = 0; i < 6; i++) await give(person.call, '000000');
    const reset = await testCommand(server.db, 'user mfa-reset', {
      user: String(person.id),
      reason: 'Llamó y lo reconocí',
    });
    expect(reset).toMatchObject({ user: person.id });
    expect((await person.call('GET', at)).status).toBe(401);
    const call = await anotherSession(person);
    expect((await call('GET', at)).body).toMatchObject({ totp: null, recovery_left: 0, given: false });
    expect(await mailsTo(person.id)).toContain('Restablecimos tu segundo factor');
    const { rows } =
      await sql`select from audit where action = 'user mfa-reset' and target = ${`user:${person.id}`}`.execute(
        server.db.fresh,
      );
    expect(rows).toHaveLength(1);
    await expect(
      testCommand(server.db, 'user mfa-reset', { user: String(person.id), reason: 'otra vez' }),
    ).rejects.toThrow('has no second factor');
    expect(Object.values(opsRoutes.calls).some(({ path }) => path.includes('mfa'))).toBe(false);
    await enrolled(call);
  });
});
