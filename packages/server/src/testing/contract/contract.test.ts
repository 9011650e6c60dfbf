import { describe } from 'vitest';
import { testAnswers } from './answers';
import { testAttacks } from './attacks';
import { testInvalidRequests } from './invalidRequests';
import { testLimits } from './limits';
import { sharedEnvironment } from './sharedEnvironment';
import { testPartnerPages } from './partnerPages';

// The same environment is asked who may what in access.test.ts, and anything at all in fuzz.test.ts and deskFuzz.test.ts.
const environment = sharedEnvironment();

describe('answers', () => {
  testAnswers(environment);
});
describe('attacks', () => {
  testAttacks(environment);
});
describe('pages of partners', () => {
  testPartnerPages(environment);
});
describe('what is not well formed', () => {
  testInvalidRequests(environment);
});
describe('limits', () => {
  testLimits(environment);
});
