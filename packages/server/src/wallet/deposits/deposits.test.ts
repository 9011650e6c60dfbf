// Long: the states of a top-up in order, on one stage of players and packs.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { sweep } from '../../platform/db/sweep';
import { verifyLedger } from '../../ledger/verify';
import { TEST_NOW } from '../../testing/smallLeague';
import type { TestPlayer } from '../../testing/testServer';
import { freshKey, openWalletStage, type WalletStage } from '../../testing/walletStage';
import { DEFAULT_LIMITS } from '../limits/limitNumbers';
import { approveDeposit, unmarkDeposit } from './decideDeposit';
import { payDeposit } from './payDeposit';

/** One pixel. */
const PNG = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgBwAACQAIICPDjAAAAABJRU5ErkJggg==', 'base64'),
);
const OTHER_PNG = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGM4AQAAygDJmcpdfgAAAABJRU5ErkJggg==', 'base64'),
);
const later = (minutes: number) => new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString();

let stage: WalletStage;
let operation = 100_000;
const nextOperation = () => String((operation += 1));
beforeAll(async () => {
  stage = await openWalletStage();
});
afterAll(async () => {
  expect((await verifyLedger(stage.server.db.fresh)).breaches).toEqual([]);
  await stage.server.close();
});

const at = (instant: string) => setClock(stage.server.db, { at: instant, speed: 0 });
const desk = (id: number, verb: string, body: object = {}) =>
  stage.treasurer.call('POST', `ops/deposits/${id}/${verb}/`, { body, headers: freshKey() });

async function paidDeposit(coins = 100) {
  const player = await stage.player();
  const { body } = await stage.deposit(player, coins);
  const operation_number = nextOperation();
  await stage.pay(player, body.deposit.id, { operation_number, paid_at: TEST_NOW });
  return { player, id: body.deposit.id as number, operation_number };
}

describe('asking for a top-up', () => {
  it('answers what to pay to the cent, and a code that says that it is a demo', async () => {
    const player = await stage.player();
    const { status, body } = await stage.deposit(player, 50);
    expect(status).toBe(200);
    expect(body.deposit).toMatchObject({ estado: 'pendiente', coins: 50, price_cents: 500, expires_at: later(60) });
    expect(body.deposit.pay_amount_cents).toBeGreaterThan(500);
    expect(body.deposit.pay_amount_cents).toBeLessThanOrEqual(509);
    const svg = atob(body.deposit.qr.image.split('base64,')[1]);
    expect(svg).toContain('rotate(-18');
    expect((await stage.balances(player.id)).saldo).toBe(0);
  });

  it('needs a key, and answers the same bytes to the same key', async () => {
    const player = await stage.player();
    expect((await player.call('POST', 'plus/deposits/', { body: { recarga: 1, provider: 'yape' } })).status).toBe(400);
    const key = freshKey();
    const first = await stage.deposit(player, 100, key);
    const again = await stage.deposit(player, 100, key);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('gives nine requests of a price cents of their own; the tenth pays the bare price and must give its number', async () => {
    await at(later(24 * 60 * 2));
    const amounts = new Set<number>();
    let last;
    for (let i = 0; i < 10; i += 1) {
      const player = await stage.player();
      last = { player, ...(await stage.deposit(player, 200)).body.deposit };
      amounts.add(last.pay_amount_cents);
    }
    expect(amounts.size).toBe(10);
    expect(last).toMatchObject({ pay_amount_cents: 2000, operation_number_required: true });
    const paid_at = later(24 * 60 * 2);
    const without = await stage.pay(last!.player, last!.id, { paid_at });
    expect([without.status, Object.keys(without.body.fields)]).toEqual([400, ['operation_number']]);
    expect((await stage.pay(last!.player, last!.id, { paid_at, operation_number: nextOperation() })).status).toBe(200);
    await at(TEST_NOW);
  });

  it('lets a player have three requests to pay, not four', async () => {
    const player = await stage.player();
    for (let i = 0; i < 3; i += 1) expect((await stage.deposit(player, 50)).status).toBe(200);
    const fourth = (await stage.deposit(player, 50)).body;
    expect([fourth.code, fourth.message]).toEqual([
      'RECARGA_ABIERTA',
      'Tienes 3 recargas por pagar. Termina una, o espera a que venzan, y pide otra.',
    ]);
  });

  it('counts requests that nobody paid in time neither as open nor against a limit (rules R16.6)', async () => {
    const player = await stage.player();
    await at(later(24 * 60 * 4));
    for (let i = 0; i < 3; i += 1) expect((await stage.deposit(player, 500)).status).toBe(200);
    const used = async () => (await player.call('GET', 'plus/limits/')).body.used;
    expect(await used()).toMatchObject({ deposit_week: 1500, deposit_month: 1500 });
    await at(later(24 * 60 * 5 + 1));
    expect(await used()).toMatchObject({ deposit_week: 0, deposit_month: 0 });
    expect((await stage.deposit(player, 500)).status).toBe(200);
    await at(TEST_NOW);
  });

  it('knows neither packs that are not sold nor other players’ top-ups', async () => {
    const [owner, other] = [await stage.player(), await stage.player()];
    const { body } = await stage.deposit(owner, 50);
    expect((await other.call('GET', `plus/deposits/${body.deposit.id}/`)).status).toBe(404);
    expect((await stage.pay(other, body.deposit.id, { paid_at: TEST_NOW })).status).toBe(404);
    const unknown = { body: { recarga: 999, provider: 'yape' }, headers: freshKey() };
    expect((await owner.call('POST', 'plus/deposits/', unknown)).status).toBe(404);
  });
});

describe('saying how it was paid', () => {
  it('puts it before the treasurer with its picture, and may be corrected until decided', async () => {
    const player = await stage.player();
    const { id } = (await stage.deposit(player, 50)).body.deposit;
    const image = new File([PNG, 'made by Rosa'], 'yape.png', { type: 'image/png' });
    const sent = await stage.pay(player, id, { operation_number: nextOperation(), paid_at: TEST_NOW, image });
    expect(sent.body.deposit).toMatchObject({ estado: 'en_revision', has_image: true });
    const operation_number = nextOperation();
    const corrected = await stage.pay(player, id, { operation_number, paid_at: TEST_NOW });
    expect(corrected.body.deposit).toMatchObject({ operation_number, has_image: true });
    const shown = await stage.treasurer.call('GET', `ops/deposits/${id}/`);
    expect(shown.body.result.image).toBe(`data:image/png;base64,${btoa(String.fromCharCode(...PNG))}`);
    await desk(id, 'approve');
    const late = await stage.pay(player, id, { operation_number: nextOperation(), paid_at: TEST_NOW });
    expect([late.status, late.body.code]).toEqual([409, 'CERRADO']);
  });

  it('flags a picture that another top-up was paid with', async () => {
    const image = (comment: string) => new File([OTHER_PNG, comment], 'otra.png', { type: 'image/png' });
    const ids: number[] = [];
    for (const player of [await stage.player(), await stage.player()]) {
      const { id } = (await stage.deposit(player, 500)).body.deposit;
      await stage.pay(player, id, {
        operation_number: nextOperation(),
        paid_at: TEST_NOW,
        image: image(`de ${player.id}`),
      });
      ids.push(id);
    }
    const { body } = await stage.treasurer.call('GET', `ops/deposits/${ids[1]}/`);
    expect(body.result.same_image).toEqual([ids[0]]);
  });

  it('refuses an operation number of another top-up, of 5 or 21 digits, and pictures that are none', async () => {
    const taken = await paidDeposit();
    const player = await stage.player();
    const { id } = (await stage.deposit(player, 50)).body.deposit;
    const pay = (fields: Record<string, string | Blob>) => stage.pay(player, id, { paid_at: TEST_NOW, ...fields });
    expect((await pay({ operation_number: taken.operation_number })).body.code).toBe('OPERACION_REPETIDA');
    expect((await pay({ operation_number: '12345' })).status).toBe(400);
    expect((await pay({ operation_number: '1'.repeat(21) })).status).toBe(400);
    const notAnImage = new File(['<svg onload=alert(1)>'], 'x.png', { type: 'image/png' });
    expect((await pay({ operation_number: nextOperation(), image: notAnImage })).body.fields).toHaveProperty('image');
    const cutOff = new File([PNG.subarray(0, 40)], 'x.png', { type: 'image/png' });
    expect((await pay({ operation_number: nextOperation(), image: cutOff })).body.fields).toHaveProperty('image');
    const vast = new Uint8Array(PNG);
    new DataView(vast.buffer).setUint32(16, 60_000_000);
    const bomb = new File([vast], 'x.png', { type: 'image/png' });
    expect((await pay({ operation_number: nextOperation(), image: bomb })).body.fields).toEqual({
      image: 'La imagen es demasiado grande.',
    });
    const huge = new File([PNG, new Uint8Array(2_097_152)], 'x.png', { type: 'image/png' });
    expect((await pay({ operation_number: nextOperation(), image: huge })).status).toBe(400);
    const beyond = new File([PNG, new Uint8Array(2_200_000)], 'x.png', { type: 'image/png' });
    expect((await pay({ operation_number: nextOperation(), image: beyond })).status).toBe(413);
    expect((await pay({ operation_number: '1'.repeat(20) })).status).toBe(200);
  });

  it('refuses a payment from before the request or from the future', async () => {
    const player = await stage.player();
    const { id } = (await stage.deposit(player, 50)).body.deposit;
    const operation_number = nextOperation();
    const before = await stage.pay(player, id, { operation_number, paid_at: later(-11) });
    expect([before.status, before.body.fields]).toEqual([
      400,
      { paid_at: 'Escribe la hora que dice tu constancia: después de pedir la recarga.' },
    ]);
    expect((await stage.pay(player, id, { operation_number, paid_at: later(11) })).status).toBe(400);
    expect((await stage.pay(player, id, { operation_number, paid_at: later(-9) })).status).toBe(200);
  });

  it('needs the operation number once the 60 minutes are over, and nothing is taken after 24 hours', async () => {
    const player = await stage.player();
    const { id } = (await stage.deposit(player, 50)).body.deposit;
    await at(later(60));
    expect((await stage.pay(player, id, { paid_at: later(30) })).body.fields).toHaveProperty('operation_number');
    await at(later(24 * 60));
    const late = await stage.pay(player, id, { operation_number: nextOperation(), paid_at: later(30) });
    expect(late.body.code).toBe('CERRADO');
    expect((await player.call('GET', `plus/deposits/${id}/`)).body).toMatchObject({ estado: 'vencido', qr: null });
    await sweep(stage.server.db);
    const row = await stage.server.db.fresh
      .selectFrom('deposit')
      .select('estado')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.estado).toBe('vencido');
    await at(TEST_NOW);
  });
});

describe('a top-up as its player sees it', () => {
  const seen = async (player: TestPlayer, id: number) => (await player.call('GET', `plus/deposits/${id}/`)).body;

  it('tells in each state all that it is, and what comes next (rules R12.3)', async () => {
    const player = await stage.player();
    const { deposit: asked } = (await stage.deposit(player, 50)).body;
    const cents = asked.pay_amount_cents;
    const open = {
      id: asked.id,
      estado: 'pendiente',
      coins: 50,
      bonus_coins: 0,
      price_cents: 500,
      pay_amount_cents: cents,
      currency: 'PEN',
      provider: 'yape',
      operation_number: null,
      operation_number_required: false,
      paid_at: null,
      has_image: false,
      correctable: false,
      reject_reason: null,
      message: `Paga S/ 5.0${cents - 500} exactos con Yape y dinos que ya pagaste.`,
      created_at: TEST_NOW,
      expires_at: later(60),
      data_until: later(24 * 60),
      decided_at: null,
      qr: asked.qr,
    };
    expect(asked.qr).not.toBeNull();
    expect([asked, await seen(player, asked.id)]).toEqual([open, open]);
    await at(later(60));
    expect(await seen(player, asked.id)).toEqual({
      ...open,
      operation_number_required: true,
      message: `Paga S/ 5.0${cents - 500} exactos con Yape y dinos el número de operación.`,
    });
    await at(later(24 * 60));
    expect(await seen(player, asked.id)).toMatchObject({
      estado: 'vencido',
      message: 'Pasaron 24 horas sin que nos digas cómo pagaste. Pide la recarga otra vez.',
      qr: null,
    });
    await at(TEST_NOW);
    const operation_number = nextOperation();
    const told = (await stage.pay(player, asked.id, { operation_number, paid_at: TEST_NOW })).body.deposit;
    const waiting = {
      ...open,
      estado: 'en_revision',
      operation_number,
      paid_at: TEST_NOW,
      message: 'Lo revisamos en menos de 2 horas (8:00–23:00).',
      qr: null,
    };
    expect([told, await seen(player, asked.id)]).toEqual([waiting, waiting]);
  });

  it('of Plin says that it is paid with Plin', async () => {
    const player = await stage.player();
    const asked = { body: { recarga: 1, provider: 'plin' }, headers: freshKey() };
    const { provider, pay_amount_cents, message } = (await player.call('POST', 'plus/deposits/', asked)).body.deposit;
    const soles = (pay_amount_cents / 100).toFixed(2);
    expect([provider, message]).toEqual(['plin', `Paga S/ ${soles} exactos con Plin y dinos que ya pagaste.`]);
  });

  it('is listed newest first, page by page, without codes to pay', async () => {
    const player = await stage.player();
    const ids: number[] = [];
    for (const coins of [50, 100, 200]) ids.push((await stage.deposit(player, coins)).body.deposit.id);
    const page = async (number: number) => (await player.call('GET', `plus/deposits/?page=${number}&page_size=1`)).body;
    const link = (number: number) => `/services/plus/deposits/?page=${number}&page_size=1`;
    const middle = { ...(await seen(player, ids[1]!)), qr: null };
    expect(await page(2)).toEqual({ count: 3, next: link(3), previous: link(1), results: [middle] });
    expect((await page(1)).results).toMatchObject([{ id: ids[2], qr: null }]);
  });
});

describe('the treasurer', () => {
  it('credits a top-up once, to the playable purse, with its gift as bonus', async () => {
    const pack = { coins: 300, bonus: 30, label: '300 monedas' };
    await stage.treasurer.call('POST', 'ops/packs/', { body: pack, headers: freshKey() });
    const { player, id } = await paidDeposit(300);
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk(id, 'approve')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await stage.balances(player.id)).toMatchObject({ saldo_jugable: 300, saldo_bono: 30, saldo_retirable: 0 });
    const { results } = (await player.call('GET', 'plus/wallet/movements/?type=recarga')).body;
    expect(results).toMatchObject([{ type: 'recarga', amount: 330, ref: { kind: 'deposit', id } }]);
    const { results: notices } = (await player.call('GET', 'plus/notifications/')).body;
    expect(notices[0].title).toBe('Tu recarga está lista');
    // The gift is in the balance, too.
    expect(notices[0].body).toBe('Listo: S/ 33.00 ya están en tu saldo.');
  });

  it('has its player told of each decision once, with the page that shows it', async () => {
    const { player, id } = await paidDeposit();
    await desk(id, 'approve');
    const refused = (await stage.deposit(player, 50)).body.deposit.id;
    await desk(refused, 'reject', { reason: 'duplicado' });
    const { results } = (await player.call('GET', 'plus/notifications/')).body;
    const rest = {
      id: expect.any(Number),
      kind: 'recarga',
      link: '/play/billetera',
      created_at: TEST_NOW,
      read_at: null,
    };
    expect(results).toEqual([
      {
        ...rest,
        title: 'No pudimos aprobar tu recarga',
        body: 'Ese pago ya se usó en otra recarga. Escríbenos desde «Contacto» si no fuiste tú.',
      },
      { ...rest, title: 'Tu recarga está lista', body: 'Listo: S/ 10.00 ya están en tu saldo.' },
    ]);
  });

  it('decides nothing twice, and reads what stands in the way', async () => {
    const { player, id, operation_number } = await paidDeposit();
    const told = async (verb: string, body: object = {}, of = id) => {
      const answer = await desk(of, verb, body);
      return [answer.status, answer.body.code, answer.body.message];
    };
    const refused = (text: string) => [409, 'REGLA', `Top-up ${id} ${text}`];
    const reject = () => told('reject', { reason: 'no_encontrado' });
    const unmark = () => told('unmark', { reason: 'me equivoqué' });
    expect(await unmark()).toEqual(refused('is en_revision: nothing was decided.'));
    await desk(id, 'reject', { reason: 'no_encontrado' });
    expect(await reject()).toEqual(refused('is rejected already.'));
    expect(await told('approve')).toEqual(refused('is rechazado already; unmark it first.'));
    expect((await stage.balances(player.id)).saldo).toBe(0);
    const next = (await stage.deposit(player, 50)).body.deposit.id;
    await stage.pay(player, next, { operation_number, paid_at: TEST_NOW });
    const taken = `Operation ${operation_number} belongs to another top-up`;
    expect(await unmark()).toEqual([409, 'REGLA', `${taken} by now.`]);
    await desk(next, 'reject', { reason: 'duplicado' });
    expect((await desk(id, 'unmark', { reason: 'me equivoqué' })).body.result.estado).toBe('en_revision');
    expect((await desk(id, 'approve')).status).toBe(200);
    expect(await told('approve')).toEqual(refused('is aprobado already.'));
    expect(await reject()).toEqual(refused('is approved; unmark it first.'));
    const open = (await stage.deposit(player, 50)).body.deposit.id;
    expect(await told('approve', { operation: operation_number }, open)).toEqual([
      409,
      'REGLA',
      `${taken}. Reject this one as duplicado.`,
    ]);
    expect((await stage.balances(player.id)).saldo).toBe(100);
    await desk(id, 'unmark', { reason: 'era de otro' });
    expect(await unmark()).toEqual(refused('was credited once; the player asks for a new one.'));
    expect(await told('approve', {}, 999_999)).toEqual([
      404,
      'NO_EXISTE',
      'There is no top-up 999999. List them with: deposit list.',
    ]);
  });

  it('never credits twice what the ledger has, whatever its row says (security I12)', async () => {
    const { db } = stage.server;
    const { player, id } = await paidDeposit();
    await desk(id, 'approve');
    const again = db.tx(async (tx) => {
      await sql`update deposit set estado = 'en_revision' where id = ${id}`.execute(tx);
      return approveDeposit(tx, { id, actorId: null });
    });
    await expect(again).rejects.toThrow(`Top-up ${id} was credited before.`);
    expect((await stage.balances(player.id)).saldo).toBe(100);
  });

  it('is answered the top-up whose decision was taken back', async () => {
    const { id } = await paidDeposit();
    await desk(id, 'reject', { reason: 'no_encontrado' });
    const after = await stage.server.db.tx((tx) => unmarkDeposit(tx, { id, actorId: null }));
    expect(after).toMatchObject({ id, estado: 'en_revision', reject_reason: null, decided_at: null });
  });

  it('reads of a number that is none that it is none, not that another top-up has it', async () => {
    const { db, deps } = stage.server;
    const { player, id } = await paidDeposit();
    const payment = { id, userId: player.id, operation_number: 'x', paid_at: TEST_NOW, image: null };
    const none = 'deposit_operation_number_check';
    await expect(db.tx((tx) => payDeposit(tx, deps.sealing, payment))).rejects.toThrow(none);
    await expect(db.tx((tx) => approveDeposit(tx, { id, actorId: null, operation: 'x' }))).rejects.toThrow(none);
  });

  it('rejects with a reason that the player reads, and frees the operation number', async () => {
    const { player, id, operation_number } = await paidDeposit();
    const rejected = await desk(id, 'reject', { reason: 'monto_distinto' });
    expect(rejected.body.result).toMatchObject({ estado: 'rechazado', reject_reason: 'monto_distinto' });
    const seen = (await player.call('GET', `plus/deposits/${id}/`)).body;
    expect(seen.message).toContain('monto');
    expect((await stage.balances(player.id)).saldo).toBe(0);
    const { id: next } = (await stage.deposit(player, 50)).body.deposit;
    expect((await stage.pay(player, next, { operation_number, paid_at: TEST_NOW })).status).toBe(200);
    const back = await desk(id, 'unmark', { reason: 'me equivoqué' });
    expect([back.status, back.body.code]).toEqual([409, 'REGLA']);
  });

  it('puts a rejected top-up back into the queue, and can then approve it', async () => {
    const { player, id } = await paidDeposit();
    await desk(id, 'reject', { reason: 'no_encontrado' });
    expect((await desk(id, 'unmark', { reason: 'ya apareció' })).body.result.estado).toBe('en_revision');
    expect((await desk(id, 'approve')).status).toBe(200);
    expect((await stage.balances(player.id)).saldo_jugable).toBe(100);
  });

  it('takes an approval back with its coins, for good, and not when they were spent', async () => {
    const first = await paidDeposit();
    await desk(first.id, 'approve');
    const undone = await desk(first.id, 'unmark', { reason: 'era de otro' });
    expect(undone.body.result.estado).toBe('rechazado');
    expect((await stage.balances(first.player.id)).saldo).toBe(0);
    expect((await desk(first.id, 'unmark', { reason: 'otra vez' })).status).toBe(409);
    const second = await paidDeposit();
    await desk(second.id, 'approve');
    const room = await stage.room(60);
    await second.player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: room } });
    expect((await desk(second.id, 'unmark', { reason: 'era de otro' })).status).toBe(409);
    expect((await stage.balances(second.player.id)).saldo_jugable).toBe(40);
    const audit = await stage.server.db.fresh
      .selectFrom('audit')
      .select(['action', 'reason'])
      .where('target', '=', `deposit:${first.id}`)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['deposit approve', 'deposit unmark']);
  });

  it('gives the number of a payment that its player never told, and decides nothing of their own', async () => {
    const player = await stage.player();
    const { id } = (await stage.deposit(player, 50)).body.deposit;
    expect((await desk(id, 'approve')).body.message).toContain('--operation');
    expect((await desk(id, 'approve', { operation: nextOperation() })).status).toBe(200);
    const own = (await stage.deposit(stage.treasurer, 50)).body.deposit;
    expect((await desk(own.id, 'approve', { operation: nextOperation() })).status).toBe(409);
    expect((await player.call('GET', 'ops/deposits/')).status).toBe(403);
  });
});

describe('packs (rules R16.6)', () => {
  const packs = async (player: TestPlayer) =>
    (await player.call('GET', 'home/galey/recargas/')).body as { coins: number; beyond_limit: object | null }[];
  const beyond = async (player: TestPlayer, coins: number) =>
    (await packs(player)).find((pack) => pack.coins === coins)!.beyond_limit;

  it('say what they cost, what they bring, and in which currency', async () => {
    const [cheapest] = await packs(await stage.player());
    expect(cheapest).toEqual({
      id: expect.any(Number),
      coins: 50,
      bonus_coins: 0,
      price_cents: 500,
      label: expect.any(String),
      highlighted: expect.any(Boolean),
      currency: 'PEN',
      image: '/media/coin/1.svg',
      beyond_limit: null,
    });
  });

  it('beyond what is left of a limit say so, with the day on which it begins anew', async () => {
    const player = await stage.player();
    expect((await packs(player)).filter(({ beyond_limit }) => beyond_limit === null).map(({ coins }) => coins)).toEqual(
      expect.arrayContaining([50, 1000]),
    );
    // More than the whole limit: no day brings it.
    expect(await beyond(player, 5000)).toEqual({ limit: 'deposit_day', most: 2000, left: 2000, renews_on: null });
    await stage.deposit(player, 1000);
    await stage.deposit(player, 500);
    expect(await beyond(player, 1000)).toEqual({
      limit: 'deposit_day',
      most: 2000,
      left: 500,
      renews_on: '2026-06-11',
    });
    expect(await beyond(player, 500)).toBeNull();
  });

  it('wait for the limit that begins anew last', async () => {
    const player = await stage.player();
    await player.call('PUT', 'plus/limits/', {
      body: { limits: { ...DEFAULT_LIMITS, deposit_day: 100, deposit_month: 120 } },
    });
    await stage.deposit(player, 50);
    expect(await beyond(player, 100)).toEqual({ limit: 'deposit_month', most: 120, left: 70, renews_on: '2026-07-01' });
  });
});

describe('a top-up that its player takes back (rules R16.6)', () => {
  const cancel = (player: TestPlayer, id: number) =>
    player.call('POST', `plus/deposits/${id}/cancel/`, { headers: freshKey() });

  it('ends, counts neither against the limit nor among the open ones, and can be paid no more', async () => {
    const player = await stage.player();
    const ids: number[] = [];
    for (let i = 0; i < 3; i += 1) ids.push((await stage.deposit(player, 500)).body.deposit.id);
    expect((await stage.deposit(player, 500)).status).toBe(409);
    const { status, body } = await cancel(player, ids[0]!);
    expect([status, body.deposit.estado, body.deposit.message]).toEqual([
      200,
      'cancelado',
      'Cancelaste esta recarga. Si ya pagaste, escríbenos desde «Contacto».',
    ]);
    expect((await player.call('GET', 'plus/limits/')).body.used.deposit_day).toBe(1000);
    expect((await stage.deposit(player, 500)).status).toBe(200);
    const late = await stage.pay(player, ids[0]!, { operation_number: nextOperation(), paid_at: TEST_NOW });
    expect([late.status, late.body.code]).toEqual([409, 'CERRADO']);
  });

  it('is not one that was said to be paid, and not another player’s', async () => {
    const { player, id } = await paidDeposit();
    const refused = await cancel(player, id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Ya nos dijiste que pagaste: la estamos revisando. Espera la respuesta.',
    ]);
    const open = (await stage.deposit(player, 50)).body.deposit.id;
    expect((await cancel(await stage.player(), open)).status).toBe(404);
  });

  it('is not one that was decided, ran out of time or was taken back before: its coins stay what they are', async () => {
    const { player, id } = await paidDeposit();
    expect((await cancel(player, id)).body.code).toBe('CERRADO');
    await desk(id, 'approve');
    const closed = async (one: number) => {
      const { status, body } = await cancel(player, one);
      return [status, body.code, body.message];
    };
    const refused = [409, 'CERRADO', 'Esta recarga ya se cerró.'];
    expect(await closed(id)).toEqual(refused);
    expect((await player.call('GET', `plus/deposits/${id}/`)).body.estado).toBe('aprobado');
    expect((await stage.balances(player.id)).saldo).toBe(100);
    const twice = (await stage.deposit(player, 50)).body.deposit.id;
    const late = (await stage.deposit(player, 50)).body.deposit.id;
    await cancel(player, twice);
    expect(await closed(twice)).toEqual(refused);
    await at(later(24 * 60));
    expect(await closed(late)).toEqual(refused);
    await at(TEST_NOW);
  });

  it('is still credited when its payment turns up', async () => {
    const player = await stage.player();
    const { id } = (await stage.deposit(player, 50)).body.deposit;
    await cancel(player, id);
    expect((await desk(id, 'approve', { operation: nextOperation() })).status).toBe(200);
    expect((await stage.balances(player.id)).saldo).toBe(50);
  });
});

describe('a rejected top-up (rules R16.6)', () => {
  it('with a wrong number or date is corrected and sent once more, and only once', async () => {
    const { player, id, operation_number } = await paidDeposit();
    await desk(id, 'reject', { reason: 'no_encontrado' });
    const rejected = (await player.call('GET', `plus/deposits/${id}/`)).body;
    expect(rejected).toMatchObject({
      correctable: true,
      message: 'No encontramos tu pago. Revisa el número de operación y la hora, y envíalo una vez más.',
    });
    const same = await stage.pay(player, id, { operation_number, paid_at: TEST_NOW });
    expect([same.status, same.body.code, same.body.message]).toEqual([
      422,
      'REGLA',
      'Es lo mismo que ya revisamos. Corrige el número de operación o la hora.',
    ]);
    const sent = await stage.pay(player, id, { operation_number: nextOperation(), paid_at: TEST_NOW });
    expect(sent.body.deposit).toMatchObject({ estado: 'en_revision', reject_reason: null, correctable: false });
    await desk(id, 'reject', { reason: 'no_encontrado' });
    expect((await player.call('GET', `plus/deposits/${id}/`)).body.correctable).toBe(false);
    const again = await stage.pay(player, id, { operation_number: nextOperation(), paid_at: TEST_NOW });
    expect([again.status, again.body.code]).toEqual([409, 'CERRADO']);
  });

  it('with the right number and a wrong hour is corrected by the hour alone', async () => {
    const { player, id, operation_number } = await paidDeposit();
    await desk(id, 'reject', { reason: 'no_encontrado' });
    const sent = await stage.pay(player, id, { operation_number, paid_at: later(1) });
    expect(sent.body.deposit).toMatchObject({ estado: 'en_revision', operation_number, paid_at: later(1) });
  });

  it('for another reason, after 7 days, or whose approval was taken back, is over', async () => {
    const other = await paidDeposit();
    await desk(other.id, 'reject', { reason: 'titular_distinto' });
    const undone = await paidDeposit();
    await desk(undone.id, 'approve');
    await desk(undone.id, 'unmark');
    const late = await paidDeposit();
    await desk(late.id, 'reject', { reason: 'no_encontrado' });
    const send = ({ player, id }: typeof late) =>
      stage.pay(player, id, { operation_number: nextOperation(), paid_at: TEST_NOW });
    expect([(await send(other)).status, (await send(undone)).status]).toEqual([409, 409]);
    await at(later(7 * 24 * 60));
    expect((await send(late)).status).toBe(409);
    await at(TEST_NOW);
  });

  it('sent once more counts against the limit as any other', async () => {
    const { player, id } = await paidDeposit(1000);
    await desk(id, 'reject', { reason: 'no_encontrado' });
    expect((await stage.deposit(player, 1000)).status).toBe(200);
    expect((await stage.deposit(player, 500)).status).toBe(200);
    const sent = await stage.pay(player, id, { operation_number: nextOperation(), paid_at: TEST_NOW });
    expect([sent.status, sent.body.code]).toEqual([409, 'LIMITE_ALCANZADO']);
    expect(sent.body.message).toContain('Se renueva el 11/06/2026.');
  });

  it('sent once more on another day counts on that day', async () => {
    const { player, id } = await paidDeposit(1000);
    await desk(id, 'reject', { reason: 'no_encontrado' });
    await at(later(24 * 60));
    const sent = await stage.pay(player, id, { operation_number: nextOperation(), paid_at: TEST_NOW });
    expect(sent.status).toBe(200);
    expect((await stage.deposit(player, 1000)).status).toBe(200);
    const over = await stage.deposit(player, 100);
    expect([over.status, over.body.code]).toEqual([409, 'LIMITE_ALCANZADO']);
    await at(TEST_NOW);
  });
});

it('what an approved top-up says is in soles for players of PEN, in coins for the others (rules R16.7)', async () => {
  const { player, id } = await paidDeposit();
  await desk(id, 'approve');
  const message = async () => (await player.call('GET', `plus/deposits/${id}/`)).body.message;
  expect(await message()).toBe('Listo: S/ 10.00 ya están en tu saldo.');
  await stage.server.db.fresh
    .updateTable('app_user')
    .set({ local_contry: 'USD' })
    .where('id', '=', player.id)
    .execute();
  expect(await message()).toBe('Listo: 100 monedas ya están en tu saldo.');
});
