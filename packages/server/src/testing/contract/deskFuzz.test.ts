import { describe } from 'vitest';
import { testDeskFuzz } from './fuzz';
import { oneWorld } from './oneWorld';

const world = oneWorld();

describe('any request to the desk', () => {
  testDeskFuzz(world);
});
