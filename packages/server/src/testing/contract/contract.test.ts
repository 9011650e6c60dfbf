import { afterAll, beforeAll, describe, expect } from 'vitest';
import { verifyLedger } from '../../ledger/verify';
import { testAccess } from './access';
import { testAnswers } from './answers';
import { testAttacks } from './attacks';
import { testFuzz } from './fuzz';
import { testInvalidRequests } from './invalidRequests';
import { testLimits } from './limits';
import { openWorld, type World } from './openWorld';
import { testPartnerPages } from './partnerPages';

// One world for all: what each test writes is rolled back, but for the last.
let opened: World;
const world = () => opened;
beforeAll(async () => {
  opened = await openWorld();
}, 120_000);
afterAll(async () => {
  expect((await verifyLedger(opened.server.db.read)).breaches).toEqual([]);
  await opened.server.close();
});

describe('answers', () => {
  testAnswers(world);
});
describe('access', () => {
  testAccess(world);
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
// The last: what it writes stays.
describe('any request', () => {
  testFuzz(world);
});
