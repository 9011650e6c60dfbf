import { describe, expect, it } from 'vitest';
import { rangoOf, roomXp } from './rango';

describe('rango by XP', () => {
  it.each([
    [-5, 1, 'Canterano', 0, 100, 0],
    [0, 1, 'Canterano', 0, 100, 0],
    [99, 1, 'Canterano', 0, 100, 99],
    [100, 2, 'Debutante', 100, 300, 0],
    [299, 2, 'Debutante', 100, 300, 99],
    [300, 3, 'Titular', 300, 700, 0],
    [700, 4, 'Figura', 700, 1500, 0],
    [1100, 4, 'Figura', 700, 1500, 50],
    [1500, 5, 'Crack', 1500, 3000, 0],
    [3000, 6, 'Ídolo', 3000, 6000, 0],
    [5999, 6, 'Ídolo', 3000, 6000, 99],
    [6000, 7, 'Leyenda', 6000, null, 100],
    [90_000, 7, 'Leyenda', 6000, null, 100],
  ])('%i XP is level %i %s, from %i to %s, %i percent', (xp, level, name, xp_from, xp_next, percent) => {
    expect(rangoOf(xp)).toEqual({ level, name, xp_from, xp_next, percent });
  });

  it.each([
    [1, 12, 30],
    [3, 12, 30],
    [4, 12, 15],
    [6, 12, 15],
    [7, 12, 10],
    [3, 11, 15],
    [4, 100, 15],
    [1, 4, 30],
    [2, 4, 15],
    [1, 3, 0],
    [2, 2, 0],
  ])('place %i of %i in a closed room is worth %i XP (rules R16.4)', (position, entries, xp) => {
    expect(roomXp({ position, entries })).toBe(xp);
  });
});
