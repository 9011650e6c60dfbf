import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { verifyLedger } from '../ledger/verify';
import type { Db } from '../platform/db/database';
import { openTestDatabase } from './openTestDatabase';
import { roomStage, type RoomStage } from './roomStage';

/** Opens a stage before each test of the file, all on one database, whose ledger is sound at the end. */
export function stageEachTest(opened: (stage: RoomStage) => void): void {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDatabase();
  }, 120_000);
  beforeEach(async () => opened(await roomStage(db)), 60_000);
  afterAll(async () => {
    expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
    await db.close();
  });
}
