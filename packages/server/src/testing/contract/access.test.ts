import { describe } from 'vitest';
import { testAccess } from './access';
import { oneWorld } from './oneWorld';

const world = oneWorld();

describe('access', () => {
  testAccess(world);
});
