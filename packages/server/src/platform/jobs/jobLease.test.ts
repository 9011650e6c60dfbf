import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase';
import type { Db } from '../db/database';
import { jobLease, LEASE_MS, whileLeased } from './jobLease';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => sql`delete from job_lease`.execute(db.fresh));

const later = (ms: number) =>
  sql`update job_lease set until = until - make_interval(secs => ${ms / 1000})`.execute(db.fresh);

it('one of several servers has the work, and keeps it while it says so', async () => {
  const [one, other] = [jobLease(db, 'work', 'one'), jobLease(db, 'work', 'other')];
  const taken = await Promise.all([one.take(), other.take()]);
  expect(taken.toSorted()).toEqual([false, true]);
  const [leader, second] = taken[0] ? [one, other] : [other, one];
  await later(LEASE_MS - 500);
  expect(await leader.take()).toBe(true);
  await later(LEASE_MS - 500);
  expect(await second.take()).toBe(false);
});

it('another has it when that one has been silent for some seconds, and the first learns of it', async () => {
  const [one, other] = [jobLease(db, 'work', 'one'), jobLease(db, 'work', 'other')];
  await one.take();
  await later(LEASE_MS);
  expect(await other.take()).toBe(true);
  expect(await one.take()).toBe(false);
});

it('a server that stops lets another have it at once, and takes it from nobody else', async () => {
  const [one, other] = [jobLease(db, 'work', 'one'), jobLease(db, 'work', 'other')];
  await one.take();
  await other.release();
  expect(await other.take()).toBe(false);
  await one.release();
  expect(await other.take()).toBe(true);
});

it('work that takes longer than the lease keeps it', async () => {
  const [one, other] = [jobLease(db, 'work', 'one'), jobLease(db, 'work', 'other')];
  const had = await whileLeased(one, async () => {
    await new Promise((resolve) => setTimeout(resolve, LEASE_MS + 500));
    expect(await other.take()).toBe(false);
  });
  expect(had).toBe(true);
});
