// Long: the states of a withdrawal in order, on one stage of players and their desk.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { verifyLedger } from '../../ledger/verify';
import { TEST_NOW } from '../../testing/smallLeague';
import { freshKey, openWalletStage, type WalletStage } from '../../testing/walletStage';
import { payWithdrawal } from './moveWithdrawal';

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.parse(TEST_NOW) + hours * HOUR).toISOString();

let stage: WalletStage;
beforeAll(async () => {
  stage = await openWalletStage();
});
afterAll(async () => {
  expect((await verifyLedger(stage.server.db.fresh)).breaches).toEqual([]);
  await stage.server.close();
});

const at = (instant: string) => setClock(stage.server.db, { at: instant, speed: 0 });
const rich = (coins = 6000) => stage.player({ 'user:retirable': coins });
const desk = (id: number, verb: string, body: object = {}) =>
  stage.treasurer.call('POST', `ops/withdrawals/${id}/${verb}/`, { body, headers: freshKey() });

describe('asking to be paid', () => {
  it('holds the coins, shows only the end of the destination, and promises two business days of Lima', async () => {
    const player = await rich(500);
    const { status, body } = await stage.withdraw(player, 200, { destination: '+51 987 654 321' });
    expect(status).toBe(200);
    // TEST_NOW is a Wednesday in Lima: Friday ends at 04:59 UTC of Saturday.
    expect(body.withdrawal).toMatchObject({
      estado: 'pendiente',
      amount: 200,
      amount_cents: 2000,
      destination: '••• 4321',
      eta: '2026-06-13T04:59:00.000Z',
      events: [{ estado: 'pendiente', at: TEST_NOW, note: null }],
    });
    expect(body.saldo).toBe(300);
    expect(await stage.balances(player.id)).toMatchObject({ saldo: 300, saldo_retirable: 300, saldo_retenido: 200 });
    const { results } = (await player.call('GET', 'plus/wallet/movements/?type=retiro')).body;
    expect(results).toMatchObject([{ amount: -200, ref: { kind: 'withdrawal', id: body.withdrawal.id } }]);
  });

  it.each([
    [190, 422],
    [200, 200],
    [205, 422],
    [5000, 200],
    [5010, 422],
  ])('of %i coins is answered %i', async (amount, status) => {
    expect((await stage.withdraw(await rich(), amount)).status).toBe(status);
  });

  it('takes neither bought coins that were never staked nor bonus coins', async () => {
    const player = await stage.player({ 'user:jugable': 1000, 'user:bono': 1000, 'user:retirable': 199 });
    const { status, body } = await stage.withdraw(player, 200);
    expect([status, body.code, body.falta]).toEqual([409, 'SALDO_INSUFICIENTE', 1]);
    expect(body.message).toBe(
      'Puedes cobrar S/ 19.90: lo que ganaste. Las recargas se cobran después de jugarlas, y los bonos no se cobran.',
    );
  });

  it('says its amounts in soles to players of PEN, in coins to the others (rules R16.7)', async () => {
    const player = await rich();
    const refusal = async () => (await stage.withdraw(player, 205)).body;
    const message = async () => (await refusal()).message;
    expect(await refusal()).toMatchObject({
      code: 'REGLA',
      message: 'Cobra de S/ 20.00 a S/ 500.00, de S/ 1.00 en S/ 1.00.',
      min: 200,
      max: 5000,
    });
    await stage.server.db.fresh
      .updateTable('app_user')
      .set({ local_contry: 'USD' })
      .where('id', '=', player.id)
      .execute();
    expect(await message()).toBe('Cobra de 200 monedas a 5000 monedas, de 10 monedas en 10 monedas.');
  });

  it('is refused while another is open, and for the fourth time in seven days', async () => {
    const player = await rich();
    for (let i = 0; i < 3; i += 1) {
      const { body } = await stage.withdraw(player, 200);
      expect((await stage.withdraw(player, 200)).body.code).toBe('RETIRO_ABIERTO');
      await desk(body.withdrawal.id, 'take');
      await desk(body.withdrawal.id, 'pay', { operation: `semana-${i}` });
    }
    expect((await stage.withdraw(player, 200)).body).toMatchObject({
      code: 'LIMITE_ALCANZADO',
      message: 'Puedes cobrar 3 veces en 7 días. Vuelve en unos días.',
      limit: 'withdrawals_week',
    });
    await at(later(7 * 24));
    expect((await stage.withdraw(player, 200)).body.code).toBe('REAUTENTICAR');
    await stage.server.db.fresh
      .updateTable('session')
      .set({ auth_at: later(7 * 24) })
      .execute();
    expect((await stage.withdraw(player, 200)).status).toBe(200);
    await at(TEST_NOW);
  });

  it('needs a verified phone, a sign-in of the last ten minutes, and 24 hours after a change of password or phone', async () => {
    const { db } = stage.server;
    const player = await rich();
    const change = (set: object) => db.fresh.updateTable('app_user').set(set).where('id', '=', player.id).execute();
    await change({ phone_verify: false });
    expect((await stage.withdraw(player, 200)).body.code).toBe('TELEFONO_NO_VERIFICADO');
    await change({ phone_verify: true, credentials_changed_at: later(-23.99) });
    const held = (await stage.withdraw(player, 200)).body;
    expect([held.code, held.until]).toEqual(['RETIRO_EN_ESPERA', later(0.01)]);
    expect(held.message).toBe('Cambiaste tu contraseña o tu celular hace poco. Podrás cobrar desde el 10/06 13:00.');
    await change({ credentials_changed_at: later(-24) });
    const key = freshKey();
    await db.fresh
      .updateTable('session')
      .set({ auth_at: later(-1 / 6) })
      .where('user_id', '=', player.id)
      .execute();
    expect((await stage.withdraw(player, 200, {}, key)).body.code).toBe('REAUTENTICAR');
    await db.fresh
      .updateTable('session')
      .set({ auth_at: later(-0.16) })
      .where('user_id', '=', player.id)
      .execute();
    // The same key: being asked to sign in again is no final answer.
    expect((await stage.withdraw(player, 200, {}, key)).status).toBe(200);
  });

  it.each([
    [{ provider: 'yape', destination: '887654321' }, 'destination'],
    [{ provider: 'cci', destination: '123' }, 'destination'],
    // Peru's prefix is left out of a phone's number, and nowhere else.
    [{ provider: 'cci', destination: '12345678901+51987654321' }, 'destination'],
    [{ provider: 'cci', destination: '+5198765432101234567890' }, 'destination'],
    [{ holder_name: 'x=1+1 <b>' }, 'holder_name'],
    [{ doc_number: '1234567' }, 'doc_number'],
  ])('refuses %o', async (more, field) => {
    const { status, body } = await stage.withdraw(await rich(), 200, more);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('needs a key, and answers the same bytes to the same key, also when it refused', async () => {
    const player = await rich();
    const body = {
      amount: 200,
      provider: 'yape',
      destination: '987654321',
      holder_name: 'Rosa',
      doc_number: '12345678',
    };
    expect((await player.call('POST', 'plus/withdrawals/', { body })).status).toBe(400);
    const [key, poorKey] = [freshKey(), freshKey()];
    const first = await stage.withdraw(player, 200, {}, key);
    expect((await stage.withdraw(player, 200, {}, key)).text).toBe(first.text);
    const poor = await stage.player();
    const refused = await stage.withdraw(poor, 200, {}, poorKey);
    expect((await stage.withdraw(poor, 200, {}, poorKey)).text).toBe(refused.text);
    expect((await stage.balances(player.id)).saldo_retenido).toBe(200);
  });
});

describe('a withdrawal', () => {
  it('is cancelled by its player while pending, and the coins return where they were', async () => {
    const player = await rich(300);
    const { id } = (await stage.withdraw(player, 200)).body.withdrawal;
    const cancelled = await player.call('POST', `plus/withdrawals/${id}/cancel/`);
    expect(cancelled.body).toMatchObject({ saldo: 300, withdrawal: { estado: 'cancelado' } });
    expect((await player.call('POST', `plus/withdrawals/${id}/cancel/`)).status).toBe(409);
    expect(await stage.balances(player.id)).toMatchObject({ saldo_retirable: 300, saldo_retenido: 0 });
  });

  it('is no longer cancelled once taken; it is paid once, or given back once (security I12)', async () => {
    const player = await rich(500);
    const { id } = (await stage.withdraw(player, 500)).body.withdrawal;
    expect((await desk(id, 'pay', { operation: 'antes' })).status).toBe(409);
    await desk(id, 'take');
    expect((await player.call('POST', `plus/withdrawals/${id}/cancel/`)).body.code).toBe('CERRADO');
    const race = await Promise.all([
      ...Array.from({ length: 4 }, () => desk(id, 'pay', { operation: `pago-${id}` })),
      ...Array.from({ length: 4 }, () => desk(id, 'reject', { reason: 'no llegó' })),
    ]);
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
    const { saldo, saldo_retenido } = await stage.balances(player.id);
    expect([[0, 500], [0]].flat()).toContain(saldo);
    expect(saldo_retenido).toBe(0);
  });

  it('rejected, tells its player why and gives everything back', async () => {
    const player = await rich(400);
    const { id } = (await stage.withdraw(player, 400)).body.withdrawal;
    const { body } = await desk(id, 'reject', { reason: 'El Yape no existe' });
    expect(body.result.estado).toBe('rechazado');
    const [seen] = (await player.call('GET', 'plus/withdrawals/')).body.results;
    expect(seen.message).toBe('No pudimos pagarte: El Yape no existe. Tu saldo volvió.');
    expect(seen.events.map(({ estado }: { estado: string }) => estado)).toEqual(['pendiente', 'rechazado']);
    expect((await stage.balances(player.id)).saldo_retirable).toBe(400);
  });

  it('is told to its player once it is paid and once it is not, each time with the page that shows it', async () => {
    const player = await rich();
    const paid = (await stage.withdraw(player, 200)).body.withdrawal.id;
    await desk(paid, 'take');
    await desk(paid, 'pay', { operation: 'aviso-1' });
    const refused = (await stage.withdraw(player, 300)).body.withdrawal.id;
    await desk(refused, 'reject', { reason: 'El Yape no existe' });
    const { results } = (await player.call('GET', 'plus/notifications/')).body;
    const rest = {
      id: expect.any(Number),
      kind: 'retiro',
      link: '/play/billetera',
      created_at: TEST_NOW,
      read_at: null,
    };
    expect(results).toEqual([
      {
        ...rest,
        title: 'No pudimos pagar tu retiro',
        body: 'No pudimos pagarte: El Yape no existe. Tu saldo volvió.',
      },
      { ...rest, title: 'Te pagamos tu retiro', body: 'Te pagamos S/ 20.00.' },
    ]);
  });

  it('moves along its states only, and tells the treasurer which one stands in the way', async () => {
    const player = await rich();
    const { id } = (await stage.withdraw(player, 200)).body.withdrawal;
    const answer = async (verb: string, body = {}) => {
      const { status, body: told } = await desk(id, verb, body);
      return [status, told.code, told.message];
    };
    const pay = () => answer('pay', { operation: `estados-${id}` });
    const reject = () => answer('reject', { reason: 'no llegó' });
    const refused = (text: string) => [409, 'REGLA', `Withdrawal ${id} is ${text}`];
    expect(await pay()).toEqual(refused('pendiente: take it before you pay it.'));
    expect((await desk(id, 'take')).status).toBe(200);
    expect(await answer('take')).toEqual(refused('en_proceso: only a pending one is taken.'));
    expect((await desk(id, 'pay', { operation: `estados-${id}` })).body.result).toMatchObject({ estado: 'pagado' });
    expect(await answer('take')).toEqual(refused('pagado: only a pending one is taken.'));
    expect(await pay()).toEqual(refused('pagado: take it before you pay it.'));
    expect(await reject()).toEqual(refused('pagado already.'));
    expect(await stage.balances(player.id)).toMatchObject({ saldo: 5800, saldo_retenido: 0 });
    const missing = await desk(999_999, 'take');
    expect([missing.status, missing.body.code, missing.body.message]).toEqual([
      404,
      'NO_EXISTE',
      'There is no withdrawal 999999. List them with: withdrawal list.',
    ]);
  });

  it('taken and then found impossible to pay gives everything back', async () => {
    const player = await rich(400);
    const { id } = (await stage.withdraw(player, 400)).body.withdrawal;
    await desk(id, 'take');
    expect((await desk(id, 'reject', { reason: 'La cuenta no existe' })).body.result).toMatchObject({
      estado: 'rechazado',
      reject_reason: 'La cuenta no existe',
    });
    expect(await stage.balances(player.id)).toMatchObject({ saldo_retirable: 400, saldo_retenido: 0 });
  });

  it('of a treasurer is decided by somebody else', async () => {
    const { server, treasurer } = stage;
    await server.db.fresh.updateTable('app_user').set({ phone_verify: true }).where('id', '=', treasurer.id).execute();
    await stage.fund(treasurer.id, 'user:retirable', 200);
    const { id } = (await stage.withdraw(treasurer, 200)).body.withdrawal;
    for (const [verb, body] of [
      ['take', {}],
      ['pay', { operation: 'propio' }],
      ['reject', { reason: 'propio' }],
    ] as const) {
      const own = await desk(id, verb, body);
      expect([own.status, own.body.message]).toEqual([409, 'Nobody decides on a withdrawal of their own.']);
    }
    const other = await server.player({ role: 'tesorero' });
    const taken = await other.call('POST', `ops/withdrawals/${id}/take/`, { body: {}, headers: freshKey() });
    expect(taken.body.result.estado).toBe('en_proceso');
  });

  it('is listed to its player newest first, page by page', async () => {
    const player = await rich();
    const amounts = [200, 210, 220];
    for (const amount of amounts) {
      const { id } = (await stage.withdraw(player, amount)).body.withdrawal;
      await player.call('POST', `plus/withdrawals/${id}/cancel/`);
    }
    const page = async (number: number) =>
      (await player.call('GET', `plus/withdrawals/?page=${number}&page_size=1`)).body;
    const link = (number: number) => `/services/plus/withdrawals/?page=${number}&page_size=1`;
    expect(await page(2)).toMatchObject({ count: 3, next: link(3), previous: link(1), results: [{ amount: 210 }] });
    expect(await page(1)).toMatchObject({ count: 3, next: link(2), previous: null, results: [{ amount: 220 }] });
  });

  it('whose held coins are not there is a fault, and not an operation that paid another', async () => {
    const { db } = stage.server;
    const player = await rich(500);
    const { id } = (await stage.withdraw(player, 200)).body.withdrawal;
    await desk(id, 'take');
    const paying = db.tx(async (tx) => {
      await sql`update withdrawal set amount = 300 where id = ${id}`.execute(tx);
      return payWithdrawal(tx, { id, actorId: null, operation: `falta-${id}` });
    });
    await expect(paying).rejects.toThrow('account_not_negative');
    expect(await stage.balances(player.id)).toMatchObject({ saldo: 300, saldo_retenido: 200 });
  });

  it('paid by an operation that paid another is refused', async () => {
    const ids: number[] = [];
    for (const player of [await rich(), await rich()]) ids.push((await stage.withdraw(player, 200)).body.withdrawal.id);
    for (const id of ids) await desk(id, 'take');
    expect((await desk(ids[0]!, 'pay', { operation: 'una-sola' })).status).toBe(200);
    const twice = await desk(ids[1]!, 'pay', { operation: 'una-sola' });
    expect([twice.status, twice.body.message]).toEqual([409, 'Operation una-sola paid another withdrawal.']);
    const { body } = await stage.treasurer.call('GET', 'ops/withdrawals/');
    const second = body.result.find(({ withdrawal }: { withdrawal: number }) => withdrawal === ids[1]);
    expect(second.shared_with.length).toBeGreaterThan(0);
  });

  it('belongs to its player alone', async () => {
    const [owner, other] = [await rich(), await rich()];
    const { id } = (await stage.withdraw(owner, 200)).body.withdrawal;
    expect((await other.call('POST', `plus/withdrawals/${id}/cancel/`)).status).toBe(404);
    expect((await other.call('GET', 'plus/withdrawals/')).body.count).toBe(0);
    expect((await desk(id, 'take')).status).toBe(200);
    expect((await owner.call('POST', `ops/withdrawals/${id}/pay/`, { body: { operation: 'yo' } })).status).toBe(403);
  });
});
