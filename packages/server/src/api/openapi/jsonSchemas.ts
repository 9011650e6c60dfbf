import { deskModels, wireModels } from '@arma11/core/schemas';
import { z } from 'zod';
import { type Place, referTo } from './componentNames';
import { placedSchema, withPlacedFields } from './placedSchema';

export type Json = Record<string, unknown>;

/** The entities of product §11.2 and what the desk returns, by name: they become the document's components. */
const entities = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({ ...wireModels, ...deskModels })) {
  const isType = [z.ZodObject, z.ZodEnum, z.ZodUnion].some((kind) => schema instanceof kind);
  // What begins with a small letter is the same schema with its fields open, to be extended.
  if (/^[A-Z]/.test(id) && isType) entities.add(schema as z.ZodType, { id });
}

/** The help of a command begins with a small letter, and has no full stop. */
const asSentence = (help: string) => `${help.charAt(0).toUpperCase()}${help.slice(1)}${/[.!?]$/.test(help) ? '' : '.'}`;

/**
 * `entities` stands in place of the registry that `.describe()` and `.meta({ id })` write to, so that what these say is read
 * here. A day or an instant is known by its format: the pattern would be hundreds of characters each time. That an
 * integer is one that JavaScript can hold goes without saying.
 */
function overridden({
  zodSchema,
  jsonSchema: written,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) {
  const { description, id } = z.globalRegistry.get(zodSchema) ?? {};
  if (description && !written.$ref) written.description = asSentence(description);
  if (id && !written.$ref) written['x-component'] = id;
  if (written.format === 'date-time' || written.format === 'date') delete written.pattern;
  if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
}

const DEFS = '#/$defs/';

/**
 * A schema as JSON Schema; the schemas with a name go into `components`. `place` is the part of a call that it describes: by
 * it what the contract's comments say of its fields is found.
 */
export function jsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  components: Json,
  place: Place = { at: '', name: '' },
): Json {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, { metadata: entities, io, unrepresentable: 'any', override: overridden });
  const moved = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll(`"${DEFS}`, '"#/components/schemas/')) as unknown;
  const entity = (id: string, { id: _id, ...body }: Json) =>
    referTo({ name: id }, withPlacedFields(body, { at: id, name: id }, components), components);
  for (const [name, definition] of Object.entries($defs)) entity(name, moved(definition) as Json);
  const body = moved(root) as Json;
  return placedSchema(typeof body['id'] === 'string' ? entity(body['id'], body) : body, place, components);
}
