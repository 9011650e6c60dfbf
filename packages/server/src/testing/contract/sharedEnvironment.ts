import { afterAll, beforeAll, expect } from 'vitest';
import { verifyLedger } from '../../ledger/verify';
import { openEnvironment, type Environment } from './openEnvironment';

/** One environment for all tests of a file: what each writes is rolled back, or stays for those after it. */
export function sharedEnvironment(): () => Environment {
  let opened: Environment;
  beforeAll(async () => {
    opened = await openEnvironment();
  }, 120_000);
  afterAll(async () => {
    expect((await verifyLedger(opened.server.db.fresh)).breaches).toEqual([]);
    await opened.server.close();
  });
  return () => opened;
}
