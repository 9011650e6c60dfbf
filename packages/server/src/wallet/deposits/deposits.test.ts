import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { sweep } from '../../platform/db/sweep';
import { verifyLedger } from '../../ledger/verify';
import { TEST_NOW } from '../../testing/smallLeague';
import { freshKey, openWalletStage, type WalletStage } from '../../testing/walletStage';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const later = (minutes: number) => new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString();

let stage: WalletStage;
let operation = 100_000;
const nextOperation = () => String((operation += 1));
beforeAll(async () => {
  stage = await openWalletStage();
});
afterAll(async () => {
  expect((await verifyLedger(stage.server.db.read)).breaches).toEqual([]);
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
    expect((await stage.deposit(player, 50)).body.code).toBe('RECARGA_ABIERTA');
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
    const image = new File([PNG], 'yape.png', { type: 'image/png' });
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
    const image = () => new File([PNG, 'x'], 'otra.png', { type: 'image/png' });
    const ids: number[] = [];
    for (const player of [await stage.player(), await stage.player()]) {
      const { id } = (await stage.deposit(player, 500)).body.deposit;
      await stage.pay(player, id, { operation_number: nextOperation(), paid_at: TEST_NOW, image: image() });
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
    expect((await stage.pay(player, id, { operation_number, paid_at: later(-11) })).status).toBe(400);
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
    const row = await stage.server.db.read
      .selectFrom('deposit')
      .select('estado')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.estado).toBe('vencido');
    await at(TEST_NOW);
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
    const audit = await stage.server.db.read
      .selectFrom('audit')
      .select(['action', 'reason'])
      .where('target', '=', `deposit:${first.id}`)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['deposit approve', 'deposit unmark']);
  });

  it('gives the number of a payment that its player never told, and decides nothing of his own', async () => {
    const player = await stage.player();
    const { id } = (await stage.deposit(player, 50)).body.deposit;
    expect((await desk(id, 'approve')).body.message).toContain('--operation');
    expect((await desk(id, 'approve', { operation: nextOperation() })).status).toBe(200);
    const own = (await stage.deposit(stage.treasurer, 50)).body.deposit;
    expect((await desk(own.id, 'approve', { operation: nextOperation() })).status).toBe(409);
    expect((await player.call('GET', 'ops/deposits/')).status).toBe(403);
  });
});
