import { expect, it } from 'vitest';
import { embedCode } from './embedCode';

it('is four digits, the same for the same sign-in', () => {
  expect(embedCode('AAAAAAAAAAAAAAAAAAAAAA')).toBe(embedCode('AAAAAAAAAAAAAAAAAAAAAA'));
  expect(embedCode('k3nQ0rBv_W-2xYt9LmZfPA')).toMatch(/^\d{4}$/);
  expect(embedCode('')).toBe('0007');
  expect(embedCode('ab')).toBe('9832');
});

it('tells sign-ins apart', () => {
  const states = Array.from({ length: 1000 }, (_, i) => `k3nQ0rBv_W-2xYt9Lm${String(i).padStart(4, 'Z')}`);
  expect(new Set(states.map(embedCode)).size).toBeGreaterThan(900);
});
