import { describe, expect, it } from 'vitest';
import { lastPointsRing, pointsBand } from './points';

describe('points colour bands: 4 or less, 5-7, 8-10, above 10', () => {
  it.each([
    [-3, 'low'],
    [0, 'low'],
    [4, 'low'],
    [4.5, 'mid'],
    [5, 'mid'],
    [7, 'mid'],
    [8, 'high'],
    [10, 'high'],
    [11, 'top'],
    [40, 'top'],
  ])('%d points are %s', (points, band) => expect(pointsBand(points)).toBe(band));
});

describe('last-points circle border colours: below 1, 1-3, above 3', () => {
  it.each([
    [-2, 'low'],
    [0, 'low'],
    [1, 'mid'],
    [3, 'mid'],
    [4, 'high'],
    [12, 'high'],
  ])('%d last points are %s', (points, ring) => expect(lastPointsRing(points)).toBe(ring));
});
