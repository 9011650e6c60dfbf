import { describe, expect, it } from 'vitest';
import { questPercent, questSegments } from './quest';

describe('quest progress', () => {
  it.each([
    [0, 3, 0, ['next', 'todo', 'todo']],
    [1, 3, 33, ['done', 'next', 'todo']],
    [3, 3, 100, ['done', 'done', 'done']],
    [4, 3, 100, ['done', 'done', 'done']],
    [-1, 2, 0, ['next', 'todo']],
    [0, 0, 0, []],
  ])('%i of %i criterios is %i percent and one segment each', (cumplidas, total, percent, segments) => {
    const quest = { status: { cumplidas, total } };
    expect(questPercent(quest)).toBe(percent);
    expect(questSegments(quest)).toEqual(segments);
  });
});
