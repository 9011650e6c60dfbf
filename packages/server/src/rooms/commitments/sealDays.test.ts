import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../ledger/verify';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { fundedPlayers } from '../../testing/smallLeague';
import { daySeal, daySeals } from './daySeals';
import { sealDays } from './sealDays';

// Each day's roots and coins in one chain (rules R15.5). The first kick-off is on 11 June at 15:00 in Lima.

const DAY = 1440;
/** Minutes from the first kick-off to midnight in Lima, after that day. */
const MIDNIGHT = 540;

let db: Db;
let stage: RoomStage;
beforeEach(async () => {
  db = await openTestDatabase();
  stage = await roomStage(db);
});
afterEach(() => db.close());

const days = async () => (await daySeals(db.fresh)).map(({ day }) => day);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const broken = async () => (await verifyLedger(db.fresh)).breaches.map(({ invariant }) => invariant);

/** A free room of two that locks; its players were given coins on the day before. */
async function lockedRoom(): Promise<void> {
  const room = await stage.compe(0);
  await stage.seat(room, 2);
  await stage.at(-5);
  await stage.advance();
}

describe('a day that is over', () => {
  it('is sealed an hour after its midnight in Lima, once', async () => {
    await lockedRoom();
    await stage.at(MIDNIGHT + 59);
    await sealDays(db);
    expect(await days()).toEqual(['2026-06-10']);
    await stage.at(MIDNIGHT + 60);
    expect(await Promise.all([sealDays(db), sealDays(db)])).toContain(1);
    expect(await days()).toEqual(['2026-06-11', '2026-06-10']);
    expect(await sealDays(db)).toBe(0);
  });

  it('has no seal where nothing locked and no coins moved', async () => {
    await lockedRoom();
    await stage.at(MIDNIGHT + 3 * DAY);
    await fundedPlayers(db, 1, 50);
    await stage.at(MIDNIGHT + 9 * DAY);
    await sealDays(db);
    expect(await days()).toEqual(['2026-06-15', '2026-06-11', '2026-06-10']);
  });

  it('shows its roots, and anybody computes its seal again from them and from the seal before', async () => {
    await lockedRoom();
    await stage.at(MIDNIGHT + 60);
    await sealDays(db);
    const [eleventh, tenth] = await daySeals(db.fresh);
    const { commitments, ...shown } = await daySeal(db.fresh, '2026-06-11');
    expect(shown).toEqual(eleventh);
    expect(commitments).toHaveLength(1);
    const { roots, roots_hash, ledger_to, ledger_hash, previous, seal } = shown;
    expect(roots_hash).toBe(sha256(commitments.map(({ root }) => root).join('\n')));
    expect(previous).toBe(tenth!.seal);
    expect(seal).toBe(
      sha256(['2026-06-11', `${roots} ${roots_hash}`, `${ledger_to} ${ledger_hash}`, previous].join('\n')),
    );
    expect(await daySeals(db.fresh, '2026-06-11')).toEqual([tenth]);
    await expect(daySeal(db.fresh, '2026-06-12')).rejects.toMatchObject({ status: 404 });
  });

  it('is followed by the next even where a rehearsal’s clock was set back', async () => {
    await lockedRoom();
    await stage.at(MIDNIGHT + 60);
    await sealDays(db);
    await stage.at(-2 * DAY);
    await fundedPlayers(db, 1, 50);
    await stage.at(MIDNIGHT + DAY + 60);
    await sealDays(db);
    expect((await days())[0]).toBe('2026-06-12');
    expect(await broken()).toEqual([]);
  });
});

describe('ledger verify', () => {
  it('finds the chain whole', async () => {
    await lockedRoom();
    await stage.at(MIDNIGHT + 60);
    await sealDays(db);
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['a root', sql`update commitment set root = repeat('0', 64)`],
    ['an entry of the ledger', sql`update ledger_tx set ref = ref || '!'`],
    ['a seal', sql`update day_seal set seal = repeat('0', 64) where day = '2026-06-10'`],
  ])('says which day was changed: %s', async (_, change) => {
    await lockedRoom();
    await stage.at(MIDNIGHT + 60);
    await sealDays(db);
    // Only who owns the database gets past the triggers.
    await db.tx(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await change.execute(tx);
    });
    expect(await broken()).toContain('R15.5 what a day sealed is as it was');
  });
});
