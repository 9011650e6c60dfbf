// Long: movements as a page and as a file, and what balances are made of, on one stage.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Movement } from '@arma11/core/contract';
import { setClock } from '../platform/db/clock';
import { grant } from '../ledger/grant';
import { verifyLedger } from '../ledger/verify';
import { advanceRooms } from '../rooms/settle/advanceRooms';
import { playMatch } from '../testing/playedMatch';
import { TEST_LOCK, TEST_NOW } from '../testing/smallLeague';
import type { TestPlayer } from '../testing/testServer';
import { freshKey, openWalletStage, type WalletStage } from '../testing/walletStage';
import { joinRoom } from '../rooms/join/joinRoom';
import { createPrediRoom } from '../rooms/offers/createPrediRoom';
import { roomTerms } from '../testing/roomTerms';
import { movementsCsv } from './movementsCsv';

let stage: WalletStage;
beforeAll(async () => {
  stage = await openWalletStage();
});
beforeEach(() => setClock(stage.server.db, { at: TEST_NOW, speed: 0 }));
afterAll(async () => {
  expect((await verifyLedger(stage.server.db.fresh)).breaches).toEqual([]);
  await stage.server.close();
});

describe('movements', () => {
  const read = async (player: TestPlayer, query: string) =>
    (await player.call('GET', `plus/wallet/movements/?${query}`)).body;

  it('say of each kind what it was, what it was about and what was left, newest first', async () => {
    const { server, league, treasurer } = stage;
    const player = await stage.player({ 'user:retirable': 500 });
    const desk = (path: string, body: object) =>
      treasurer.call('POST', `ops/${path}/`, { body: { reason: 'era de otro', ...body }, headers: freshKey() });
    const compe = await stage.room(40);
    const predi = await server.db.tx((tx) =>
      createPrediRoom(tx, {
        ...roomTerms(league, { name: 'Predi de 10', amount_ins: 10, max_players: 20 }),
        matchIds: league.matches,
        kinds: ['1x2'],
      }),
    );
    const join = (roomId: number) => server.db.tx((tx) => joinRoom(tx, { roomId, userId: player.id }));
    await join(compe);
    await join(predi);
    await player.call('POST', `plus/rooms/compe/${compe}/leave/`);
    const topUp = (await stage.deposit(player, 100)).body.deposit.id;
    await desk(`deposits/${topUp}/approve`, { operation: String(60_000_000 + topUp) });
    await desk(`deposits/${topUp}/unmark`, {});
    const { id } = (await stage.withdraw(player, 200)).body.withdrawal;
    await player.call('POST', `plus/withdrawals/${id}/cancel/`);
    await desk(`users/${player.id}/adjust`, { amount: -5, purse: 'retirable' });
    const { count, results } = await read(player, '');
    const told = results.map(({ type, amount, balance_after, label, ref }: Movement) => [
      type,
      amount,
      balance_after,
      label,
      ref,
    ]);
    expect(count).toBe(9);
    expect(told).toEqual([
      ['ajuste', -5, 485, expect.any(String), null],
      ['retiro_devuelto', 200, 490, 'Retiro devuelto', { kind: 'withdrawal', id }],
      ['retiro', -200, 290, 'Retiro', { kind: 'withdrawal', id }],
      ['ajuste', -100, 490, 'Recarga anulada', { kind: 'deposit', id: topUp }],
      ['recarga', 100, 590, 'Recarga', { kind: 'deposit', id: topUp }],
      ['reembolso', 40, 490, expect.any(String), { kind: 'compe', id: compe }],
      ['inscripcion', -10, 450, expect.any(String), { kind: 'predi', id: predi }],
      ['inscripcion', -40, 460, expect.any(String), { kind: 'compe', id: compe }],
      ['bono_promo', 500, 500, 'Bono', null],
    ]);
    const { results: corrections } = await read(player, 'type=ajuste');
    expect(corrections.map(({ amount }: Movement) => amount)).toEqual([-5, -100]);
  });

  it('are chosen by days of Lima, both included, and counted and linked as chosen, page by page', async () => {
    const player = await stage.player();
    // The last minute of June 10 in Lima, and the first ones of the days that follow.
    for (const [n, at] of ['2026-06-11T04:59:00Z', '2026-06-11T05:00:00Z', '2026-06-12T05:00:00Z'].entries()) {
      await setClock(stage.server.db, { at, speed: 0 });
      await stage.fund(player.id, 'user:bono', n + 1);
    }
    const amounts = async (query: string) => (await read(player, query)).results.map(({ amount }: Movement) => amount);
    expect(await amounts('from=2026-06-11')).toEqual([3, 2]);
    expect(await amounts('to=2026-06-11')).toEqual([2, 1]);
    expect(await amounts('from=2026-06-11&to=2026-06-11')).toEqual([2]);
    const page = await read(player, 'from=2026-06-10&to=2026-06-12&page=2&page_size=1');
    const link = (number: number) => {
      const query = { page: String(number), page_size: '1', from: '2026-06-10', to: '2026-06-12' };
      return expect.toSatisfy((address: string) => {
        const url = new URL(address, 'https://arma11.test');
        const asked = Object.fromEntries(url.searchParams);
        return url.pathname === '/services/plus/wallet/movements/' && isDeepStrictEqual(asked, query);
      });
    };
    expect(page).toMatchObject({
      count: 3,
      next: link(3),
      previous: link(1),
      results: [{ amount: 2, balance_after: 3 }],
    });
  });
});

describe('movements as a file for spreadsheets', () => {
  it('begin with the mark by which a spreadsheet knows their letters', async () => {
    const player = await stage.player();
    expect(await movementsCsv(stage.server.db.fresh, player.id, {})).toMatch(/^\uFEFFNúmero,/);
  });

  it('have Spanish headings, hours of Lima, soles for players of PEN and no formula in what players write', async () => {
    const player = await stage.player({ 'user:retirable': 100 });
    const room = await stage.room(30);
    await stage.server.db.fresh
      .updateTable('room')
      .set({ name: '=HYPERLINK("http://x.pe";"Gana")' })
      .where('id', '=', room)
      .execute();
    await player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: room } });
    const answer = await player.call('GET', 'plus/wallet/movements/?format=csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="movimientos.csv"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [head, join, gift, end] = answer.text.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Número,Fecha y hora (Lima),Tipo,Detalle,Monto en soles,Saldo en soles');
    expect(join).toMatch(/^\d+,2026-06-10 13:00,Inscripción,"'=HYPERLINK\(""http:\/\/x\.pe"";""Gana""\)",-3,7$/);
    expect(gift).toMatch(/^\d+,2026-06-10 13:00,Bono,Bono,10,10$/);
    expect(end).toBe('');
  });

  it('count coins for players of other countries, to whom coins are shown everywhere (rules R16.7)', async () => {
    const player = await stage.player({ 'user:bono': 105 });
    const lines = async () =>
      (await player.call('GET', 'plus/wallet/movements/?format=csv')).text.replace('\uFEFF', '').split('\r\n');
    expect((await lines())[1]).toMatch(/,10\.5,10\.5$/);
    await sql`update app_user set local_contry = 'USD' where id = ${player.id}`.execute(stage.server.db.fresh);
    const [head, gift] = await lines();
    expect(head).toBe('Número,Fecha y hora (Lima),Tipo,Detalle,Monto en monedas,Saldo en monedas');
    expect(gift).toMatch(/,105,105$/);
  });

  it.each(['=1+1', '+1', '-1', '@x', '\t=1'])('make %j plain', async (label) => {
    const player = await stage.player();
    const gift = { userId: player.id, amount: 5, kind: 'grant', ref: `csv:${player.id}`, label };
    await stage.server.db.tx((tx) => grant(tx, gift));
    const { text } = await player.call('GET', 'plus/wallet/movements/?format=csv');
    expect(text).toContain(`'${label}`);
  });

  it('are filtered like the page, and belong to the caller', async () => {
    const player = await stage.player({ 'user:bono': 5 });
    const { text } = await player.call('GET', 'plus/wallet/movements/?format=csv&type=premio');
    expect(text.trim().split('\r\n')).toHaveLength(1);
    expect((await stage.server.call('GET', 'plus/wallet/movements/?format=csv')).status).toBe(401);
    expect((await player.call('GET', 'plus/wallet/movements/?format=xls')).status).toBe(400);
  });
});

describe('coins that were bought', () => {
  it('are cashed out only after they were staked: what a room pays is withdrawable, what it gives back is not', async () => {
    const [winner, loser] = [await stage.player({ 'user:jugable': 300 }), await stage.player({ 'user:jugable': 300 })];
    const [paid, empty] = [await stage.room(200, 2), await stage.room(100)];
    for (const player of [winner, loser])
      await player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: paid } });
    await winner.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: empty } });
    await setClock(stage.server.db, { at: TEST_LOCK, speed: 0 });
    await advanceRooms(stage.server.db);
    // The room that only one player wanted gave their fee back to the purse that it came from.
    expect(await stage.balances(winner.id)).toMatchObject({ saldo_jugable: 100, saldo_retirable: 0 });
    for (const match of stage.league.matches) await playMatch(stage.server.db, match, { local: 1, visit: 0 });
    await setClock(stage.server.db, { at: '2026-06-12T12:00:00.000Z', speed: 0 });
    await advanceRooms(stage.server.db);
    await advanceRooms(stage.server.db);
    const after = await Promise.all([winner, loser].map(({ id }) => stage.balances(id)));
    expect(after.reduce((sum, { saldo_retirable }) => sum + saldo_retirable, 0)).toBe(360);
    expect(after.every(({ saldo_jugable }) => saldo_jugable === 100)).toBe(true);
  });
});

describe('a balance (security I17)', () => {
  /** What everything that shows a balance says, purse by purse where it does. */
  async function shown(player: TestPlayer) {
    const read = async (path: string) => (await player.call('GET', path)).body;
    const [user, wallet] = [await read('users/get-data/'), await read('plus/wallet/summary/')];
    const day = await read('quest/resume/by-user/');
    const [last] = (await read('plus/wallet/movements/')).results;
    const purses = ['saldo', 'saldo_retirable', 'saldo_jugable', 'saldo_bono', 'saldo_retenido'] as const;
    return {
      header: purses.map((purse) => user[purse]),
      wallet: purses.map((purse) => wallet[purse]),
      day: day.saldo,
      movement: last.balance_after,
    };
  }

  /** What the entries of the ledger say, which no view reads: all that can be played, then each purse. */
  async function posted(userId: number): Promise<number[]> {
    const { rows } = await sql<Record<'retirable' | 'jugable' | 'bono' | 'retenido', number>>`
      select coalesce(sum(e.amount) filter (where a.kind = 'user:retirable'), 0)::int as retirable,
        coalesce(sum(e.amount) filter (where a.kind = 'user:jugable'), 0)::int as jugable,
        coalesce(sum(e.amount) filter (where a.kind = 'user:bono'), 0)::int as bono,
        coalesce(sum(e.amount) filter (where a.kind = 'user:retenido'), 0)::int as retenido
      from account a join ledger_entry e on e.account_id = a.id where a.user_id = ${userId}`.execute(
      stage.server.db.fresh,
    );
    const { retirable, jugable, bono, retenido } = rows[0]!;
    return [retirable + jugable + bono, retirable, jugable, bono, retenido];
  }

  it('is the same in the header, the wallet, the day and the last movement, and is that of the ledger', async () => {
    const player = await stage.player({ 'user:retirable': 300, 'user:jugable': 70, 'user:bono': 15 });
    const room = await stage.room(40);
    const acts: (() => Promise<{ status: number }>)[] = [
      () => player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: room } }),
      () => stage.withdraw(player, 200),
      () => player.call('POST', `plus/rooms/compe/${room}/leave/`),
    ];
    for (const act of [undefined, ...acts]) {
      if (act) expect((await act()).status).toBe(200);
      const ledger = await posted(player.id);
      expect(await shown(player)).toEqual({ header: ledger, wallet: ledger, day: ledger[0], movement: ledger[0] });
    }
    expect(await posted(player.id)).toEqual([185, 100, 70, 15, 200]);
  });
});
