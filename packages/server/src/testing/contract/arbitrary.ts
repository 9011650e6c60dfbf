import fc from 'fast-check';
import type { z } from 'zod';
import type { NamedEndpoint } from '../../api/pipeline/endpoints';
import { type JsonShape, shapeOf } from './jsonShape';
import type { Input } from './samples/sample';

const MOST = 2_147_483_647;
/** Ids that something in the environment has, so that one in two requests finds something. */
const known = fc.integer({ min: 1, max: 40 });

function integer({ minimum = -MOST, maximum = MOST }: JsonShape): fc.Arbitrary<unknown> {
  const min = Math.max(minimum, -Number.MAX_SAFE_INTEGER);
  const max = Math.min(maximum, Number.MAX_SAFE_INTEGER);
  const inRange = fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, MOST)) }),
    fc.constantFrom(min, max),
  );
  return min <= 1 && max >= 40 ? fc.oneof({ weight: 3, arbitrary: known }, inRange) : inRange;
}

const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

function text({ pattern, format, minLength = 0, maxLength = 60 }: JsonShape): fc.Arbitrary<unknown> {
  if (format === 'date-time') return instant;
  if (format === 'date') return instant.map((date) => date.slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  if (pattern) return fc.stringMatching(new RegExp(pattern)).map((matched) => matched.slice(0, maxLength));
  const bounds = { minLength, maxLength: Math.min(maxLength, 200) };
  return fc.oneof(
    fc.string(bounds),
    fc.string({ ...bounds, unit: 'binary' }),
    fc.constantFrom('liga-chica', 'AMJGS2345C'),
  );
}

function fields({ properties = {}, required = [] }: JsonShape): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, arbitraryOf(shape)]));
  const requiredKeys = Object.keys(model).filter((name) => required.includes(name));
  return fc.record(model, { requiredKeys });
}

/** Values of a shape. */
function arbitraryOf(shape: JsonShape): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.type === 'object') return fields(shape);
  if (shape.type === 'array') {
    return fc.array(arbitraryOf(shape.items ?? {}), {
      minLength: shape.minItems ?? 0,
      maxLength: Math.min(shape.maxItems ?? 5, 12),
    });
  }
  if (shape.type === 'integer') return integer(shape);
  if (shape.type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (shape.type === 'string') return text(shape);
  if (shape.type === 'boolean') return fc.boolean();
  return shape.type === 'null' ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 });
}

/** Now and then one field of it is anything. */
function spoiled(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const bad = fc.tuple(good, fc.jsonValue({ maxDepth: 3 }), fc.nat()).map(([value, junk, nth]) => {
    if (!value || typeof value !== 'object' || Array.isArray(value)) return junk;
    const names = Object.keys(value);
    return names.length === 0 ? junk : { ...value, [names[nth % names.length]!]: junk };
  });
  return fc.oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: bad });
}

const inAddress = (schema: z.ZodObject | undefined) =>
  (schema ? spoiled(arbitraryOf(shapeOf(schema))) : fc.constant({})).map(
    (value) =>
      Object.fromEntries(
        Object.entries((value ?? {}) as object).map(([name, field]) => [
          name,
          (typeof field === 'object' ? JSON.stringify(field) : String(field)).slice(0, 300),
        ]),
      ) as Record<string, string>,
  );

/** A key of one in four writes; of those that need one, nearly always. */
const keyed = (call: NamedEndpoint['call']) =>
  fc.oneof(
    { weight: call.idempotent === 'keyRequired' ? 9 : 1, arbitrary: fc.stringMatching(/^[A-Za-z0-9_-]{16,20}$/) },
    { weight: 3, arbitrary: fc.constant(undefined) },
  );

/** Requests of a call, most of them as its schemas take them. */
export function requestsOf({ call, schemas }: NamedEndpoint): fc.Arbitrary<Input> {
  const body = schemas.body ? spoiled(arbitraryOf(shapeOf(schemas.body))) : fc.constant(undefined);
  return fc
    .record({ params: inAddress(schemas.params), query: inAddress(schemas.query), body, key: keyed(call) })
    .map(({ key, ...input }) => ({ ...input, ...(key ? { headers: { 'idempotency-key': key } } : {}) }));
}
