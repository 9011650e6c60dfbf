import { describe } from 'vitest';
import { testFuzz } from './fuzz';
import { sharedEnvironment } from './sharedEnvironment';

// What these write stays.
const environment = sharedEnvironment();

describe('any request', () => {
  testFuzz(environment);
});
