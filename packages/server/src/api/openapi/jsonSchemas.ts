import { deskModels, wireModels } from '@arma11/core/schemas';
import { z } from 'zod';
import { described, withDescribedFields } from './fieldComments';

export type Json = Record<string, unknown>;

/** The entities of product §11.2 and what the desk returns, by name: they become the document's components. */
const entities = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({ ...wireModels, ...deskModels })) {
  // What begins with a small letter is the same schema with its fields open, to be extended.
  if (/^[A-Z]/.test(id) && (schema instanceof z.ZodObject || schema instanceof z.ZodEnum)) entities.add(schema, { id });
}

/** `entities` stands in place of the registry that `.describe()` writes to, so that what a field means is read here. */
function describeFrom({
  zodSchema,
  jsonSchema: written,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) {
  const description = z.globalRegistry.get(zodSchema)?.description;
  if (description && !written.$ref) written.description = description;
}

const DEFS = '#/$defs/';

/**
 * A schema as JSON Schema; the entities that it refers to go into `components`. `at` is the part of a call that it
 * describes (`compe.ranking.response`): what the contract's comments say of its fields is kept by it.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Json, at = ''): Json {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, { metadata: entities, io, unrepresentable: 'any', override: describeFrom });
  const moved = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll(`"${DEFS}`, '"#/components/schemas/')) as unknown;
  for (const [name, definition] of Object.entries($defs)) {
    const { id: _id, ...body } = moved(definition) as Json;
    components[name] ??= withDescribedFields(body, name);
  }
  const { id, ...body } = moved(root) as Json;
  if (typeof id !== 'string') return described(body, at);
  components[id] ??= withDescribedFields(body, id);
  return described({ $ref: `#/components/schemas/${id}` }, at);
}
