// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { contract } from '../contract';
import { Arma11Error } from './Arma11Error';
import type { ClientSettings } from './clientOf';
import { createClient } from './createClient';
import { memoryStorage } from './memoryStorage';
import type { TransportRequest, TransportResponse } from './transport';

type Answer = Partial<TransportResponse> | Error;

/** Returns the given responses in turn, the last one for ever, and keeps what was asked. */
function clientOf(answers: Answer | Answer[], settings: Partial<ClientSettings> = {}) {
  const queue = Array.isArray(answers) ? [...answers] : [answers];
  const sent: TransportRequest[] = [];
  const transport = async (request: TransportRequest) => {
    sent.push(request);
    const answer = queue.length > 1 ? queue.shift()! : queue[0]!;
    if (answer instanceof Error) throw answer;
    return { status: 200, headers: {}, body: null, ...answer };
  };
  const waits: number[] = [];
  const client = createClient({
    transport,
    getToken: () => 'tok',
    operationStorage: memoryStorage(),
    wait: async (ms) => void waits.push(ms),
    random: () => 1,
    ...settings,
  });
  return { client, sent, waits };
}

const refusal = (status: number, code: string, extra = {}) => ({
  status,
  body: { status: 'error', code, message: `mensaje ${code}`, request_id: 'r-1', ...extra },
});
const lost = new TypeError('Failed to fetch');

describe('what is sent', () => {
  it('has one function for every row of the contract, loud and quiet', () => {
    const { client } = clientOf({});
    for (const [heading, rows] of Object.entries(contract))
      for (const name of Object.keys(rows))
        for (const table of [client, client.quiet])
          expect((table as unknown as Record<string, Record<string, unknown>>)[heading]![name]).toBeTypeOf('function');
  });

  it('puts path fields in the path and the others in the query, and leaves undefined out', async () => {
    const { client, sent } = clientOf({ body: {} });
    await client.predi.sala({ id: 42, code: 'A B' });
    await client.compe.ranking({ sala: 7, jornada: undefined });
    expect(sent.map(({ path }) => path)).toEqual([
      'predi/sala/get/42/?code=A+B',
      'compe/ranking/ranking-compe-sala/?sala=7',
    ]);
  });

  it('names the field that a path lacks', async () => {
    const { client } = clientOf({});
    await expect(client.predi.sala({} as { id: number })).rejects.toThrow("needs 'id'");
  });

  it('sends the token as a bearer authorization header', async () => {
    const { client, sent } = clientOf({ body: {} });
    await client.accounts.getData();
    expect(sent[0]!.headers.authorization).toBe('Bearer tok');
  });

  it('sends no authorization header without a token', async () => {
    const { client, sent } = clientOf({ body: {} }, { getToken: () => null });
    await client.accounts.getData();
    expect(sent[0]!.headers).not.toHaveProperty('authorization');
  });

  it('sends the login as a multipart form with email and password', async () => {
    const { client, sent } = clientOf({ body: {} });
    await client.accounts.login({ body: { email: 'demo@arma11.pe', password: 'jugar2026' } });
    const form = sent[0]!.body as FormData;
    expect(form).toBeInstanceOf(FormData);
    expect([...form]).toEqual([
      ['email', 'demo@arma11.pe'],
      ['password', 'jugar2026'],
    ]);
  });

  it('sends the version that a change builds on as If-Match', async () => {
    const { client, sent } = clientOf({ body: {} });
    await client.compe.basicUpdate({ id: 3, body: { player_lineup: 9 } }, { ifMatch: 12 });
    expect(sent[0]!.headers['if-match']).toBe('"v12"');
  });
});

describe('errors', () => {
  it.each([
    [400, 'DATOS_INVALIDOS', 'validation'],
    [401, 'NO_AUTENTICADO', 'unauthenticated'],
    [403, 'OCULTO_HASTA_CIERRE', 'conflict'],
    [404, 'NO_EXISTE', 'not_found'],
    [409, 'CERRADO', 'closed'],
    [409, 'PREDI_CERRADA', 'closed'],
    [409, 'SALA_LLENA', 'conflict'],
    [410, 'CODIGO_VENCIDO', 'not_found'],
    [413, 'ARCHIVO_GRANDE', 'validation'],
    [422, 'REGLA', 'validation'],
    [429, 'MUCHOS_INTENTOS', 'server'],
    [501, 'NO_IMPLEMENTADO', 'server'],
    [503, 'MANTENIMIENTO', 'server'],
  ])('%i %s is %s, with the server’s own message', async (status, serverCode, code) => {
    const { client } = clientOf(refusal(status, serverCode));
    await expect(client.accounts.getData()).rejects.toMatchObject({
      name: 'Arma11Error',
      code,
      serverCode,
      status,
      message: `mensaje ${serverCode}`,
    });
  });

  it('keeps the further fields of a refusal', async () => {
    const { client } = clientOf(refusal(409, 'SALDO_INSUFICIENTE', { falta: 20 }));
    const error = await client.compe.registerSala({ body: { sala: 1 } }).catch((e: unknown) => e);
    expect((error as Arma11Error).body?.falta).toBe(20);
  });

  it.each([
    ['no answer', lost, 'No hay conexión. Revisa tus datos.'],
    [
      'a page of HTML',
      { status: 502, body: '<html>' },
      'Nuestro servidor no pudo responder. Prueba otra vez en un momento.',
    ],
  ])('says what happened in Spanish for %s', async (_, answer, message) => {
    const { client } = clientOf(answer);
    await expect(client.accounts.getData()).rejects.toThrow(message);
  });

  it('tells when a sent token no longer holds, and only then', async () => {
    const onUnauthorized = vi.fn();
    const { client } = clientOf(refusal(401, 'NO_AUTENTICADO'), { onUnauthorized });
    await client.quiet.accounts.login({ body: { email: 'a@b.pe', password: 'mala' } });
    expect(onUnauthorized).not.toHaveBeenCalled();
    await client.quiet.accounts.getData();
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('tok');
  });
});

describe('client.quiet', () => {
  const emptyPage = { count: 0, next: null, previous: null, results: [] };
  it('swallows network and parse errors and returns null, or an empty list for list calls', async () => {
    const { client } = clientOf(lost);
    expect(await client.quiet.accounts.getData()).toBeNull();
    expect(await client.quiet.predi.topPublic()).toEqual([]);
    expect(await client.quiet.compe.allByUser()).toEqual(emptyPage);
  });

  it('reports a failed profile update as an error status with a null user', async () => {
    const { client } = clientOf(refusal(409, 'USUARIO_O_TELEFONO_EXISTE'));
    expect(await client.quiet.accounts.updateData({ id: 1, body: {} })).toEqual({ status: 'error', user: null });
  });

  it('counts a profile update as successful only if the response contains an id', async () => {
    const user = { id: 9, username: 'rosa_10' };
    expect(await clientOf({ body: user }).client.quiet.accounts.updateData({ id: 9, body: {} })).toEqual({
      status: 'ok',
      user,
    });
    const withoutId = clientOf({ body: { username: 'rosa_10' } }).client;
    expect(await withoutId.quiet.accounts.updateData({ id: 9, body: {} })).toEqual({ status: 'error', user: null });
  });

  it('answers what the call answers when it works', async () => {
    const { client } = clientOf({ body: [1] });
    expect(await client.quiet.predi.topPublic()).toEqual([1]);
  });
});

describe('writes whose answer is lost (security §2)', () => {
  const join = { body: { sala: 311 } };

  it('repeats with the same key, backing off 0.5, 1, 2 and 4 seconds, then stops', async () => {
    const { client, sent, waits } = clientOf(lost);
    await expect(client.compe.registerSala(join)).rejects.toMatchObject({ code: 'network', outcomeUnknown: true });
    expect(waits).toEqual([500, 1000, 2000, 4000]);
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key']))).toHaveProperty('size', 1);
    expect(sent).toHaveLength(5);
  });

  it('makes a key of 16 to 64 allowed characters, another for each intent', async () => {
    const { client, sent } = clientOf({ body: {} });
    await client.compe.registerSala(join);
    await client.compe.registerSala(join);
    const keys = sent.map(({ headers }) => headers['idempotency-key']!);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each([
    [502, {}],
    [503, {}],
    [504, {}],
    [409, { 'retry-after': '1' }],
  ])('repeats after %i %o', async (status, headers) => {
    const { client, sent } = clientOf([{ status, headers }, { body: { status: 'ok' } }]);
    await client.compe.registerSala(join);
    expect(sent).toHaveLength(2);
  });

  it('honours Retry-After', async () => {
    const { client, waits } = clientOf([{ status: 503, headers: { 'retry-after': '3' } }, { body: {} }]);
    await client.compe.registerSala(join);
    expect(waits).toEqual([3000]);
  });

  it.each([400, 401, 403, 409, 422, 429, 500])('never repeats a %i', async (status) => {
    const { client, sent } = clientOf({ status });
    await client.quiet.compe.registerSala(join);
    expect(sent).toHaveLength(1);
  });

  it('never repeats a read or a login: the query is their retry owner', async () => {
    const { client, sent } = clientOf(lost);
    await client.quiet.accounts.getData();
    await client.quiet.accounts.login({ body: { email: 'a@b.pe', password: 'clave' } });
    expect(sent).toHaveLength(2);
  });

  it('gives up within 30 seconds', async () => {
    let time = 0;
    const { client, sent } = clientOf([{ status: 503, headers: { 'retry-after': '20' } }], {
      now: () => time,
      wait: async (ms) => void (time += ms),
    });
    await client.quiet.compe.registerSala(join);
    expect(time).toBe(20_000);
    expect(sent).toHaveLength(2);
  });

  it('writes the operation down before it is sent and forgets it with a certain answer', async () => {
    const storage = memoryStorage();
    const seen: number[] = [];
    const client = createClient({
      transport: async () => {
        seen.push(storage.length);
        return { status: 409, headers: {}, body: refusal(409, 'SALA_LLENA').body };
      },
      operationStorage: storage,
    });
    await client.quiet.compe.registerSala(join);
    expect(seen).toEqual([1]);
    expect(storage.length).toBe(0);
  });

  it('never says failed: it says it is verifying, and remembers the key', async () => {
    const { client } = clientOf(lost);
    const error = (await client.compe.registerSala(join).catch((e: unknown) => e)) as Arma11Error;
    expect(error.message).toMatch(/^Verificando\.\.\./);
    expect(client.operations.list()).toMatchObject([{ key: error.key, route: 'compe.registerSala' }]);
  });

  it('keeps the key when the player confirms the same thing again while the first is unknown', async () => {
    const { client, sent } = clientOf(lost);
    await client.quiet.compe.registerSala(join);
    await client.quiet.compe.registerSala(join);
    await client.quiet.compe.registerSala({ body: { sala: 312 } });
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  it('does not remember writes that are idempotent by their content', async () => {
    const { client } = clientOf(lost);
    await client.quiet.predi.saveAnswers({ body: [] });
    expect(client.operations.list()).toEqual([]);
  });
});

describe('server time', () => {
  it('follows the newest X-Server-Time and ignores older ones out of a cache', async () => {
    const header = (ms: number) => ({ headers: { 'x-server-time': new Date(ms).toISOString() }, body: {} });
    const { client } = clientOf([header(9_000_000), header(8_000_000)], { now: () => 1_000_000 });
    expect(client.serverNow()).toBe(1_000_000);
    await client.system.time();
    await client.system.time();
    expect(client.serverNow()).toBe(9_000_000);
  });
});
