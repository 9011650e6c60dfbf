// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consoleCalls, deskCalls, groupCalls, recapCalls, secondFactorCalls } from '../contract/backOffice';
import { contract, type Call } from '../contract';
import { Arma11Error } from './Arma11Error';
import { checkedTransport } from './checkedTransport';
import { createClient } from './createClient';
import type { FlatInput } from './buildRequest';
import { fetchTransport } from './fetchTransport';
import { MALFORMED } from './malformedAnswer';
import { memoryStorage } from './memoryStorage';
import { axiosTransport } from './request';
import type { Transport } from './transport';

const PORTAL = '<!doctype html><html><title>WiFi gratis</title><body>Acepta las condiciones</body></html>';

/** Bodies that are no answers, as they are sent with status 200. */
const NOT_ANSWERS = {
  'the page of a captive portal': PORTAL,
  'an empty body': '',
  'a body that was cut off': '{"status":"ok","results":[{"id":7,"na',
  'a list that was cut off': '[{"id":7},{"id"',
  'an error of ours': '{"status":"error","code":"INTERNO","message":"Algo falló","request_id":"r-1"}',
  'an error of a proxy': '{"error":"upstream timed out"}',
  null: 'null',
  'a number': '200',
};

const answering = (body: string, type = 'text/html') =>
  vi.fn(async () => new Response(body, { headers: { 'content-type': type } }));

const clientOf = (transport: Transport) =>
  createClient({
    transport: checkedTransport(transport),
    getToken: () => 'tok',
    operationStorage: memoryStorage(),
    wait: async () => undefined,
  });

const rows = (tables: Readonly<Record<string, Readonly<Record<string, Call>>>>) =>
  Object.entries(tables).flatMap(([heading, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ heading, name, call })),
  );

/** Every field of the path, so that the call can be made. */
const inputOf = ({ path }: Call): FlatInput =>
  Object.fromEntries(Array.from(path.matchAll(/\{(\w+)\}/g), ([, field]) => [field!, '7']));

const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );

afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(NOT_ANSWERS))('%s with status 200', (_, body) => {
  it.each(rows(contract))('is no answer to $heading.$name', async ({ heading, name, call }) => {
    const client = clientOf(fetchTransport({ baseUrl: '', fetch: answering(body) }));
    const error = await outcomeOf(client.send(`${heading}.${name}`, call, inputOf(call)));
    expect(error).toBeInstanceOf(Arma11Error);
    const { code, status, message, outcomeUnknown } = error as Arma11Error;
    const money = call.idempotent && call.idempotent !== 'byContent';
    expect({ code, message }).toEqual(
      money
        ? { code: 'network', message: expect.stringMatching(/^Verificando\.\.\./) as string }
        : { code: 'server', message: MALFORMED },
    );
    expect({ status, outcomeUnknown }).toEqual({ status: 200, outcomeUnknown: call.method !== 'GET' });
  });

  it('is none through axios either, which the app asks by', async () => {
    vi.stubGlobal('fetch', answering(body, 'application/json'));
    const client = clientOf(axiosTransport({ baseUrl: 'https://play.example' }));
    for (const asked of [client.accounts.getData(), client.predi.topPublic(), client.compe.allByUser()])
      expect(await outcomeOf(asked)).toMatchObject({ code: 'server', message: MALFORMED });
    expect(await client.quiet.accounts.getData()).toBeNull();
    expect(await client.quiet.predi.topPublic()).toEqual([]);
  });
});

describe('the calls of the back office', () => {
  const backOffice = { deskCalls, consoleCalls, groupCalls, recapCalls, secondFactorCalls };
  const { 'an error of a proxy': _, ...others } = NOT_ANSWERS;

  it.each(rows(backOffice))('take an object or a list: $name', async ({ name, call }) => {
    for (const body of Object.values(others)) {
      const client = clientOf(fetchTransport({ baseUrl: '', fetch: answering(body) }));
      expect(await outcomeOf(client.send(name, call, inputOf(call)))).toMatchObject({ status: 200 });
    }
    const client = clientOf(fetchTransport({ baseUrl: '', fetch: answering('{}') }));
    expect(await client.send(name, call, inputOf(call))).toEqual({});
  });
});

describe('a spreadsheet', () => {
  const csvOf = (body: string) =>
    clientOf(fetchTransport({ baseUrl: '', fetch: answering(body, 'text/csv') })).wallet.movements({ format: 'csv' });

  it('is text', async () => {
    expect(await csvOf('Número,Detalle\r\n3,Sala Norte')).toBe('Número,Detalle\r\n3,Sala Norte');
  });

  it.each([PORTAL, '', '{"status":"error","code":"INTERNO","message":"Algo falló"}'])('is not %s', async (body) => {
    expect(await outcomeOf(csvOf(body))).toMatchObject({ message: MALFORMED });
  });
});

it('a refusal stays what it is', async () => {
  const refused = async () => ({ status: 404, headers: {}, body: { status: 'error', code: 'X', message: 'No está.' } });
  await expect(clientOf(refused).predi.sala({ id: 7 })).rejects.toMatchObject({ code: 'not_found', serverCode: 'X' });
});
