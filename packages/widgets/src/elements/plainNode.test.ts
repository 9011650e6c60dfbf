// @vitest-environment node
import { expect, it } from 'vitest';

it('touches nothing of a browser when it is imported', async () => {
  expect(typeof globalThis.window).toBe('undefined');
  expect(typeof globalThis.HTMLElement).toBe('undefined');
  const { defineElements } = await import('.');
  expect(defineElements).toBeTypeOf('function');
  await import('./jsx');
  const { elementSpecs } = await import('./elementSpecs');
  await Promise.all(elementSpecs.map(({ load }) => load()));
}, 40_000);
