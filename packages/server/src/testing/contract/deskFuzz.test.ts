import { describe } from 'vitest';
import { testDeskFuzz } from './fuzz';
import { sharedEnvironment } from './sharedEnvironment';

const environment = sharedEnvironment();

describe('any request to the desk', () => {
  testDeskFuzz(environment);
});
