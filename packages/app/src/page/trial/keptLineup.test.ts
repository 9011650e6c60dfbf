// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetKeptLineup,
  forgetLateLineups,
  keepLineup,
  moveKeptLineup,
  readKeptLineup,
  type KeptLineup,
} from './keptLineup';

beforeEach(() => localStorage.clear());

const kept: KeptLineup = {
  until: 1000,
  chosen: true,
  formation: '442',
  players: [{ id: 7, name: 'Quispe' }],
  captain: 0,
};

describe('the eleven of a guest', () => {
  it('is kept for each room, and forgotten', () => {
    expect(keepLineup(42, kept)).toBe(true);
    expect(readKeptLineup(42)).toEqual(kept);
    expect(readKeptLineup(43)).toBeNull();
    forgetKeptLineup(42);
    expect(readKeptLineup(42)).toBeNull();
  });

  it.each([
    'nothing of JSON',
    'null',
    '[]',
    '{"v":0,"until":1000,"chosen":true,"formation":"442","players":[[7,"Quispe"]],"captain":null}',
    '{"v":1,"until":"1000","chosen":true,"formation":"442","players":[[7,"Quispe"]],"captain":null}',
    '{"v":1,"until":1000,"formation":"442","players":[[7,"Quispe"]],"captain":null}',
    '{"v":1,"until":1000,"chosen":true,"formation":"999","players":[[7,"Quispe"]],"captain":null}',
    '{"v":1,"until":1000,"chosen":true,"formation":"442","players":{"0":7},"captain":null}',
    '{"v":1,"until":1000,"chosen":true,"formation":"442","players":[[7]],"captain":null}',
    '{"v":1,"until":1000,"chosen":true,"formation":"442","players":[["7","Quispe"]],"captain":null}',
    '{"v":1,"until":1000,"chosen":true,"formation":"442","players":[[7,"Quispe"]],"captain":"0"}',
  ])('is nothing where the device has %s', (text) => {
    localStorage.setItem('arma11:trial:compe:42', text);
    expect(readKeptLineup(42)).toBeNull();
  });

  it('goes along to a room like it, and is forgotten there where it was', () => {
    keepLineup(42, kept);
    moveKeptLineup(42, 42);
    moveKeptLineup(42, 50);
    expect([readKeptLineup(42), readKeptLineup(50)]).toEqual([null, kept]);
  });

  it('is forgotten of rooms that have locked, and of those that nobody can read', () => {
    keepLineup(42, kept);
    keepLineup(43, { ...kept, until: 2000 });
    localStorage.setItem('arma11:trial:compe:44', 'x');
    forgetLateLineups(1000);
    expect(Object.keys(localStorage)).toEqual(['arma11:trial:compe:43']);
  });

  it('is told to be kept nowhere by a browser that refuses its storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('refused');
    });
    expect(keepLineup(42, kept)).toBe(false);
  });
});
