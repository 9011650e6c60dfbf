import type { Call } from '@arma11/core/contract';
import { errorCodes } from './errorCodes';
import type { Json } from './jsonSchemas';

const text = (description: string, example: string | number, schema: Json = { type: 'string' }): Json => ({
  description,
  schema,
  example,
});

/** The headers of answers, by their component's name. */
export const answerHeaders: Record<string, Json> = {
  ServerTime: text('The server’s clock when it answered: countdowns go by it.', '2026-11-21T18:00:00.000Z', {
    type: 'string',
    format: 'date-time',
  }),
  RequestId: text('The request’s identity, to quote when something went wrong.', 'r-a1B2c3D4e5F6'),
  ETag: text('The validator of these bytes, for `If-None-Match`.', 'W/"3q2-7wAAAAAAAAAAAAAAAA"'),
  RetryAfter: text('Seconds to wait.', 30, { type: 'integer', minimum: 1 }),
  Replayed: text('`true` when the answer is the one that the same key was given before.', 'true'),
};

const headers = (...names: [wire: string, component: string][]): Json =>
  Object.fromEntries(names.map(([wire, component]) => [wire, { $ref: `#/components/headers/${component}` }]));
const always: [string, string][] = [
  ['X-Server-Time', 'ServerTime'],
  ['X-Request-Id', 'RequestId'],
];

/** A wrong method has no operation to stand in. */
const documented = () => Object.entries(errorCodes).filter(([status]) => status !== '405');

const refusalName = (name: string) => `${name}Refusal`;

/** The bodies of refusals by their component's name: one shape for all, with the codes that a status comes with. */
export const refusalSchemas = (): Json =>
  Object.fromEntries(
    documented().map(([, { name, description, codes }]) => {
      const code = { type: 'string', enum: codes, description: 'To program against.' };
      const own = { type: 'object', properties: { code }, required: ['code'] };
      return [refusalName(name), { description, allOf: [{ $ref: '#/components/schemas/ErrorBody' }, own] }];
    }),
  );

/** The answers of all refusals. */
export function errorResponses(): Json {
  return Object.fromEntries(
    documented().map(([status, { name, description, codes }]) => {
      const waits = status === '429' || status === '503';
      const schema = { $ref: `#/components/schemas/${refusalName(name)}` };
      const example = { status: 'error', code: codes[0], message: 'Una frase que dice qué hacer.', request_id: 'r-91' };
      const own: [string, string][] = waits ? [...always, ['Retry-After', 'RetryAfter']] : always;
      return [name, { description, headers: headers(...own), content: { 'application/json': { schema, example } } }];
    }),
  );
}

/** The statuses that a call may be refused with. */
function refusalsOf({ access, method, path }: Call): number[] {
  const write = method !== 'GET';
  return [
    400,
    ...(access === 'public' && !write ? [] : [401, 403]),
    ...(write || path.includes('{') || access !== 'self' ? [404] : []),
    ...(write ? [409, 410, 413, 422] : []),
    414,
    429,
    500,
    503,
  ];
}

const EVENTS =
  'Events `update`, each with data of the JSON answer’s shape, and `resync`. Comments show that the line lives.';

/** What `?format=csv` begins with. */
const CSV = 'Número,Fecha y hora (Lima),Tipo,Detalle,Monto en soles,Saldo en soles\r\n';

/** What a call may answer. */
export function responsesOf(call: Call, schema: Json, example: unknown): Json {
  const get = call.method === 'GET';
  const own: [string, string] = get ? ['ETag', 'ETag'] : ['Idempotent-Replayed', 'Replayed'];
  const content = {
    'application/json': { schema, ...(example === undefined ? {} : { example }) },
    ...(call.csv ? { 'text/csv': { schema: { type: 'string' }, example: CSV } } : {}),
    ...(call.stream ? { 'text/event-stream': { schema: { type: 'string', description: EVENTS } } } : {}),
  };
  const refusals = refusalsOf(call).map((status) => [
    status,
    { $ref: `#/components/responses/${errorCodes[status]!.name}` },
  ]);
  return {
    200: { description: 'The answer.', headers: headers(...always, own), content },
    ...(get ? { 304: { description: 'The answer that the caller holds is still the same.' } } : {}),
    ...(Object.fromEntries(refusals) as Json),
  };
}
