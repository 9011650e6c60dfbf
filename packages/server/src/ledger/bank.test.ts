import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '@arma11/core/art';
import type { Db } from '../platform/db/database';
import { openTestDatabase } from '../testing/openTestDatabase';
import { Refusal } from '../platform/refusal';
import { createCompeRoom } from '../rooms/offers/createCompeRoom';
import { joinRoom } from '../rooms/join/joinRoom';
import { leaveRoom } from '../rooms/join/leaveRoom';
import { fundedPlayers, smallLeague } from '../testing/smallLeague';
import { grant } from './grant';
import { post } from './post';
import { systemAccount, userAccount } from './accounts';
import { verifyLedger } from './verify';

const ROUNDS = 400;
const CLIENTS = 16;

let db: Db;
let players: number[] = [];
let rooms: number[] = [];
let leagues = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  const league = await smallLeague(db, `liga-${++leagues}`);
  players = await fundedPlayers(db, 12, 60);
  rooms = [];
  for (const amount_ins of [0, 7, 20, 33]) {
    const room = await db.tx((tx) =>
      createCompeRoom(tx, {
        tipo: '1',
        name: 'Sala',
        leagueId: league.leagueId,
        amount_ins,
        max_players: 20,
        min_players: 2,
        modo_pozo: 'proporcional',
        commission_bps: 1000,
        lock_lead_min: 5,
        jornada: 1,
      }),
    );
    rooms.push(room);
  }
});
afterAll(() => db.close());

describe('the bank (security T-BANK)', () => {
  it('keeps every read of all balances at the same sum, and none below its floor, while players come and go', async () => {
    const random = seededRandom(2026);
    const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)]!;
    let acknowledged = 0;
    let done = false;
    const bad: unknown[] = [];
    const reader = (async () => {
      while (!done) {
        const { rows } = await sql<{ total: number; lowest: number }>`
          select sum(balance)::bigint as total, min(balance) filter (where kind like 'user:%' or kind = 'sala:pozo') as lowest
          from account`.execute(db.fresh);
        if (rows[0]!.total !== 0 || rows[0]!.lowest < 0) bad.push(rows[0]);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const act = async () => {
      const [userId, roomId, coin] = [pick(players), pick(rooms), random()];
      const work = db.tx((tx) => (coin < 0.65 ? joinRoom(tx, { roomId, userId }) : leaveRoom(tx, { roomId, userId })));
      await work.then(
        () => (acknowledged += 1),
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        },
      );
    };
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (let i = 0; i < ROUNDS / CLIENTS; i += 1) await act();
      }),
    );
    done = true;
    await reader;
    expect(bad).toEqual([]);
    expect(acknowledged).toBeGreaterThan(50);
    expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
  });

  it('refuses entries that do not sum to 0, a balance written by hand, and any change of history (security I9)', async () => {
    const [userId] = players;
    const [bono, promo] = [
      await userAccount(db.fresh, userId!, 'user:bono'),
      await systemAccount(db.fresh, 'casa:promo'),
    ];
    const lopsided = db.tx((tx) =>
      post(tx, {
        kind: 'adjust',
        ref: 'x1',
        label: 'x',
        postings: [
          { account: bono, amount: 5 },
          { account: promo, amount: -4 },
        ],
      }),
    );
    await expect(lopsided).rejects.toMatchObject({ constraint: 'ledger_balanced' });
    await expect(sql`update account set balance = balance + 1 where id = ${bono}`.execute(db.fresh)).rejects.toThrow(
      /moves only by posting/,
    );
    await expect(sql`update ledger_entry set amount = amount + 1`.execute(db.fresh)).rejects.toThrow(/append-only/);
    await expect(sql`delete from ledger_tx`.execute(db.fresh)).rejects.toThrow(/append-only/);
    expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
  });

  it('posts the same fact once', async () => {
    const gift = { userId: players[0]!, amount: 5, kind: 'grant', ref: 'bienvenida', label: 'Bono' };
    const given = await Promise.all(Array.from({ length: 8 }, () => db.tx((tx) => grant(tx, gift))));
    expect(given.filter(Boolean)).toHaveLength(1);
  });

  it('is caught lying by the verifier: a planted fault in any table is named', async () => {
    await db.tx((tx) => joinRoom(tx, { roomId: rooms[1]!, userId: players[0]! }));
    const planted: [string, RegExp][] = [
      [
        `alter table account disable trigger balance_guard; update account set balance = balance + 3 where kind = 'user:bono' and user_id = ${players[1]}`,
        /I2 balances/,
      ],
      [`update room set taken = taken + 2 where id = ${rooms[0]}`, /I4 seats/],
      [`update room set estado = 'pagada' where id = ${rooms[1]}`, /I5 a paid or cancelled room is empty/],
    ];
    for (const [fault, invariant] of planted) {
      const found = await db
        .tx(async (tx) => {
          for (const statement of fault.split(';')) await sql.raw(statement).execute(tx);
          throw Object.assign(new Error('undo'), { breaches: (await verifyLedger(tx)).breaches });
        })
        .catch((error: { breaches?: { invariant: string }[] }) => error.breaches ?? []);
      expect(found.map((breach: { invariant: string }) => breach.invariant).join('\n')).toMatch(invariant);
    }
  });
});
