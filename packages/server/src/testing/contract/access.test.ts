import { describe } from 'vitest';
import { testAccess } from './access';
import { sharedEnvironment } from './sharedEnvironment';

const environment = sharedEnvironment();

describe('access', () => {
  testAccess(environment);
});
