import { expect, it } from 'vitest';
import { withReaction } from './withReaction';

const reactions = (fire: number, laughter: number, mine: '🔥' | '😂' | null) => ({
  counts: [
    { emoji: '🔥' as const, count: fire },
    { emoji: '😂' as const, count: laughter },
  ],
  mine,
});

it.each([
  ['the first counts', reactions(4, 2, null), '🔥', reactions(5, 2, '🔥')],
  ['another moves the count', reactions(5, 2, '🔥'), '😂', reactions(4, 3, '😂')],
  ['none takes it back', reactions(4, 3, '😂'), null, reactions(4, 2, null)],
  ['the same changes nothing', reactions(4, 3, '😂'), '😂', reactions(4, 3, '😂')],
] as const)('of reactions %s', (_, before, next, after) => {
  expect(withReaction(before, next)).toEqual(after);
});
