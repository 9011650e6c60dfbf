import { z } from 'zod';

/** The part of JSON Schema that our schemas come to. */
export interface JsonShape {
  type?: string;
  properties?: Record<string, JsonShape>;
  required?: string[];
  items?: JsonShape;
  maxItems?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonShape[];
  oneOf?: JsonShape[];
  allOf?: JsonShape[];
  default?: unknown;
}

/** A schema's shape, with everything that it refers to inside. */
export const shapeOf = (schema: z.ZodType): JsonShape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonShape;
