import { ErrorBody, wireModels } from '@arma11/core/schemas';
import { z } from 'zod';
import type { NamedEndpoint } from './endpoints';

type Json = Record<string, unknown>;

/** The entities of spec/api.md §3.1 by name: they become the document's components. */
const entities = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(wireModels)) {
  if (schema instanceof z.ZodObject || schema instanceof z.ZodEnum) entities.add(schema, { id });
}

const DEFS = '#/$defs/';

/** A schema as JSON Schema; what it refers to goes into `components`. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, { metadata: entities, io, unrepresentable: 'any' });
  const moved = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll(`"${DEFS}`, '"#/components/schemas/')) as unknown;
  for (const [name, definition] of Object.entries($defs)) {
    const { id: _id, ...body } = moved(definition) as Json;
    components[name] ??= body;
  }
  const { id, ...body } = moved(root) as Json;
  if (typeof id !== 'string') return body;
  components[id] ??= body;
  return { $ref: `#/components/schemas/${id}` };
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query', components: Json): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input', components),
  }));
}

const header = (name: string, required: boolean, schema: Json): Json => ({ name, in: 'header', required, schema });
const idempotencyKey = (required: boolean) =>
  header('Idempotency-Key', required, { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' });

function operationOf({ name, call, schemas, handler }: NamedEndpoint, components: Json): Json {
  const parameters = [
    ...parametersOf(schemas.params, 'path', components),
    ...parametersOf(schemas.query, 'query', components),
    ...(call.method === 'GET' ? [] : [idempotencyKey(call.idempotent === 'keyRequired')]),
  ];
  const type = call.multipart ? 'multipart/form-data' : 'application/json';
  const body = schemas.body && { content: { [type]: { schema: schemaOf(schemas.body, 'input', components) } } };
  const answer = { 'application/json': { schema: schemaOf(schemas.response, 'output', components) } };
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: !schemas.body?.safeParse({}).success, ...body } } : {}),
    responses: {
      200: { description: 'The answer.', content: answer },
      default: { $ref: '#/components/responses/Error' },
    },
    security: call.access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    'x-access': call.access,
    ...(call.idempotent ? { 'x-idempotent': call.idempotent } : {}),
    ...(call.ours ? { 'x-ours': true } : {}),
    ...(handler ? {} : { 'x-not-served-yet': true }),
  };
}

/** The API as OpenAPI 3.1, read from the contract: every call, who may make it, and the shape of refusals. */
export function openapiDocument(endpoints: readonly NamedEndpoint[], version: string): Json {
  const schemas: Json = {};
  const error = schemaOf(ErrorBody, 'output', schemas);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = (paths[`/services/${endpoint.call.path}`] ??= {});
    path[endpoint.call.method.toLowerCase()] = operationOf(endpoint, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Arma Tu 11', version, description: 'Fantasy football and match predictions.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      responses: { Error: { description: 'A refusal.', content: { 'application/json': { schema: error } } } },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
