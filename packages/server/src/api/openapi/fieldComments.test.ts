import { describe, expect, it } from 'vitest';
import { endpointsOf } from '../pipeline/endpoints';
import { opsRoutes } from '../operatorRoutes';
import { consoleRoutes } from '../consoleRoutes';
import { recapRoutes } from '../recapRoutes';
import { groupRoutes } from '../groupRoutes';
import { visitorRoutes } from '../visitorRoutes';
import { secondFactorRoutes } from '../secondFactorRoutes';
import { fieldComments } from './fieldComments';
import type { Json } from './jsonSchemas';
import { openapiDocument } from './openapiDocument';

type Operation = Json & { operationId: string; parameters: { name?: string; in?: string; description?: string }[] };

const endpoints = endpointsOf([opsRoutes, secondFactorRoutes, consoleRoutes, recapRoutes, visitorRoutes, groupRoutes]);
const document = JSON.parse(JSON.stringify(openapiDocument(endpoints, { version: '1.0.0' }))) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
};
const operations = new Map(
  Object.values(document.paths).flatMap((path) => Object.values(path).map((each) => [each.operationId, each])),
);

/** A path of keys into the document. */
const reach = (from: unknown, ...keys: string[]) =>
  keys.reduce((value, key) => (value as Json | undefined)?.[key], from) as Json | undefined;

/** The schema of a part of a call; parameters as the fields of one. */
function partOf(call: string, part: string): Json | undefined {
  const operation = operations.get(call);
  if (part === 'response') return reach(operation, 'responses', '200', 'content', 'application/json', 'schema');
  if (part === 'body') return reach(Object.values(reach(operation, 'requestBody', 'content') ?? {})[0], 'schema');
  const place = part === 'params' ? 'path' : 'query';
  const own = operation?.parameters.filter((parameter) => parameter.in === place) ?? [];
  return { properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter])) };
}

/** A schema, or the component that it refers to. */
function itself(schema: Json | undefined): Json | undefined {
  const name = (schema?.['$ref'] as string | undefined)?.split('/').at(-1);
  return name === undefined ? schema : document.components.schemas[name];
}

/** One step into a schema: a field, an item, a value or an option. */
function inside(from: Json | undefined, step: string): Json | undefined {
  const schema = itself(from);
  const options = ((schema?.['anyOf'] ?? []) as Json[]).filter(({ type }) => type !== 'null');
  if (step.startsWith('(')) return options[Number(step.slice(1, -1)) - 1];
  const [one, ...more] = options;
  const only = itself(one ?? schema);
  if (more.length > 0) return undefined;
  if (step === '[]') return reach(only, 'items');
  return step === '.*' ? reach(only, 'additionalProperties') : reach(only, 'properties', step.slice(1));
}

/** What the document says at a place; null where it has no use for the component. */
function descriptionAt(place: string): unknown {
  const [, entity, call = '', part = '', rest = ''] =
    /^(?:([A-Z]\w*)|(\w+\.\w+)\.(params|query|body|response))(.*)$/.exec(place) ?? [];
  const start = entity ? document.components.schemas[entity] : partOf(call, part);
  if (entity && !start) return null;
  const steps = rest.match(/\.\*|\.\w+|\[\]|\(\d+\)/g) ?? [];
  return steps.reduce(inside, start)?.['description'];
}

describe('the comments of the contract', () => {
  it('are all shown, each first at its own field', () => {
    const told = Object.entries(fieldComments).map(([place, comment]) => ({
      place,
      comment,
      shown: descriptionAt(place),
    }));
    const used = told.filter(({ shown }) => shown !== null);
    expect(used.filter(({ comment, shown }) => !String(shown).startsWith(comment))).toEqual([]);
    expect(used.length).toBeGreaterThan(1000);
  });

  it('stand before what a type says of its values, also where a field is nullable or of a component’s type', () => {
    expect(descriptionAt('Match.date')).toBe('Kick-off. ISO-8601 instant in UTC.');
    expect(descriptionAt('partners.grants.response[].expires_at')).toBe(
      'When it ends by itself; null: when the player ends it. ISO-8601 instant in UTC.',
    );
    expect(descriptionAt('Deposit.decided_at')).toBe(
      'When it was approved or rejected; null before that. ISO-8601 instant in UTC.',
    );
    const { rooms } = document.components.schemas['DeskIncident']!['properties'] as Record<string, Json>;
    expect(rooms).toMatchObject({ type: 'integer', description: 'Rooms that wait for it.' });
    expect(inside(inside(partOf('events.list', 'response'), '[]'), '.estado')).toEqual({
      $ref: '#/components/schemas/Estado',
      description: expect.stringContaining('still going on'),
    });
  });

  it('say what a parameter is for, before what its type says of its values', () => {
    expect(descriptionAt('salas.playersByPosition.query.jornada')).toBe(
      'In rooms over several jornadas; the current one unless named. The number of a jornada within its season.',
    );
    expect(descriptionAt('salas.filter.query.min_price')).toBe('Lowest entry fee. Whole coins; 0 is free.');
  });
});
