import { expect, it } from 'vitest';
import { ordered } from './ordered.mjs';

it('writes the members of a union in one order, whichever way TypeScript met them', () => {
  expect(ordered('kyc: "pendiente" | "no" | "ok";')).toBe('kyc: "no" | "ok" | "pendiente";');
  expect(ordered('a?: string | undefined | null;')).toBe('a?: null | string | undefined;');
});

it('writes the names of an enum in one order', () => {
  const enumOf = (...names) => `z.ZodEnum<{\n${names.map((name) => `    ${name}: "${name}";\n`).join('')}}>;`;
  expect(ordered(enumOf('pendiente', 'anulado', 'acierto'))).toBe(enumOf('acierto', 'anulado', 'pendiente'));
});

it('leaves the fields of a shape where they are', () => {
  const shape = 'z.ZodObject<{\n    b: z.ZodString;\n    a: z.ZodInt;\n}>;';
  expect(ordered(shape)).toBe(shape);
});
