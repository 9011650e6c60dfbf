// Long: the desk's commands on money, on one stage of players and two treasurers.
import { encodeQR } from 'qr';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { verifyLedger } from '../../ledger/verify';
import { TEST_NOW } from '../../testing/smallLeague';
import { rolledBack } from '../../testing/rolledBack';
import { testCommand } from '../../testing/testCommand';
import type { TestPlayer } from '../../testing/testServer';
import { freshKey, openWalletStage, type WalletStage } from '../../testing/walletStage';
import { dailyReport } from '../../wallet/dailyReport';
import { commands } from '../registry';

let stage: WalletStage;
let second: TestPlayer;
beforeAll(async () => {
  stage = await openWalletStage();
  second = await stage.server.player({ username: 'tesorera-2', role: 'admin' });
});
beforeEach(() => setClock(stage.server.db, { at: TEST_NOW, speed: 0 }));
afterAll(async () => {
  expect((await verifyLedger(stage.server.db.fresh)).breaches).toEqual([]);
  await stage.server.close();
});

const type = (name: string, args: object) => testCommand(stage.server.db, name, args);
const ops = (who: TestPlayer, path: string, body: object = {}) =>
  who.call('POST', `ops/${path}`, { body, headers: freshKey() });
const printed = (name: string, result: unknown) => commands.get(name)!.print(result as never);

describe('user adjust', () => {
  const adjust = (who: TestPlayer, user: number, amount: number, more: object = {}) =>
    ops(who, `users/${user}/adjust/`, { amount, reason: 'prueba', ...more });

  it.each([
    [5000, 'hecho'],
    [5001, 'pendiente'],
  ])('of %i coins is %s', async (amount, estado) => {
    const player = await stage.player();
    const { body } = await adjust(stage.treasurer, player.id, amount, { purse: 'retirable' });
    expect(body.result).toMatchObject({ estado, amount });
    expect((await stage.balances(player.id)).saldo_retirable).toBe(estado === 'hecho' ? amount : 0);
  });

  it('counts what a player was given in 24 hours together', async () => {
    const player = await stage.player();
    expect((await adjust(stage.treasurer, player.id, 3000)).body.result.estado).toBe('hecho');
    expect((await adjust(second, player.id, -2001)).body.result.estado).toBe('pendiente');
  });

  it('of a large amount is carried out once, by another person than asked for it', async () => {
    const player = await stage.player();
    const { adjustment } = (await adjust(stage.treasurer, player.id, 9000)).body.result;
    expect((await ops(stage.treasurer, `adjustments/${adjustment}/confirm/`)).status).toBe(409);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ops(second, `adjustments/${adjustment}/confirm/`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await stage.balances(player.id)).saldo_bono).toBe(9000);
  });

  it('knows the command line as one person, who cannot confirm what they asked for', async () => {
    const player = await stage.player();
    const asked = { user: player.id, amount: '6000', reason: 'premio especial' };
    const { adjustment } = (await type('user adjust', asked)) as { adjustment: number };
    await expect(type('adjust confirm', { adjustment })).rejects.toThrow('cannot confirm');
    expect(printed('adjust list', await type('adjust list', {}))).toContain(`adjust confirm ${adjustment}`);
    expect((await ops(second, `adjustments/${adjustment}/discard/`)).body.result.estado).toBe('descartado');
    await expect(type('adjust confirm', { adjustment })).rejects.toThrow('already');
  });

  it('that waits is carried out by nobody for themselves, and tells the treasurer what stands in the way', async () => {
    const { adjustment } = (await adjust(stage.treasurer, second.id, 9000)).body.result;
    const decide = async (who: TestPlayer, id: number, verb: string) => {
      const { status, body } = await ops(who, `adjustments/${id}/${verb}/`);
      return [status, body.code, body.message];
    };
    expect(await decide(second, adjustment, 'confirm')).toEqual([409, 'REGLA', 'Nobody corrects their own balance.']);
    expect((await stage.balances(second.id)).saldo).toBe(0);
    expect((await ops(second, `adjustments/${adjustment}/discard/`)).body.result.estado).toBe('descartado');
    expect(await decide(second, adjustment, 'confirm')).toEqual([
      409,
      'REGLA',
      `Correction ${adjustment} is descartado already.`,
    ]);
    expect(await decide(second, 999_999, 'confirm')).toEqual([
      404,
      'NO_EXISTE',
      'There is no correction 999999. List them with: adjust list.',
    ]);
  });

  it('of an erased account is carried out by nobody, and its top-ups are not credited (security I2)', async () => {
    const player = await stage.player();
    const { id } = (await stage.deposit(player, 50)).body.deposit;
    const { adjustment } = (await adjust(stage.treasurer, player.id, 9000)).body.result;
    await sql`update app_user set anonymised_at = app_now() where id = ${player.id}`.execute(stage.server.db.fresh);
    const erased = [409, 'REGLA', `The account of user ${player.id} was erased: it takes no coins any more.`];
    for (const answer of [
      await ops(second, `adjustments/${adjustment}/confirm/`),
      await adjust(stage.treasurer, player.id, 5),
      await ops(stage.treasurer, `deposits/${id}/approve/`, { operation: '778899' }),
    ])
      expect([answer.status, answer.body.code, answer.body.message]).toEqual(erased);
    expect((await stage.balances(player.id)).saldo).toBe(0);
    expect((await ops(second, `adjustments/${adjustment}/discard/`)).status).toBe(200);
  });

  it('takes no more than the purse holds, gives nothing to oneself, and leaves an audit row', async () => {
    const player = await stage.player({ 'user:bono': 10 });
    expect((await adjust(stage.treasurer, player.id, -11)).status).toBe(409);
    expect((await adjust(stage.treasurer, player.id, -10)).status).toBe(200);
    expect((await adjust(stage.treasurer, stage.treasurer.id, 5)).status).toBe(409);
    expect((await adjust(player, player.id, 5)).status).toBe(403);
    const { rows } = await sql<{ actor_id: number; reason: string }>`
      select actor_id, reason from audit where action = 'user adjust' and target = ${`user:${player.id}`}`.execute(
      stage.server.db.fresh,
    );
    expect(rows).toEqual([{ actor_id: stage.treasurer.id, reason: 'prueba' }]);
  });
});

describe('packs and codes to pay', () => {
  beforeEach(async () => void (await sql`delete from qr`.execute(stage.server.db.fresh)));

  it('are what players see: ten coins a sol, the gift apart, nothing that is off sale', async () => {
    const made = (await type('pack set', { coins: '70', bonus: '7', label: 'Setenta' })) as { pack: number };
    const shown = async () => (await stage.treasurer.call('GET', 'home/galey/recargas/')).body;
    const pack = (await shown()).find(({ id }: { id: number }) => id === made.pack);
    expect(pack).toMatchObject({
      coins: 70,
      bonus_coins: 7,
      price_cents: 700,
      label: 'Setenta',
      image: '/media/coin/1.svg',
    });
    await type('pack remove', { pack: made.pack });
    expect((await shown()).some(({ id }: { id: number }) => id === made.pack)).toBe(false);
    await expect(type('pack set', { coins: '49', label: 'Poco' })).rejects.toThrow('--coins');
    await expect(type('pack set', { coins: '5001', label: 'Mucho' })).rejects.toThrow('--coins');
  });

  it('of the demo give way to the operator’s own; the phone shows its last digits', async () => {
    const codes = async () => (await stage.server.call('GET', 'home/qr-pay/image/')).body;
    const demo = await codes();
    const ofDemo = {
      active: true,
      image: expect.stringMatching(/^data:image\/svg/),
      holder: 'Arma Tu 11 (demostración)',
      phone_masked: '••• ••• 000',
      instructions: [
        'Esto es una demostración: no pagues nada.',
        'Escribe cualquier número de operación de 6 a 20 dígitos.',
        'El operador de la demostración aprueba tu recarga.',
      ],
    };
    expect(demo).toEqual([
      { id: 2_147_483_646, provider: 'yape', ...ofDemo },
      { id: 2_147_483_647, provider: 'plin', ...ofDemo },
    ]);
    const asked = { body: { recarga: 1, provider: 'plin' }, headers: freshKey() };
    const { qr } = (await (await stage.player()).call('POST', 'plus/deposits/', asked)).body.deposit;
    expect(qr.image).toBe(demo[1].image);
    const svg = encodeQR('000201', 'svg');
    const given = { provider: 'yape', image: btoa(svg), holder: 'Arma Tu 11 SAC', phone: '987654321' };
    await ops(stage.treasurer, 'qr/', given);
    const [yape] = await codes();
    expect(yape).toMatchObject({ holder: 'Arma Tu 11 SAC', phone_masked: '••• ••• 321', active: true });
    expect(atob(yape.image.split('base64,')[1])).toBe(svg);
    for (const bad of ['<svg><script>alert(1)</script></svg>', '<html></html>', '<svg onload="x()"></svg>'])
      await expect(type('qr set', { ...given, image: btoa(bad) })).rejects.toThrow('neither a PNG nor a plain SVG');
    await type('qr set', { ...given, holder: 'Otra cuenta' });
    const lines = (await type('qr list', {})) as { active: boolean }[];
    expect(lines.map(({ active }) => active)).toEqual([true, false]);
  });

  it('take a picture of 256 KiB over HTTP, and no larger body', async () => {
    const png = new Uint8Array(256 * 1024);
    png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const image = btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''));
    const given = { provider: 'plin', image, holder: 'Arma Tu 11 SAC', phone: '987654321' };
    expect((await ops(stage.treasurer, 'qr/', given)).status).toBe(200);
    expect((await ops(stage.treasurer, 'qr/', { ...given, image: image + image })).status).toBe(413);
  });
});

describe('kyc set', () => {
  it('needs number and birth date for a good document, and one account for it', async () => {
    const [one, other] = [await stage.player(), await stage.player()];
    const set = (user: number, more: object) => type('kyc set', { user, state: 'ok', reason: 'DNI visto', ...more });
    await expect(set(one.id, { doc: '44556677' })).rejects.toThrow('--birth-date');
    await set(one.id, { doc: '44556677', birth_date: '1990-05-06' });
    expect((await one.call('GET', 'users/get-data/')).body.kyc).toBe('ok');
    await expect(set(other.id, { doc: '44556677', birth_date: '1990-05-06' })).rejects.toThrow('another account');
  });
});

describe('report daily', () => {
  it('tells what the account must show, to the cent, and what the operator owes', async () => {
    const day = '2026-06-20T18:00:00.000Z';
    await setClock(stage.server.db, { at: day, speed: 0 });
    const player = await stage.player({ 'user:retirable': 300 });
    await stage.server.db.fresh.updateTable('session').set({ auth_at: day }).execute();
    const { id, pay_amount_cents } = (await stage.deposit(player, 100)).body.deposit;
    await type('deposit approve', { deposit: id, operation: '990011' });
    const { id: out } = (await stage.withdraw(player, 200)).body.withdrawal;
    await type('withdrawal take', { withdrawal: out });
    await type('withdrawal pay', { withdrawal: out, operation: 'salida-1' });
    const report = (await stage.treasurer.call('GET', 'ops/reports/daily/?date=2026-06-20')).body.result;
    expect(report).toMatchObject({
      deposits: [{ provider: 'yape', count: 1, coins: 100, cents: pay_amount_cents }],
      withdrawals: [{ provider: 'yape', count: 1, coins: 200, cents: 2000 }],
      ledger_in: 100,
      ledger_out: 200,
      taken_back: 0,
      matches: true,
    });
    const { rows } = await sql<{ owed: number }>`
      select sum(balance)::bigint as owed from account where user_id is not null or room_id is not null`.execute(
      stage.server.db.fresh,
    );
    expect(report.liabilities.total).toBe(rows[0]!.owed);
    expect(printed('report daily', report)).toContain('tell the same');
    const before = (await type('report daily', { date: '2026-06-19' })) as { deposits: unknown[] };
    expect(before.deposits).toEqual([]);
  });

  const date = '2026-06-21';

  /** A day with a top-up, one that was taken back, a payment, a withdrawal that waits and a seat in a room. */
  async function fullDay() {
    const day = `${date}T18:00:00.000Z`;
    const player = await stage.player({ 'user:retirable': 600, 'user:bono': 10 });
    const room = await stage.room(10);
    await player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: room } });
    await setClock(stage.server.db, { at: day, speed: 0 });
    await stage.server.db.fresh.updateTable('session').set({ auth_at: day }).execute();
    for (const [coins, operation] of [
      [100, '990021'],
      [50, '990022'],
    ] as const) {
      const { id } = (await stage.deposit(player, coins)).body.deposit;
      await type('deposit approve', { deposit: id, operation });
      if (coins === 50) await type('deposit unmark', { deposit: id, reason: 'era de otro' });
    }
    const { id } = (await stage.withdraw(player, 200)).body.withdrawal;
    await type('withdrawal take', { withdrawal: id });
    await type('withdrawal pay', { withdrawal: id, operation: 'salida-21' });
    await stage.withdraw(player, 300);
    return { id };
  }

  it('adds up what is owed, and notices where tables and ledger differ on either side', async () => {
    const { db } = stage.server;
    const { id } = await fullDay();
    const report = await dailyReport(db.fresh, date);
    expect(report).toMatchObject({ taken_back: 50, ledger_in: 100, ledger_out: 200, matches: true });
    const { players, held, pots, total } = report.liabilities;
    expect([held >= 300, pots >= 10, total]).toEqual([true, true, players + held + pots]);
    const after = (fault: string) =>
      rolledBack(db, async (scratch) => {
        await sql.raw(fault).execute(scratch.fresh);
        return (await dailyReport(scratch.fresh, date)).matches;
      });
    expect(await after('select 1')).toBe(true);
    expect(await after(`delete from withdrawal_event where withdrawal_id = ${id} and estado = 'pagado'`)).toBe(false);
    expect(await after(`update deposit set coins = coins + 10 where operation_number = '990021'`)).toBe(false);
  });

  it('is of today in Lima where no day is named', async () => {
    // 23:59 in Lima, and a minute later.
    for (const [at, today] of [
      ['2026-06-23T04:59:00.000Z', '2026-06-22'],
      ['2026-06-23T05:00:00.000Z', '2026-06-23'],
    ] as const) {
      await setClock(stage.server.db, { at, speed: 0 });
      expect(await type('report daily', {})).toMatchObject({ date: today });
    }
  });
});

describe('ledger verify', () => {
  it.each([
    ['a withdrawal paid and its coins still held', `update withdrawal set estado = 'cancelado', payment_ref = null`],
    ['an approved top-up that nobody credited', `update deposit set estado = 'aprobado', paid_at = app_now()`],
    ['a code used more often than it says', `update promo set used = used + 1`],
    ['a correction done and not posted', `update adjustment set amount = amount + 1`],
  ])('finds %s', async (_, fault) => {
    const player = await stage.player({ 'user:retirable': 300 });
    await stage.deposit(player, 50);
    const { id } = (await stage.withdraw(player, 200)).body.withdrawal;
    await type('withdrawal take', { withdrawal: id });
    await type('withdrawal pay', { withdrawal: id, operation: `v-${id}` });
    await type('promo create', { coins: '5', label: 'Código' });
    await ops(stage.treasurer, `users/${player.id}/adjust/`, { amount: 5, reason: 'prueba' });
    const outcome = await stage.server.db
      .tx(async (tx) => {
        await sql.raw(fault).execute(tx);
        throw Object.assign(new Error('undo'), await verifyLedger(tx));
      })
      .catch((error: { ok?: boolean }) => error.ok);
    expect(outcome).toBe(false);
  });

  it('is a call of the treasurer’s', async () => {
    expect((await stage.treasurer.call('GET', 'ops/ledger/verify/')).body.result).toMatchObject({
      ok: true,
      breaches: [],
    });
  });
});
