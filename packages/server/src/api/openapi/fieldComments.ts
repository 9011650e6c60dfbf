import file from './fieldComments.recorded.json';
import type { Json } from './jsonSchemas';

/**
 * The doc comments above the contract's fields, by where the document shows them: `Match.date`,
 * `compe.saveLineup.body.captain`; `[]` is an item of a list, `.*` a value of a record, `(2)` the second option of a union.
 * `tooling/openapi/write.mjs` writes the file from the contract's sources (`npm run refresh`).
 */
export const fieldComments: Readonly<Record<string, string>> = file;

/** What is said of one field: the words for it before those for its type. */
export const sentences = (...parts: unknown[]): string | undefined =>
  parts.filter((part) => typeof part === 'string').join(' ') || undefined;

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isNull = ({ type }: Json) => type === 'null';
const unionOf = (schema: Json) => (schema['anyOf'] ?? []) as Json[];
/** Null is no option of a union: it makes a field nullable. */
const optionsOf = (schema: Json) => unionOf(schema).filter((option) => !isNull(option));

/** A nullable schema that says itself what its type says inside of it. */
function raised(schema: Json): Json {
  const options = optionsOf(schema);
  if (options.length !== 1) return schema;
  const { description: inner, ...bare } = options[0]!;
  const anyOf = unionOf(schema).map((option) => (isNull(option) ? option : bare));
  return { ...schema, anyOf, description: sentences(schema['description'], inner) };
}

/** The schema of a field, or of a part of a call, with its comment and those of its own fields; `at` is its place. */
export function described(schema: Json, at: string): Json {
  const { description: own, ...rest } = raised(schema);
  const description = sentences(fieldComments[at], own);
  return { ...withDescribedFields(rest, at), ...(description ? { description } : {}) };
}

/** A schema with the comments of all fields inside of it; `at` is the place of the schema. */
export function withDescribedFields(schema: Json, at: string): Json {
  const { properties, items, additionalProperties } = schema;
  const options = optionsOf(schema);
  const placeOf = (option: Json) => (options.length > 1 ? `${at}(${options.indexOf(option) + 1})` : at);
  const inOption = (option: Json) => (isNull(option) ? option : withDescribedFields(option, placeOf(option)));
  const inField = ([name, field]: [string, unknown]) => [name, described(field as Json, `${at}.${name}`)];
  return {
    ...schema,
    ...(isSchema(properties) ? { properties: Object.fromEntries(Object.entries(properties).map(inField)) } : {}),
    ...(isSchema(items) ? { items: withDescribedFields(items, `${at}[]`) } : {}),
    ...(isSchema(additionalProperties)
      ? { additionalProperties: withDescribedFields(additionalProperties, `${at}.*`) }
      : {}),
    ...(options.length > 0 ? { anyOf: unionOf(schema).map(inOption) } : {}),
  };
}
