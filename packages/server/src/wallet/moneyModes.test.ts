import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../platform/db/clock';
import { verifyLedger } from '../ledger/verify';
import { TEST_NOW } from '../testing/smallLeague';
import { freshKey, openWalletStage, type WalletStage } from '../testing/walletStage';
import { exchangeOf } from './exchange';

let stage: WalletStage;
const end = async () => {
  expect((await verifyLedger(stage.server.db.fresh)).breaches).toEqual([]);
  await stage.server.close();
};

describe('MONEY=play', () => {
  beforeAll(async () => {
    stage = await openWalletStage({ money: { mode: 'play', licence: null } });
  });
  beforeEach(() => setClock(stage.server.db, { at: TEST_NOW, speed: 0 }));
  afterAll(end);

  it('sells nothing and pays nothing out', async () => {
    const player = await stage.player({ 'user:retirable': 500 });
    for (const answer of [await stage.deposit(player, 50), await stage.withdraw(player, 200)])
      expect([answer.status, answer.body.code]).toEqual([409, 'DINERO_REAL_APAGADO']);
    expect((await player.call('GET', 'home/galey/recargas/')).body).toEqual([]);
    const code = { provider: 'yape', image: btoa('<svg></svg>'), holder: 'Arma Tu 11 SAC', phone: '987654321' };
    await stage.treasurer.call('POST', 'ops/qr/', { body: code, headers: freshKey() });
    expect((await player.call('GET', 'home/qr-pay/image/')).body).toEqual([]);
    const { body } = await stage.server.call('GET', 'home/exchange-get/');
    expect(body).toMatchObject({ money: 'play', real_money: false, licence: null });
  });

  it.each([
    [19, 39],
    [20, 20],
  ])('a player with %i coins has %i after their visit', async (before, after) => {
    const player = await stage.player({ 'user:bono': before });
    expect((await player.call('GET', 'users/get-data/')).body.saldo).toBe(after);
    const { results } = (await player.call('GET', 'plus/wallet/movements/?type=bono_promo')).body;
    const ofDay = { type: 'bono_promo', amount: 20, label: 'Monedas del día', balance_after: 39 };
    expect(results.slice(0, -1)).toMatchObject(after === 39 ? [ofDay] : []);
  });

  it('gives no day’s coins to who paused or excluded themselves (rules R12.5)', async () => {
    for (const pause of [
      { kind: 'pausa', days: 7 },
      { kind: 'autoexclusion', months: 6 },
    ]) {
      const player = await stage.player();
      await player.call('POST', 'plus/limits/pause/', { body: pause, headers: freshKey() });
      expect((await player.call('GET', 'users/get-data/')).body.saldo).toBe(0);
    }
  });

  it('gives the day’s coins once a day of Lima, to eight visits at once too', async () => {
    const player = await stage.player();
    await Promise.all(Array.from({ length: 8 }, () => player.call('GET', 'users/get-data/')));
    expect((await stage.balances(player.id)).saldo).toBe(20);
    const room = await stage.room(20);
    await player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: room } });
    // 23:59 in Lima, and a minute later.
    await setClock(stage.server.db, { at: '2026-06-11T04:59:00.000Z', speed: 0 });
    expect((await player.call('GET', 'users/get-data/')).body.saldo).toBe(0);
    await setClock(stage.server.db, { at: '2026-06-11T05:00:00.000Z', speed: 0 });
    expect((await player.call('GET', 'users/get-data/')).body.saldo).toBe(20);
  });
});

describe('MONEY=demo', () => {
  beforeAll(async () => {
    stage = await openWalletStage();
  });
  afterAll(end);

  it('has every flow, gives no coins away, and says that it is no real money', async () => {
    const player = await stage.player();
    expect((await player.call('GET', 'users/get-data/')).body.saldo).toBe(0);
    expect((await stage.deposit(player, 50)).status).toBe(200);
    const { body } = await stage.server.call('GET', 'home/exchange-get/');
    expect(body).toEqual({
      coins_per_unit: 10,
      currency: 'PEN',
      symbol: 'S/',
      decimals: 2,
      min_withdraw: 200,
      max_withdraw: 5000,
      withdraw_business_days: 2,
      min_deposit: 50,
      max_deposit: 5000,
      real_money: false,
      money: 'demo',
      licence: null,
      updated_at: '2026-11-01T00:00:00Z',
    });
    expect(exchangeOf({ mode: 'demo', licence: 'MINCETUR 123-2026' }).licence).toBeNull();
  });
});

describe('MONEY=real', () => {
  beforeAll(async () => {
    stage = await openWalletStage({ money: { mode: 'real', licence: 'MINCETUR 123-2026' } });
    const code = { provider: 'yape', image: btoa('<svg></svg>'), holder: 'Arma Tu 11 SAC', phone: '987654321' };
    await stage.treasurer.call('POST', 'ops/qr/', { body: code, headers: freshKey() });
  });
  afterAll(end);

  it('names its licence, and shows no demo code', async () => {
    const { body } = await stage.server.call('GET', 'home/exchange-get/');
    expect(body).toMatchObject({ money: 'real', real_money: true, licence: 'MINCETUR 123-2026' });
    const codes = (await stage.server.call('GET', 'home/qr-pay/image/')).body;
    expect(codes.map(({ provider }: { provider: string }) => provider)).toEqual(['yape']);
  });

  // 18 years on the day itself in Lima.
  it.each([
    ['ok', '2008-06-10', 200],
    ['ok', '2008-06-11', 403],
    ['ok', null, 403],
    ['pendiente', '1990-01-01', 403],
    ['no', '1990-01-01', 403],
  ] as const)('with kyc %s and born %s answers %i to a top-up and a withdrawal', async (kyc, birth_date, status) => {
    const player = await stage.player({ 'user:retirable': 500 });
    const doc_number = String(10_000_000 + player.id);
    await stage.server.db.fresh
      .updateTable('app_user')
      .set({ kyc, birth_date, doc_number })
      .where('id', '=', player.id)
      .execute();
    const answers = [await stage.deposit(player, 50), await stage.withdraw(player, 200, { doc_number })];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    if (status === 403) expect(answers.map(({ body }) => body.code)).toEqual(Array(2).fill('EDAD_NO_VERIFICADA'));
  });

  it('asks for no top-up by an application whose code nobody gave', async () => {
    const player = await stage.player();
    await stage.server.db.fresh
      .updateTable('app_user')
      .set({ kyc: 'ok', birth_date: '1990-01-01', doc_number: String(10_000_000 + player.id) })
      .where('id', '=', player.id)
      .execute();
    const asked = { body: { recarga: 1, provider: 'plin' }, headers: freshKey() };
    const { status, body } = await player.call('POST', 'plus/deposits/', asked);
    expect([status, body.code, body.message]).toEqual([
      409,
      'QR_NO_DISPONIBLE',
      'Ahora no se puede pagar así. Elige la otra aplicación.',
    ]);
  });

  it('pays nobody but the holder of the document', async () => {
    const player = await stage.player({ 'user:retirable': 500 });
    await stage.server.db.fresh
      .updateTable('app_user')
      .set({ kyc: 'ok', birth_date: '1990-01-01', doc_number: '87654321' })
      .where('id', '=', player.id)
      .execute();
    expect((await stage.withdraw(player, 200)).body.code).toBe('TITULAR_DISTINTO');
  });

  it('rests codes and gifts until counsel has answered', async () => {
    const admin = await stage.server.player({ role: 'admin' });
    const made = { body: { coins: 5, label: 'Código' }, headers: freshKey() };
    const code = (await stage.treasurer.call('POST', 'ops/promos/', made)).body.result.code;
    const player = await stage.player();
    const use = () => player.call('POST', 'promo/use-code/', { body: { code_promo: code } });
    expect((await use()).body.code).toBe('PROMO_APAGADA');
    const answer = { body: { reason: 'El estudio X lo permitió el 2026-06-01' }, headers: freshKey() };
    expect((await stage.treasurer.call('POST', 'ops/promos-allowed/', answer)).status).toBe(403);
    expect((await admin.call('POST', 'ops/promos-allowed/', answer)).status).toBe(200);
    expect((await use()).status).toBe(200);
  });
});
