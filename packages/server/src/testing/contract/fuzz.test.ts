import { describe } from 'vitest';
import { testFuzz } from './fuzz';
import { oneWorld } from './oneWorld';

// What these write stays.
const world = oneWorld();

describe('any request', () => {
  testFuzz(world);
});
