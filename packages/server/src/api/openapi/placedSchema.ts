import { componentOf, fieldOf, itemOf, optionOf, type Place, referTo, valueOf } from './componentNames';
import { commentAt, sentences } from './fieldComments';
import type { Json } from './jsonSchemas';

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

/** A schema with its comments and those of all fields inside of it; whatever has a name becomes a component, and is referred to. */
export function placedSchema(schema: Json, place: Place, components: Json): Json {
  const { description: own, ...rest } = raised(schema);
  const description = sentences(commentAt(place.at), own);
  // A type that says its own name says what it is, too.
  const type = own !== undefined && rest['x-component'] ? { ...rest, description: own } : rest;
  return { ...referred(type, place, components), ...(description ? { description } : {}) };
}

function referred(schema: Json, place: Place, components: Json): Json {
  const options = optionsOf(schema);
  if (options.length === 1) {
    return {
      ...schema,
      anyOf: unionOf(schema).map((each) => (isNull(each) ? each : referred(each, place, components))),
    };
  }
  const component = componentOf(schema, place);
  if (!component) return withPlacedFields(schema, place, components);
  // What a field is unless it is sent, is no part of its type.
  const { default: unlessSent, ['x-component']: _, ...bare } = schema;
  const reference = referTo(component, withPlacedFields(bare, component, components), components);
  return unlessSent === undefined ? reference : { ...reference, default: unlessSent };
}

/** A schema whose fields are placed, itself left as it is. */
export function withPlacedFields(schema: Json, place: Place, components: Json): Json {
  const { properties, items, additionalProperties } = schema;
  const options = optionsOf(schema);
  const inOption = (option: Json) =>
    isNull(option) ? option : placedSchema(option, optionOf(place, options.indexOf(option)), components);
  const inField = ([name, field]: [string, unknown]) => [
    name,
    placedSchema(field as Json, fieldOf(place, name), components),
  ];
  return {
    ...schema,
    ...(isSchema(properties) ? { properties: Object.fromEntries(Object.entries(properties).map(inField)) } : {}),
    ...(isSchema(items) ? { items: placedSchema(items, itemOf(place), components) } : {}),
    ...(isSchema(additionalProperties)
      ? { additionalProperties: placedSchema(additionalProperties, valueOf(place), components) }
      : {}),
    ...(options.length > 0 ? { anyOf: unionOf(schema).map(inOption) } : {}),
  };
}
