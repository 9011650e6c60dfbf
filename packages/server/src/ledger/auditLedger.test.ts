import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '@arma11/core/contract';
import { setClock } from '../platform/db/clock';
import { openTestDatabase } from '../testing/openTestDatabase';
import type { Db } from '../platform/db/database';
import { moneyGate } from '../api/pipeline/moneyGate';
import { playMatch } from '../testing/playedMatch';
import { FIRST_KICK_OFF, fundedPlayers, smallLeague, type SmallLeague } from '../testing/smallLeague';
import { advanceRooms } from '../rooms/settle/advanceRooms';
import { createPrediRoom } from '../rooms/offers/createPrediRoom';
import { joinRoom } from '../rooms/join/joinRoom';
import { auditLedger, standingBreaches } from './auditLedger';

let db: Db;
let league: SmallLeague;
beforeEach(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
  return () => db.close();
});

const minuteLater = () => sql`update ledger_audit set started_at = '-infinity'`.execute(db.fresh);
async function pass() {
  await minuteLater();
  return auditLedger(db);
}

async function paidRoom(): Promise<number> {
  const room = await db.tx((tx) =>
    createPrediRoom(tx, {
      tipo: '1',
      name: 'Sala',
      leagueId: league.leagueId,
      amount_ins: 10,
      max_players: 20,
      min_players: 2,
      modo_pozo: 'proporcional',
      commission_bps: 1000,
      lock_lead_min: 5,
      matchIds: league.matches,
      kinds: ['1x2'],
    }),
  );
  for (const userId of await fundedPlayers(db, 3, 100)) await db.tx((tx) => joinRoom(tx, { roomId: room, userId }));
  return room;
}

/** Breaks what no code of ours can: past the triggers, as a hand in the database would. */
const byHand = async (statement: ReturnType<typeof sql>) => {
  await sql`alter table account disable trigger balance_guard`.execute(db.fresh);
  await statement.execute(db.fresh);
  await sql`alter table account enable trigger balance_guard`.execute(db.fresh);
};

describe('auditLedger', () => {
  it('checks everything first, then what moved, and leaves the minute to whoever took it', async () => {
    await paidRoom();
    expect(await auditLedger(db)).toEqual({ pass: 'whole', breaches: [] });
    expect(await auditLedger(db)).toEqual({ pass: 'left', breaches: [] });
    expect(await pass()).toEqual({ pass: 'recent', breaches: [] });
    await minuteLater();
    const passes = await Promise.all([auditLedger(db), auditLedger(db), auditLedger(db)]);
    expect(passes.map((each) => each.pass).sort()).toEqual(['left', 'left', 'recent']);
  });

  it.each([
    ['a coin from nowhere', sql`update account set balance = balance + 1 where kind = 'casa:promo'`],
    [
      'a balance of a player who moved',
      sql`update account set balance = balance + (case kind when 'user:bono' then 1 else -3 end)
      where kind = 'casa:promo' or kind = 'user:bono'`,
    ],
    ['a seat too many', sql`update room set taken = taken + 1`],
  ])('the pass of each minute finds %s', async (_, fault) => {
    await auditLedger(db);
    await paidRoom();
    await byHand(fault);
    const { pass: kind, breaches } = await pass();
    expect([kind, breaches.length > 0]).toEqual(['recent', true]);
    expect(await standingBreaches(db)).toEqual(breaches);
  });

  it('looks once more at what an earlier pass may have seen half of', async () => {
    await auditLedger(db);
    await paidRoom();
    expect((await pass()).breaches).toEqual([]);
    await byHand(sql`update room set taken = taken + 1`);
    expect((await pass()).breaches).not.toEqual([]);
  });

  it('leaves behind what two passes have seen: the check of everything reads that', async () => {
    await auditLedger(db);
    await paidRoom();
    for (let times = 0; times < 2; times++) expect(await pass()).toEqual({ pass: 'recent', breaches: [] });
    await byHand(sql`update room set taken = taken + 1`);
    expect(await pass()).toEqual({ pass: 'recent', breaches: [] });
    await sql`update ledger_audit set all_at = '-infinity'`.execute(db.fresh);
    const { pass: kind, breaches } = await pass();
    expect([kind, breaches.length]).toEqual(['whole', 1]);
  });

  it('reads what came after the checkpoint every ten minutes, and notes how long each check took', async () => {
    await auditLedger(db);
    await paidRoom();
    await sql`update ledger_audit set full_at = full_at - interval '11 minutes'`.execute(db.fresh);
    expect([await pass(), await pass()].map((each) => each.pass)).toEqual(['open', 'recent']);
    const { rows } = await sql<{ all_ms: number; full_ms: number }>`select all_ms, full_ms from ledger_audit`.execute(
      db.fresh,
    );
    for (const ms of Object.values(rows[0]!)) expect(ms).toBeLessThan(20_000);
  });

  it('closes calls that move coins and payments until a check of everything is clean again', async () => {
    const room = await paidRoom();
    const gate = moneyGate(db, () => Infinity);
    await auditLedger(db);
    await gate(contract.predi.join);
    await byHand(sql`update account set balance = balance + 1 where kind = 'casa:promo'`);
    await pass();
    const later = moneyGate(db);
    await expect(later(contract.predi.join)).rejects.toMatchObject({ status: 503, code: 'MANTENIMIENTO' });
    await later(contract.predi.saveAnswers);
    await later(contract.wallet.summary);
    for (const match of league.matches) await playMatch(db, match, { local: 1, visit: 0 });
    await setClock(db, { at: new Date(Date.parse(FIRST_KICK_OFF) + 86_400_000), speed: 0 });
    expect((await advanceRooms(db, room)).settled).toBe(0);
    await byHand(sql`update account set balance = balance - 1 where kind = 'casa:promo'`);
    expect(await pass()).toEqual({ pass: 'whole', breaches: [] });
    await moneyGate(db)(contract.predi.join);
    expect((await advanceRooms(db, room)).settled).toBe(1);
  });

  it('asks again at once where the database could not say', async () => {
    let asked = 0;
    const away: Pick<Db, 'fresh'> = {
      get fresh() {
        if (asked++ > 0) return db.fresh;
        throw new Error('The connection is lost.');
      },
    };
    const gate = moneyGate(away, () => 0);
    await expect(gate(contract.predi.join)).rejects.toThrow('The connection is lost.');
    await gate(contract.predi.join);
  });
});
