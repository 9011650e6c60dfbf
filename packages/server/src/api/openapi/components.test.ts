import { describe, expect, it } from 'vitest';
import { endpointsOf } from '../pipeline/endpoints';
import { opsRoutes } from '../operatorRoutes';
import { consoleRoutes } from '../consoleRoutes';
import { recapRoutes } from '../recapRoutes';
import { groupRoutes } from '../groupRoutes';
import { visitorRoutes } from '../visitorRoutes';
import { secondFactorRoutes } from '../secondFactorRoutes';
import type { Json } from './jsonSchemas';
import { openapiDocument } from './openapiDocument';

interface Content {
  content?: Record<string, { schema: Json }>;
}
interface Operation {
  operationId: string;
  parameters?: { $ref?: string; name?: string; description?: string }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

const endpoints = endpointsOf([opsRoutes, secondFactorRoutes, consoleRoutes, recapRoutes, visitorRoutes, groupRoutes]);
const document = JSON.parse(JSON.stringify(openapiDocument(endpoints, { version: '1.0.0' }))) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; responses: Record<string, Content> };
};
const components = Object.entries(document.components.schemas);
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

/** Every schema inside of one, by where it stands. */
function* schemasIn(schema: Json, at: string): Generator<[at: string, schema: Json]> {
  yield [at, schema];
  for (const [name, field] of Object.entries((schema['properties'] ?? {}) as Record<string, Json>))
    yield* schemasIn(field, `${at}.${name}`);
  const inner = [schema['items'], schema['additionalProperties'], ...['anyOf', 'allOf'].flatMap((key) => schema[key])];
  for (const each of inner.filter((one): one is Json => typeof one === 'object' && one !== null))
    yield* schemasIn(each, at);
}
const shown = components.flatMap(([name, schema]) => [...schemasIn(schema, name)]);

/** A reference, or a list of what is referred to. */
const isNamed = (schema: Json): boolean =>
  '$ref' in schema || (schema['type'] === 'array' && isNamed(schema['items'] as Json));

describe('the components of the OpenAPI document', () => {
  it('are every body and every answer of a call', () => {
    const parts = operations.flatMap(({ operationId, requestBody, responses }) => [
      ...Object.values(requestBody?.content ?? {}).map(({ schema }) => [`${operationId}.body`, schema] as const),
      ...Object.values(responses).flatMap(({ content }) =>
        content?.['application/json'] ? [[operationId, content['application/json'].schema] as const] : [],
      ),
    ]);
    expect(parts.length).toBeGreaterThan(300);
    expect(parts.filter(([, schema]) => !isNamed(schema)).map(([at]) => at)).toEqual([]);
  });

  it('are every refusal, with its codes', () => {
    const refusals = Object.values(document.components.responses).flatMap(({ content }) => Object.values(content!));
    expect(refusals.length).toBeGreaterThan(10);
    expect(refusals.filter(({ schema }) => !isNamed(schema))).toEqual([]);
    expect(document.components.schemas['ConflictRefusal']).toMatchObject({
      allOf: [{ $ref: '#/components/schemas/ErrorBody' }, { required: ['code'] }],
    });
  });

  it('are every object in a field: inside of them nothing has fields of its own', () => {
    const isComponent = (at: string) => at in document.components.schemas;
    const inner = shown.filter(([at, schema]) => !isComponent(at) && 'properties' in schema);
    expect(inner.map(([at]) => at)).toEqual([]);
  });

  it('have names that say what they are: a type of the contract, or the call', () => {
    const names = components.map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'WalletSummary',
        'Deposit',
        'MovementPage',
        'DeskPackResult',
        'WalletPayDepositBody',
        'RoomKind',
      ]),
    );
    expect(names.filter((name) => !/^[A-Z]\w*[a-z]$/.test(name) || /ResultResult|Body.*Body/.test(name))).toEqual([]);
  });

  it('say of every field what it is', () => {
    const fields = shown.flatMap(([at, { properties }]) =>
      Object.entries((properties ?? {}) as Record<string, Json>).map(
        ([name, field]) => [`${at}.${name}`, field] as const,
      ),
    );
    expect(fields.length).toBeGreaterThan(2000);
    const isSentence = ({ description }: Json) => /^[\p{Lu}\d`'"/].*[.)]$/u.test(String(description ?? ''));
    expect(fields.filter(([, field]) => !isSentence(field)).map(([at, { description }]) => [at, description])).toEqual(
      [],
    );
  });

  it('say what they are where the contract or the desk says it of a type', () => {
    expect(document.components.schemas).toMatchObject({
      Deposit: { description: 'A top-up: asked for, declared as paid, reviewed (rules R12.3).' },
      DeskPack: { description: 'A top-up pack as the treasurer reads it.' },
      DeskLiabilities: { description: 'What the operator owed when the day ended.' },
      RoomKind: { enum: ['compe', 'predi'] },
    });
  });

  it('name a day or an instant by its format alone', () => {
    const dates = shown.filter(([, { format }]) => format === 'date-time' || format === 'date');
    expect(dates.length).toBeGreaterThan(100);
    expect(dates.filter(([, schema]) => 'pattern' in schema)).toEqual([]);
  });
});

describe('the parameters of the OpenAPI document', () => {
  it('say what they are', () => {
    const own = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ $ref }) => !$ref)
        .map(({ name, description }) => [`${operationId}.${name}`, description] as const),
    );
    expect(own.filter(([, description]) => !description?.trim())).toEqual([]);
  });
});
