import { describe } from 'vitest';
import { testAccess } from './access';
import { sharedEnvironment } from './sharedEnvironment';

const environment = sharedEnvironment();

describe('T-AUTHZ: access', () => {
  testAccess(environment);
});
