import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '@arma11/core/art';
import { setClock } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import { sealDays } from '../rooms/commitments/sealDays';
import { openTestDatabase } from '../testing/openTestDatabase';
import { fundedPlayers } from '../testing/smallLeague';
import { auditLedger } from './auditLedger';
import { checkRecent } from './checkRecent';
import { makeCheckpoint, newestCheckpoint } from './checkpoint';
import { post } from './post';
import { type LedgerReport, verifyFromCheckpoint, verifyLedger } from './verify';

const FIRST_DAY = Date.parse('2026-06-11T17:00:00Z');
const DAY = 86_400_000;

let db: Db;
let day: number;
beforeEach(async () => {
  db = await openTestDatabase();
  day = 0;
  await setClock(db, { at: new Date(FIRST_DAY), speed: 0 });
  return () => db.close();
});

async function nextDay(): Promise<void> {
  day += 1;
  await setClock(db, { at: new Date(FIRST_DAY + day * DAY), speed: 0 });
}

async function close(): Promise<string | null> {
  await nextDay();
  await sealDays(db);
  return makeCheckpoint(db);
}

interface Move {
  from: number;
  to: number;
  amount: number;
}

let facts = 0;
const move = ({ from, to, amount }: Move) =>
  db.tx((tx) =>
    post(tx, {
      kind: 'adjust',
      ref: `checkpoint:${(facts += 1)}`,
      label: 'x',
      postings: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    }),
  );

/** The purses of players that have coins to give. */
async function purses(count: number): Promise<number[]> {
  await fundedPlayers(db, count, 1000);
  const { rows } = await sql<{ id: number }>`select id from account where kind = 'user:bono' order by id`.execute(
    db.fresh,
  );
  return rows.map(({ id }) => id);
}

/** As only who owns the database can: past every trigger. */
const byHand = (fault: string) =>
  db.tx(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(fault).execute(tx);
  });

const names = ({ breaches }: LedgerReport) => [...new Set(breaches.map(({ invariant }) => invariant))].toSorted();

describe('a checkpoint', () => {
  it('is made of the last sealed day where coins moved since, once, and counts what it stands for', async () => {
    const [a, b] = (await purses(2)) as [number, number];
    expect(await makeCheckpoint(db)).toBeNull();
    const made = [close(), makeCheckpoint(db)];
    expect((await Promise.all(made)).filter(Boolean)).toEqual(['2026-06-11']);
    await nextDay();
    await sealDays(db);
    expect(await makeCheckpoint(db)).toBeNull();
    await move({ from: a, to: b, amount: 5 });
    expect(await verifyFromCheckpoint(db.fresh)).toMatchObject({ ok: true, since: '2026-06-11' });
    expect({ ...(await verifyFromCheckpoint(db.fresh)), since: null }).toEqual(await verifyLedger(db.fresh));
    expect(await close()).toBe('2026-06-13');
  });

  it('has no total for an account whose entries sum to 0, and none is lost when they do later', async () => {
    const [a, b, c] = (await purses(3)) as [number, number, number];
    await close();
    await move({ from: a, to: b, amount: 1000 });
    await close();
    const totals = async () =>
      (await sql<{ account_id: number; total: number }>`select * from ledger_total order by 1`.execute(db.fresh)).rows;
    expect((await totals()).filter(({ account_id: id }) => [a, b, c].includes(id))).toEqual([
      { account_id: b, total: 2000 },
      { account_id: c, total: 1000 },
    ]);
    await move({ from: b, to: a, amount: 7 });
    await close();
    expect((await totals()).map(({ total }) => total)).toEqual(expect.arrayContaining([7, 1993, 1000]));
    expect((await verifyFromCheckpoint(db.fresh)).breaches).toEqual([]);
  });

  it('is not made over a day that is broken', async () => {
    await purses(2);
    await nextDay();
    await byHand(`update ledger_entry set amount = amount + 1 where id = (select max(id) from ledger_entry)`);
    await sealDays(db);
    expect(await makeCheckpoint(db)).toBeNull();
    expect((await verifyFromCheckpoint(db.fresh)).ok).toBe(false);
  });

  it('is not made of a day that was changed after its seal', async () => {
    await purses(2);
    await nextDay();
    await sealDays(db);
    await byHand(`update ledger_tx set ref = ref || '!' where kind = 'grant'`);
    expect(await makeCheckpoint(db)).toBeNull();
  });

  it('is kept: neither it nor a sealed day can be taken back', async () => {
    await purses(1);
    await close();
    await expect(sql`update ledger_checkpoint set ledger_to = 0`.execute(db.fresh)).rejects.toThrow(/append-only/);
    await expect(sql`delete from ledger_checkpoint`.execute(db.fresh)).rejects.toThrow(/append-only/);
    await expect(sql`truncate ledger_checkpoint`.execute(db.fresh)).rejects.toThrow(/append-only/);
  });
});

/** What a hand in the database may change: of what came after the checkpoint, of what stands now, or of a closed day. */
const FAULTS = {
  'an amount after the checkpoint': (to: number) =>
    `update ledger_entry set amount = amount + 1 where id = (select max(id) from ledger_entry where tx_id > ${to})`,
  'an entry moved to another account after the checkpoint': (to: number) =>
    `update ledger_entry set account_id = (select id from account where kind = 'casa:comision')
     where id = (select max(id) from ledger_entry where tx_id > ${to})`,
  'a transaction without entries': (to: number) =>
    `delete from ledger_entry where tx_id = (select max(tx_id) from ledger_entry where tx_id > ${to})`,
  'a balance of an account that has not moved since': () =>
    `update account set balance = balance + 3 where kind = 'casa:promo'`,
  'two balances that still sum to 0': () =>
    `update account set balance = balance + case kind when 'ext:recarga' then 3 else -3 end
     where kind in ('ext:recarga', 'casa:promo')`,
};
const CLOSED = {
  'an amount of a closed day': (to: number) =>
    `update ledger_entry set amount = amount + 1 where id = (select min(id) from ledger_entry where tx_id <= ${to})`,
  'who got coins on a closed day': (to: number) =>
    `update ledger_entry set account_id = (select id from account where kind = 'casa:comision')
     where id = (select min(id) from ledger_entry where tx_id <= ${to})`,
  'what happened on a closed day': (to: number) => `update ledger_tx set ref = ref || '!' where id = ${to}`,
};

/** Days of random moves, some closed by a checkpoint, some only sealed, and at last moves that are not sealed yet. */
async function randomHistory(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const accounts = await purses(6);
  const upTo = (n: number) => Math.floor(random() * n);
  const days = 1 + upTo(4);
  for (let each = 0; each <= days; each++) {
    for (let moves = upTo(8) + 1; moves > 0; moves--) {
      const from = upTo(6);
      const postable = { from: accounts[from]!, to: accounts[(from + 1 + upTo(5)) % 6]!, amount: 1 + upTo(40) };
      await move(postable);
    }
    if (each === days) return;
    await nextDay();
    await sealDays(db);
    if (each === 0 || random() < 0.6) await makeCheckpoint(db);
  }
}

describe('a check from the checkpoint', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('says of a random history what the whole check says (seed %i)', async (seed) => {
    await randomHistory(seed);
    const { day: since, ledger_to: to } = await newestCheckpoint(db.fresh);
    expect(since).not.toBeNull();
    const quick = await verifyFromCheckpoint(db.fresh);
    expect({ ...quick, since: null }).toEqual(await verifyLedger(db.fresh));
    expect(quick.ok).toBe(true);
    for (const fault of Object.values(FAULTS)) {
      const verdicts = await db
        .tx(async (tx) => {
          await sql`set local session_replication_role = replica`.execute(tx);
          await sql.raw(fault(to)).execute(tx);
          throw Object.assign(new Error('undo'), { of: [await verifyFromCheckpoint(tx), await verifyLedger(tx)] });
        })
        .catch((error: { of: LedgerReport[] }) => error.of);
      const [fromCheckpoint, whole] = verdicts.map(names);
      expect(fromCheckpoint).not.toEqual([]);
      expect(fromCheckpoint).toEqual(whole);
    }
  });

  it.each(Object.entries(CLOSED))('cannot see %s: the daily check of everything does', async (_, fault) => {
    const [a, b] = (await purses(3)) as [number, number];
    await close();
    await move({ from: a, to: b, amount: 5 });
    expect(await auditLedger(db)).toEqual({ pass: 'whole', breaches: [] });
    await byHand(fault((await newestCheckpoint(db.fresh)).ledger_to));
    expect((await verifyFromCheckpoint(db.fresh)).breaches).toEqual([]);
    expect(names(await verifyLedger(db.fresh))).toContain('R15.5 what a day sealed is as it was');
    await byHand(`update ledger_audit set started_at = '-infinity', full_at = '-infinity'`);
    expect(await auditLedger(db)).toEqual({ pass: 'open', breaches: [] });
    await byHand(`update ledger_audit set started_at = '-infinity', all_at = all_at - interval '1 day'`);
    expect(await auditLedger(db)).toMatchObject({ pass: 'whole' });
    const { rows } = await sql<{ breaches: unknown[] | null }>`select breaches from ledger_audit`.execute(db.fresh);
    expect(rows[0]!.breaches).not.toBeNull();
    // What only the whole check found, only the whole check takes back.
    await byHand(`update ledger_audit set started_at = '-infinity'`);
    expect((await auditLedger(db)).pass).toBe('whole');
  });

  it.each([
    [
      'a total',
      `update ledger_total set total = total + 1 where account_id = (select min(account_id) from ledger_total)`,
    ],
    ['a total that is gone', `delete from ledger_total where account_id = (select max(account_id) from ledger_total)`],
    ['a seal', `update day_seal set seal = repeat('0', 64)`],
    ['where a checkpoint ends', `update ledger_checkpoint set ledger_to = ledger_to + 1`],
  ])('and the whole one see that somebody changed %s', async (_, fault) => {
    const [a, b] = (await purses(2)) as [number, number];
    await close();
    await move({ from: a, to: b, amount: 5 });
    await byHand(fault);
    expect((await verifyFromCheckpoint(db.fresh)).ok).toBe(false);
    expect((await verifyLedger(db.fresh)).ok).toBe(false);
  });

  it('also stands for what came before in the check of each minute', async () => {
    const [a, b] = (await purses(2)) as [number, number];
    await close();
    const { ledger_to: to } = await newestCheckpoint(db.fresh);
    await move({ from: a, to: b, amount: 5 });
    expect(await checkRecent(db.fresh, to)).toEqual([]);
    await byHand(
      `update account set balance = balance + case id when ${a} then 1 else -1 end where id in (${a}, ${b})`,
    );
    expect((await checkRecent(db.fresh, to)).map(({ invariant }) => invariant)).toEqual([
      'I2 balances that moved equal their entries',
      'I2 balances that moved equal their entries',
    ]);
  });

  it('finds totals that were changed together with their hash only by reading everything', async () => {
    await purses(2);
    await close();
    await byHand(
      `update ledger_total set total = total + 1 where account_id = (select min(account_id) from ledger_total)`,
    );
    await byHand(
      `update ledger_total set total = total - 1 where account_id = (select max(account_id) from ledger_total)`,
    );
    await byHand(`update ledger_checkpoint set totals_hash = totals_hash()`);
    expect(names(await verifyLedger(db.fresh))).toEqual(['R15.5 entries add up to the totals of the last checkpoint']);
  });
});
