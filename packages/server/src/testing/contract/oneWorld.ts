import { afterAll, beforeAll, expect } from 'vitest';
import { verifyLedger } from '../../ledger/verify';
import { openWorld, type World } from './openWorld';

/** One world for all tests of a file: what each writes is rolled back, or stays for those after it. */
export function oneWorld(): () => World {
  let opened: World;
  beforeAll(async () => {
    opened = await openWorld();
  }, 120_000);
  afterAll(async () => {
    expect((await verifyLedger(opened.server.db.read)).breaches).toEqual([]);
    await opened.server.close();
  });
  return () => opened;
}
