import type { Call } from '@arma11/core/contract';
import type { z } from 'zod';
import type { NamedEndpoint } from '../pipeline/endpoints';
import { fieldComments, sentences } from './fieldComments';
import { type Json, jsonSchema } from './jsonSchemas';
import { parameterWords } from './parameterWords';

/** What a parameter means, then what its type says of its values; the desk's arguments say it all themselves. */
const meaning = (call: string, place: 'path' | 'query', name: string, own: unknown) =>
  call.startsWith('ops.') && own ? own : sentences(parameterWords(call, place, name), own);

function declared(
  { name: call, schemas }: NamedEndpoint,
  place: 'path' | 'query',
  examples: Json,
  components: Json,
): Json[] {
  const schema = place === 'path' ? schemas.params : schemas.query;
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const at = `${call}.${place === 'path' ? 'params' : 'query'}.${name}`;
    const { description, ...shape } = jsonSchema(field as z.ZodType, 'input', components, { at, name: '' });
    return {
      name,
      in: place,
      description: fieldComments[at] ? description : meaning(call, place, name, description),
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema: shape,
      ...(examples[name] === undefined ? {} : { example: examples[name] }),
    };
  });
}

const reference = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

/** The headers that calls share, by their component's name. */
export const headerParameters: Record<string, Json> = {
  IdempotencyKey: header(
    'Idempotency-Key',
    { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
    {
      description:
        'Made by the caller, once per write: sent again with the same content it is answered as the first time.',
      example: '6f1c0a52-5a0e-4b9e-8f4e-0a52c1d2e3f4',
    },
  ),
  RequiredIdempotencyKey: header(
    'Idempotency-Key',
    { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
    {
      required: true,
      description: 'Required: no natural key stands behind this write. Made by the caller, once per write.',
      example: '6f1c0a52-5a0e-4b9e-8f4e-0a52c1d2e3f4',
    },
  ),
  IfMatch: header(
    'If-Match',
    { type: 'string', pattern: '^"v\\d{1,9}"$' },
    {
      description:
        'The version of the lineup that the change was made on; an older one is refused with 409 `VERSION_VIEJA`.',
      example: '"v1"',
    },
  ),
  IfNoneMatch: header(
    'If-None-Match',
    { type: 'string' },
    {
      description: 'The `ETag` of an answer that the caller holds: 304 without a body when it is still the same.',
      example: 'W/"3q2-7wAAAAAAAAAAAAAAAA"',
    },
  ),
};

function header(name: string, schema: Json, words: { description: string; example: string; required?: true }): Json {
  return { name, in: 'header', required: false, ...words, schema };
}

/** Lineups are what has versions. */
const isVersioned = ({ access, method }: Call) => access === 'entryOwner' && method !== 'GET';

/** Everything that a call takes beside its body. */
export function parametersOf(endpoint: NamedEndpoint, examples: Json, components: Json): Json[] {
  const { call } = endpoint;
  const key = call.idempotent === 'keyRequired' ? 'RequiredIdempotencyKey' : 'IdempotencyKey';
  return [
    ...declared(endpoint, 'path', examples, components),
    ...declared(endpoint, 'query', examples, components),
    reference(call.method === 'GET' ? 'IfNoneMatch' : key),
    ...(isVersioned(call) ? [reference('IfMatch')] : []),
  ];
}
