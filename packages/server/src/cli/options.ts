import { Option } from 'commander';
import { z } from 'zod';
import type { Command } from '../operator/definition/command';

/** Where an argument's value comes from: as typed, a path made absolute, or a file: its text, or its bytes in base64. */
export type Place = 'path' | 'file' | 'bytes' | undefined;

interface Field {
  type?: string;
  enum?: string[];
  default?: unknown;
}

const fieldOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field;

export const helpOf = (schema: z.ZodType): string => (schema.meta()?.description ?? '') as string;
export const placeOf = (schema: z.ZodType): Place => schema.meta()?.['place'] as Place;
export const isRequired = (schema: z.ZodType) => !schema.safeParse(undefined).success;

/** `dry_run` is typed `--dry-run`. */
const flagOf = (name: string) => `--${name.replaceAll('_', '-')}`;

/** The option that stands for one argument of a command. */
export function optionOf(name: string, schema: z.ZodType): Option {
  const field = fieldOf(schema);
  if (field.type === 'boolean') return new Option(flagOf(name), helpOf(schema));
  const value = field.type === 'integer' || field.type === 'number' ? '<n>' : '<text>';
  const option = new Option(`${flagOf(name)} ${value}`, helpOf(schema)).makeOptionMandatory(isRequired(schema));
  if (field.enum) option.choices(field.enum);
  // The schema fills it in; here it is only told.
  if (field.default !== undefined) option.description += ` (default: ${String(field.default)})`;
  return option;
}

/** The arguments of a command that are given with a flag. */
export const flagged = ({ args, positional = [] }: Command): [string, z.ZodType][] =>
  (Object.entries(args.shape) as [string, z.ZodType][]).filter(([name]) => !positional.includes(name));
