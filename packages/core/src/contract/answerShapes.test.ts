import type { z } from 'zod';
import { expect, it } from 'vitest';
import { answerShapes } from './answerShapes';
import { contractSchemas } from './schemas';

interface Def {
  type: string;
  innerType?: z.ZodType;
  out?: z.ZodType;
  options?: z.ZodType[];
  shape?: Record<string, z.ZodType>;
  values?: unknown[];
}
const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

/** Fields without which an answer is no success (product §5, §7). */
const SUCCESS = new Set(['id', 'access']);
const MARKS: Readonly<Record<string, string>> = { array: '[]', object: '{}', record: '{}' };

/** How `answerShapes` says what a schema returns. */
function shapeOf(schema: z.ZodType): string {
  const { type, options = [], shape = {} } = defOf(schema);
  if (type === 'array') return '[]';
  if (type === 'union') return [...new Set(options.map(shapeOf))].join('|');
  const needed = Object.entries(shape).filter(
    ([, field]) => !['optional', 'nullable', 'unknown'].includes(defOf(field).type),
  );
  const marks = needed.flatMap(([name, field]) => {
    const { type: kind, values } = defOf(field);
    if (name === 'status' && values?.length === 1 && values[0] === 'ok') return ['ok'];
    if (kind in MARKS) return [name + MARKS[kind]];
    return SUCCESS.has(name) ? [name] : [];
  });
  return marks.length > 0 ? marks.join(' ') : (needed[0]?.[0] ?? `${Object.keys(shape)[0]}?`);
}

it('the shapes of the answers are those of their schemas', () => {
  const shapes = Object.entries(contractSchemas).map(([heading, calls]) => [
    heading,
    Object.fromEntries(Object.entries(calls).map(([name, { response }]) => [name, shapeOf(response)])),
  ]);
  expect(answerShapes).toEqual(Object.fromEntries(shapes));
});
