import { describe } from 'vitest';
import { testAnswers } from './answers';
import { testAttacks } from './attacks';
import { testInvalidRequests } from './invalidRequests';
import { testLimits } from './limits';
import { oneWorld } from './oneWorld';
import { testPartnerPages } from './partnerPages';

// The same world is asked who may what in access.test.ts, and anything at all in fuzz.test.ts and deskFuzz.test.ts.
const world = oneWorld();

describe('answers', () => {
  testAnswers(world);
});
describe('attacks', () => {
  testAttacks(world);
});
describe('pages of partners', () => {
  testPartnerPages(world);
});
describe('what is not well formed', () => {
  testInvalidRequests(world);
});
describe('limits', () => {
  testLimits(world);
});
