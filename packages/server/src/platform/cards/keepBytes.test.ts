import { expect, it } from 'vitest';
import { keepBytes } from './keepBytes';

const bytes = (length: number) => new Uint8Array(length);

it('keeps as many bytes as it may, and lets go of what was asked for longest ago', () => {
  const kept = keepBytes(10);
  kept.set('a', bytes(4));
  kept.set('b', bytes(4));
  expect(kept.get('a')?.length).toBe(4);
  kept.set('c', bytes(4));
  expect([kept.get('a')?.length, kept.get('b'), kept.get('c')?.length]).toEqual([4, undefined, 4]);
  kept.set('c', bytes(6));
  expect([kept.get('a')?.length, kept.get('c')?.length]).toEqual([4, 6]);
});

it('keeps nothing that is larger than all that it may', () => {
  const kept = keepBytes(10);
  kept.set('a', bytes(11));
  expect(kept.get('a')).toBeUndefined();
});
