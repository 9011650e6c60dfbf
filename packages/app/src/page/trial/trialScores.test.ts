// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetLateTrials, forgetTrial, keepTrial, moveTrial, readTrial, wholeScores } from './trialScores';

beforeEach(() => localStorage.clear());

const trial = {
  until: 1000,
  scores: new Map([
    [5, { local: 2, visit: 1 }],
    [6, { local: 0, visit: null }],
  ]),
};

describe('what a guest answered', () => {
  it('is kept for each room, whole or not, and forgotten', () => {
    expect(keepTrial(42, trial)).toBe(true);
    expect(readTrial(42)).toEqual(trial);
    expect(readTrial(43)).toBeNull();
    expect(wholeScores(trial)).toBe(1);
    forgetTrial(42);
    expect(readTrial(42)).toBeNull();
  });

  it.each([
    'nothing of JSON',
    'null',
    '[]',
    '{"v":0,"until":1000,"scores":[[5,2,1]]}',
    '{"v":1,"until":"1000","scores":[[5,2,1]]}',
    '{"v":1,"until":1000,"scores":{"5":[2,1]}}',
    '{"v":1,"until":1000,"scores":[[5,2]]}',
    '{"v":1,"until":1000,"scores":[["5",2,1]]}',
    '{"v":1,"until":1000,"scores":[[5,-1,1]]}',
    '{"v":1,"until":1000,"scores":[[5,99,1]]}',
    '{"v":1,"until":1000,"scores":[[5,"<b>",1]]}',
  ])('is nothing where the device has %s', (kept) => {
    localStorage.setItem('arma11:trial:predi:42', kept);
    expect(readTrial(42)).toBeNull();
  });

  it('goes along to a room like it, and is forgotten there where it was', () => {
    keepTrial(42, trial);
    moveTrial(42, 42);
    moveTrial(42, 50);
    expect([readTrial(42), readTrial(50)]).toEqual([null, trial]);
  });

  it('is forgotten of rooms that have locked, and of those that nobody can read', () => {
    keepTrial(42, trial);
    keepTrial(43, { ...trial, until: 2000 });
    localStorage.setItem('arma11:trial:predi:44', 'x');
    forgetLateTrials(1000);
    expect(Object.keys(localStorage)).toEqual(['arma11:trial:predi:43']);
  });

  it('is told to be kept nowhere by a browser that refuses its storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('refused');
    });
    expect(keepTrial(42, trial)).toBe(false);
  });
});
