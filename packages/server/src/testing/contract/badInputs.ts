import type { z } from 'zod';
import type { NamedEndpoint } from '../../api/pipeline/endpoints';
import { type JsonShape, shapeOf } from './jsonShape';
import type { Input } from './samples/sample';

/** A request that is wrong in one place. */
export interface BadInput {
  /** Where and how: 'body.amount_ins = 1.5'. */
  label: string;
  input: Input;
}

type Fields = Record<string, unknown>;

const WRONG: readonly unknown[] = [null, true, {}, [], 'texto', '', -1, 0, 1.5, 2 ** 31, 2 ** 53, [null], { a: 1 }];
const TEXTS = ['x', '', '-1', '0', '1.5', '1e3', '01', '2147483648', '99999999999999999999', 'ñandú %', "' or 1=1 --"];

/** One more than what the shape allows, and longer than it takes. */
function beyond({ maximum, maxLength, maxItems, anyOf = [] }: JsonShape): unknown[] {
  const own = [
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(maxLength === undefined ? [] : ['a'.repeat(maxLength + 1)]),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => 1)]),
  ];
  return [...own, ...anyOf.flatMap(beyond)];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof FormData);

/** The value with one thing in it replaced, or left out when `to` is undefined. */
function variants(value: unknown, shape: JsonShape, at: string): [label: string, value: unknown][] {
  const replaced = [...WRONG, ...beyond(shape)].map((to): [string, unknown] => [
    `${at} = ${JSON.stringify(to)?.slice(0, 40)}`,
    to,
  ]);
  if (Array.isArray(value) && value.length > 0) {
    const inner = variants(value[0], shape.items ?? {}, `${at}.0`);
    return [...replaced, ...inner.map(([label, to]): [string, unknown] => [label, [to, ...value.slice(1)]])];
  }
  if (!isFields(value)) return replaced;
  const inside = Object.keys(value).flatMap((name) => [
    [`${at} without ${name}`, Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))] as [
      string,
      unknown,
    ],
    ...variants(value[name], propertyOf(shape, name), `${at}.${name}`).map(([label, to]): [string, unknown] => [
      label,
      { ...value, [name]: to },
    ]),
  ]);
  return [...replaced, ...inside];
}

/** A property of whichever alternative has it. */
function propertyOf({ properties, anyOf = [], oneOf = [] }: JsonShape, name: string): JsonShape {
  return (
    properties?.[name] ??
    [...anyOf, ...oneOf].map((each) => propertyOf(each, name)).find((each) => Object.keys(each).length > 0) ??
    {}
  );
}

function badBodies(schema: z.ZodType, input: Input): BadInput[] {
  if (input.body instanceof FormData) return [];
  const all = variants(input.body ?? {}, shapeOf(schema), 'body');
  // A file and a date cannot be told by JSON; what the schema takes is not bad.
  return all
    .filter(([, body]) => !schema.safeParse(body).success)
    .map(([label, body]) => ({ label, input: { ...input, body } }));
}

function badTexts(schema: z.ZodObject, place: 'params' | 'query', input: Input): BadInput[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const past = beyond(shapeOf(field as z.ZodType)).map(String);
    const takes = (text: string) =>
      (field as z.ZodType).safeParse(text).success || (field as z.ZodType).safeParse(Number(text)).success;
    // An empty part of an address is another address.
    const texts = [...TEXTS, ...past].filter((text) => !takes(text) && !(place === 'params' && text === ''));
    return texts.map((text) => ({
      label: `${place}.${name} = ${text.slice(0, 40)}`,
      input: { ...input, [place]: { ...input[place], [name]: text } },
    }));
  });
}

/** Requests that the schemas of a call do not take, made of one that they take. */
export function badInputs({ schemas }: NamedEndpoint, good: Input): BadInput[] {
  return [
    ...(schemas.params ? badTexts(schemas.params, 'params', good) : []),
    ...(schemas.query ? badTexts(schemas.query, 'query', good) : []),
    ...(schemas.body ? badBodies(schemas.body, good) : []),
  ];
}
