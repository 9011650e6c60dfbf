// Long: races, gifts, entries and wrong codes, on one stage of players and rooms.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { setClock } from '../../platform/db/clock';
import { MIGRATIONS } from '../../platform/db/migrations';
import { verifyLedger } from '../../ledger/verify';
import { Refusal } from '../../platform/refusal';
import { fundedPlayers, TEST_NOW } from '../../testing/smallLeague';
import type { TestPlayer } from '../../testing/testServer';
import { freshKey, openWalletStage, type WalletStage } from '../../testing/walletStage';
import { cancelRoom } from '../../rooms/settle/closeRoom';
import { enterRoom } from '../../rooms/lineups/registerSala';
import { redeemPromo } from './redeemPromo';

// `npm test` has 25 on PostgreSQL, too.
const ROUNDS = Number(process.env['ARMA11_ROUNDS'] ?? (process.env['ARMA11_TEST_DB'] === 'pg' ? 100 : 25));
const PARALLEL = 32;
const later = (minutes: number) => new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString();

let stage: WalletStage;
let made = 0;
beforeAll(async () => {
  stage = await openWalletStage();
});
beforeEach(() => setClock(stage.server.db, { at: TEST_NOW, speed: 0 }));
afterAll(async () => {
  expect((await verifyLedger(stage.server.db.fresh)).breaches).toEqual([]);
  await stage.server.close();
});

async function promo(terms: object): Promise<string> {
  made += 1;
  const body = { label: 'Código', code: `HINCHA${made}`, cap: 100, ends: later(60), ...terms };
  const { status, body: answer } = await stage.treasurer.call('POST', 'ops/promos/', { body, headers: freshKey() });
  if (status !== 200) throw new Error(answer.message);
  return answer.result.code;
}
const use = (player: TestPlayer, code_promo: string, ip = '192.0.2.9') =>
  player.call('POST', 'promo/use-code/', { body: { code_promo }, headers: freshKey(), ip });

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'given',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
const redeem = (userId: number, code: string) =>
  outcome(stage.server.db.tx((tx) => redeemPromo(tx, { mode: 'demo', licence: null }, { userId, code, enterRoom })));
const count = (all: string[], one: string) => all.filter((each) => each === one).length;

describe('a code (security T-PROMO)', () => {
  it('gives once to a player who asks 32 times at once', async ({ task }) => {
    Object.assign(task.meta, { cases: ROUNDS });
    for (let round = 0; round < ROUNDS; round += 1) {
      const code = await promo({ coins: 7, any_phone: true });
      const [userId] = await fundedPlayers(stage.server.db, 1, 0);
      const outcomes = await Promise.all(Array.from({ length: PARALLEL }, () => redeem(userId!, code)));
      expect([count(outcomes, 'given'), count(outcomes, 'PROMO_USADA')]).toEqual([1, PARALLEL - 1]);
      expect((await stage.balances(userId!)).saldo_bono).toBe(7);
    }
  }, 240_000);

  it('with a cap of 5 gives to 5 of 32 who ask at once', async ({ task }) => {
    Object.assign(task.meta, { cases: ROUNDS });
    for (let round = 0; round < ROUNDS; round += 1) {
      const code = await promo({ coins: 7, any_phone: true, cap: 5 });
      const players = await fundedPlayers(stage.server.db, PARALLEL, 0);
      const outcomes = await Promise.all(players.map((id) => redeem(id, code)));
      expect([count(outcomes, 'given'), count(outcomes, 'PROMO_NO_EXISTE')]).toEqual([5, PARALLEL - 5]);
    }
  }, 240_000);
});

describe('using a code', () => {
  it('gives bonus coins, however the code is written, and says so in the movements', async () => {
    const code = await promo({ coins: 25 });
    const player = await stage.player();
    const { body } = await use(player, ` ${code.toLowerCase().slice(0, 3)}-${code.toLowerCase().slice(3)} `);
    expect(body).toMatchObject({ type: 'bono', coins: 25, item: null, sala: 0, saldo: 25 });
    const { results } = (await player.call('GET', 'plus/wallet/movements/')).body;
    expect(results).toMatchObject([{ type: 'bono_promo', amount: 25, label: 'Código' }]);
    expect((await use(player, code)).body.code).toBe('PROMO_USADA');
  });

  it('says in soles what it gave to players of PEN, in coins to the others (rules R16.7)', async () => {
    const player = await stage.player();
    expect((await use(player, await promo({ coins: 25 }))).body.message).toBe('Listo: ganaste S/ 2.50 para jugar.');
    await sql`update app_user set local_contry = 'USD' where id = ${player.id}`.execute(stage.server.db.fresh);
    expect((await use(player, await promo({ coins: 1 }))).body.message).toBe('Listo: ganaste 1 moneda para jugar.');
  });

  it('gives an item once', async () => {
    const code = await promo({ item: 17 });
    const player = await stage.player();
    const { body } = await use(player, code);
    expect(body).toMatchObject({ type: 'item', coins: 0, item: { id: 17, owned: true } });
    expect(body.message).toBe(`Listo: ganaste «${body.item.name}».`);
    const other = await promo({ item: 17 });
    expect((await use(player, other)).body.code).toBe('ITEM_YA_TUYO');
    const { used } = await stage.server.db.fresh
      .selectFrom('promo')
      .select('used')
      .where('code', '=', other)
      .executeTakeFirstOrThrow();
    expect(used).toBe(0);
  });

  it('seats the player in a room that the operator pays, with a lineup; a full room leaves everything as it was', async () => {
    const room = await stage.room(40, 2);
    const code = await promo({ room });
    const [first, second, third] = [await stage.player(), await stage.player(), await stage.player()];
    const { body } = await use(first, code);
    expect(body).toMatchObject({ type: 'entrada', sala: room, saldo: 0 });
    expect(body.message).toBe('Listo: estás en «Sala de 40» sin pagar la entrada.');
    const { results } = (await first.call('GET', 'compe/list/all-by-user/')).body;
    expect(results).toMatchObject([{ sala: { id: room } }]);
    expect((await use(second, code)).status).toBe(200);
    expect((await use(third, code)).body.code).toBe('SALA_LLENA');
    expect((await stage.balances(third.id)).saldo).toBe(0);
    const pot = await stage.server.db.fresh
      .selectFrom('account')
      .select('balance')
      .where('room_id', '=', room)
      .executeTakeFirstOrThrow();
    expect(pot.balance).toBe(80);
  });

  it('answers the same to codes that are unknown, over, not begun, used up and closed', async () => {
    const over = await promo({ coins: 5, ends: later(-1) });
    const early = await promo({ coins: 5, starts: later(1) });
    const full = await promo({ coins: 5, cap: 1 });
    await use(await stage.player(), full);
    const closed = await promo({ coins: 5 });
    await stage.treasurer.call('POST', `ops/promos/${closed}/close/`, { headers: freshKey() });
    const texts = new Set<string>();
    for (const code of ['NADA123', over, early, full, closed]) {
      const { status, body } = await use(await stage.player(), code, `198.51.100.${texts.size}`);
      texts.add(JSON.stringify([status, body.code, body.message]));
    }
    expect([...texts]).toEqual([
      JSON.stringify([404, 'PROMO_NO_EXISTE', 'Ese código no existe o ya no vale. Revisa cómo lo escribiste.']),
    ]);
  });

  it('of new accounts only, and of verified phones, is refused to the others', async () => {
    const fresh = await promo({ coins: 5, new_days: 1, ends: later(5000) });
    const old = await stage.player();
    await setClock(stage.server.db, { at: later(24 * 60 + 1), speed: 0 });
    expect((await use(old, fresh)).body.code).toBe('PROMO_SOLO_NUEVOS');
    expect((await use(await stage.player(), fresh)).status).toBe(200);
    await setClock(stage.server.db, { at: TEST_NOW, speed: 0 });
    const unverified = await stage.server.player();
    expect((await use(unverified, await promo({ coins: 5 }))).body.code).toBe('TELEFONO_NO_VERIFICADO');
  });

  it('gives nothing to who paused or excluded themselves, and stays unused (rules R12.5)', async () => {
    const code = await promo({ coins: 25 });
    for (const pause of [
      { kind: 'pausa', days: 7 },
      { kind: 'autoexclusion', months: 6 },
    ]) {
      const player = await stage.player();
      await player.call('POST', 'plus/limits/pause/', { body: pause, headers: freshKey() });
      const { status, body } = await use(player, code);
      expect([status, body.code]).toEqual([403, 'AUTOEXCLUIDO']);
      expect((await stage.balances(player.id)).saldo).toBe(0);
    }
    expect((await use(await stage.player(), code)).status).toBe(200);
  });

  it('is replayed byte for byte with its key', async () => {
    const code = await promo({ coins: 5 });
    const player = await stage.player();
    const asked = { body: { code_promo: code }, headers: freshKey() };
    const first = await player.call('POST', 'promo/use-code/', asked);
    const again = await player.call('POST', 'promo/use-code/', asked);
    expect(again.text).toBe(first.text);
    expect((await stage.balances(player.id)).saldo).toBe(5);
  });
});

describe('an entry that a code gave (rules R16.2)', () => {
  const useOf = async (code: string) =>
    (await stage.server.db.fresh.selectFrom('promo').select('used').where('code', '=', code).executeTakeFirstOrThrow())
      .used;
  const leave = (player: TestPlayer, room: number) => player.call('POST', `plus/rooms/compe/${room}/leave/`);
  const movementsOf = async (player: TestPlayer): Promise<[string, number][]> =>
    (await player.call('GET', 'plus/wallet/movements/')).body.results.map(
      ({ type, amount }: { type: string; amount: number }) => [type, amount],
    );

  it('is given back as an unused code when its player leaves, as often as they come and go, and is never coins', async () => {
    const room = await stage.room(40);
    const code = await promo({ room, cap: 1 });
    const player = await stage.player({ 'user:bono': 5, 'user:retirable': 100 });
    for (let round = 0; round < 3; round += 1) {
      expect((await use(player, code)).body).toMatchObject({ type: 'entrada', sala: room, saldo: 105 });
      expect((await use(player, code)).body.code).toBe('PROMO_USADA');
      expect((await leave(player, room)).body).toMatchObject({ refund: 0, saldo: 105 });
      expect(await useOf(code)).toBe(0);
      expect(await stage.balances(player.id)).toMatchObject({ saldo_bono: 5, saldo_retirable: 100 });
    }
    expect((await movementsOf(player)).slice(0, 2)).toEqual([
      ['inscripcion', -40],
      ['bono_promo', 40],
    ]);
    expect((await use(await stage.player(), code)).body).toMatchObject({ type: 'entrada', saldo: 0 });
    expect((await use(player, code)).body.code).toBe('PROMO_NO_EXISTE');
  });

  it('that its player paid for themselves the second time is given back in coins', async () => {
    const room = await stage.room(40);
    const player = await stage.player({ 'user:retirable': 40 });
    await use(player, await promo({ room }));
    await leave(player, room);
    await player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: room } });
    expect((await leave(player, room)).body).toMatchObject({ refund: 40, saldo: 40 });
  });

  it('before it was written down is found by the migration; one paid for since is not', async () => {
    const room = await stage.room(40);
    const [stayed, back] = [await stage.player(), await stage.player({ 'user:retirable': 40 })];
    const code = await promo({ room });
    await use(stayed, code);
    await use(back, code);
    await leave(back, room);
    await back.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: room } });
    const { fresh } = stage.server.db;
    const entries = () =>
      fresh
        .selectFrom('promo_use')
        .select(['user_id', 'entry_id'])
        .orderBy('user_id')
        .where('user_id', 'in', [stayed.id, back.id])
        .execute();
    const [known] = await entries();
    await fresh.updateTable('promo_use').set({ entry_id: null }).where('user_id', 'in', [stayed.id, back.id]).execute();
    await sql.raw(MIGRATIONS['0018-fair-money']!.split(/^--;$/m)[1]!).execute(fresh);
    expect(await entries()).toEqual([known, { user_id: back.id, entry_id: null }]);
  });

  it('goes back to the operator when its room is called off, and whoever paid has their coins back', async () => {
    const room = await stage.room(40);
    const code = await promo({ room });
    const [gifted, paying] = [await stage.player({ 'user:bono': 7 }), await stage.player({ 'user:jugable': 40 })];
    await use(gifted, code);
    await paying.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: room } });
    const cancel = () =>
      stage.server.db.tx((tx) =>
        cancelRoom(tx, { id: room, name: 'Sala de 40', kind: 'compe', tipo: '1' }, 'operador'),
      );
    await cancel();
    await cancel();
    expect([(await stage.balances(gifted.id)).saldo, (await stage.balances(paying.id)).saldo_jugable]).toEqual([7, 40]);
    expect(await useOf(code)).toBe(0);
    const told = await stage.server.db.fresh
      .selectFrom('notification')
      .select(['user_id', 'body'])
      .where('ref', '=', `room:${room}`)
      .orderBy('user_id')
      .execute();
    expect(told.map(({ user_id, body }) => [user_id, body.split('. ').at(-1)])).toEqual([
      [gifted.id, 'Entraste con un código: queda sin usar.'],
      [paying.id, 'Te devolvimos tu entrada completa: S/ 4.00.'],
    ]);
  });
});

describe('wrong codes', () => {
  it('five in a row make a player wait; a good one in between forgets them', async () => {
    const player = await stage.player();
    for (let i = 0; i < 4; i += 1) expect((await use(player, `MALO${i}`, '203.0.113.1')).status).toBe(404);
    expect((await use(player, await promo({ coins: 5 }), '203.0.113.1')).status).toBe(200);
    for (let i = 0; i < 5; i += 1) expect((await use(player, `PEOR${i}`, '203.0.113.1')).status).toBe(404);
    const { status, body } = await use(player, await promo({ coins: 5 }), '203.0.113.1');
    expect([status, body.code]).toEqual([429, 'MUCHOS_INTENTOS']);
    expect(body.retry_after).toBeLessThanOrEqual(15 * 60);
  });

  it('are not those that the player has used already: asked again and again, they make nobody wait', async () => {
    const [player, code] = [await stage.player(), await promo({ coins: 5 })];
    const ip = '203.0.113.5';
    expect((await use(player, code, ip)).status).toBe(200);
    const answers: string[] = [];
    for (let i = 0; i < 11; i += 1) answers.push((await use(player, code, ip)).body.code);
    expect(new Set(answers)).toEqual(new Set(['PROMO_USADA']));
    expect((await use(player, await promo({ coins: 5 }), ip)).status).toBe(200);
  });

  it('are ten an hour for a player: the eleventh waits, also in the next quarter of an hour', async () => {
    const player = await stage.player();
    for (let i = 0; i < 10; i += 1) {
      await setClock(stage.server.db, { at: later(i < 5 ? 0 : 15), speed: 0 });
      expect((await use(player, `MALO${i}`, '203.0.113.2')).status).toBe(404);
    }
    await setClock(stage.server.db, { at: later(30), speed: 0 });
    expect((await use(player, 'MALO11', '203.0.113.2')).status).toBe(429);
  });

  it('are fifty an hour for an address, whoever sends them', async () => {
    for (let i = 0; i < 50; i += 1) {
      const player = i % 5 === 0 ? await stage.server.player() : null;
      if (player) for (let j = 0; j < 5; j += 1) await use(player, `MALO${i}${j}`, '203.0.113.3');
    }
    expect((await use(await stage.player(), 'MALO', '203.0.113.3')).status).toBe(429);
    expect((await use(await stage.player(), 'MALO', '203.0.113.4')).status).toBe(404);
  });
});

describe('making a code', () => {
  it('without a name gives one of 60 bits; a name of one’s own needs a cap and an end', async () => {
    const code = await promo({ coins: 5, code: undefined, cap: undefined, ends: undefined });
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    await expect(promo({ coins: 5, cap: undefined })).rejects.toThrow('--cap and --ends');
    await expect(promo({ coins: 5, item: 17 })).rejects.toThrow('one of');
    await expect(promo({ room: 9999 })).rejects.toThrow('not open');
  });
});
