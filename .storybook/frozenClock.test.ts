import { afterEach, expect, it } from 'vitest';
import { freezeClock, NOW } from './frozenClock';

let thaw = () => {};
afterEach(() => thaw());

it('tells the same instant for ever', async () => {
  thaw = freezeClock();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(new Date().toISOString()).toBe('2026-06-11T20:00:00.000Z');
  expect(Date.now()).toBe(Date.parse(NOW));
});

it('leaves dates with an argument alone', () => {
  thaw = freezeClock();
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date(2026, 0, 2, 3).getHours()).toBe(3);
  expect(new Date('2026-01-01T00:00:00Z')).toBeInstanceOf(Date);
});

it('gives the real clock back', () => {
  const real = Date;
  freezeClock()();
  expect(Date).toBe(real);
});
