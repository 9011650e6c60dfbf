// Long: each limit as it is set, raised, confirmed and met, on one stage of players and rooms.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlayLimits } from '@arma11/core/contract';
import { setClock } from '../../platform/db/clock';
import { verifyLedger } from '../../ledger/verify';
import { TEST_LOCK, TEST_NOW } from '../../testing/smallLeague';
import type { TestPlayer } from '../../testing/testServer';
import { freshKey, openWalletStage, type WalletStage } from '../../testing/walletStage';
import { DEFAULT_LIMITS } from './limitNumbers';

const later = (minutes: number) => new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString();
const DAY = 24 * 60;

let stage: WalletStage;
beforeAll(async () => {
  stage = await openWalletStage();
});
afterAll(async () => {
  expect((await verifyLedger(stage.server.db.fresh)).breaches).toEqual([]);
  await stage.server.close();
});

const at = (instant: string) => setClock(stage.server.db, { at: instant, speed: 0 });
const save = (player: TestPlayer, limits: Partial<PlayLimits>) =>
  player.call('PUT', 'plus/limits/', { body: { limits: { ...DEFAULT_LIMITS, ...limits } } });
const confirm = (player: TestPlayer) => player.call('POST', 'plus/limits/confirm/', { headers: freshKey() });
const join = (player: TestPlayer, sala: number) =>
  player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala } });
const pause = (player: TestPlayer, body: object) =>
  player.call('POST', 'plus/limits/pause/', { body, headers: freshKey() });

describe('limits', () => {
  it('begin with S/ 200 a day and S/ 1 000 a month of top-ups', async () => {
    const { body } = await (await stage.player()).call('GET', 'plus/limits/');
    expect(body).toMatchObject({ limits: DEFAULT_LIMITS, pending: null, pause_until: null, excluded_until: null });
  });

  it('are lowered at once, and raised by a confirmation between 24 hours and 7 days after the raise (rules R16.5)', async () => {
    const player = await stage.player();
    const lowered = await save(player, { deposit_day: 500, fee_max: 40 });
    expect(lowered.body).toMatchObject({ limits: { deposit_day: 500, fee_max: 40 }, pending: null });
    const raised = await save(player, { deposit_day: 800, fee_max: 20 });
    expect(raised.body.limits).toMatchObject({ deposit_day: 500, fee_max: 20 });
    const pending = { deposit_day: 800, effective_at: later(DAY), confirm_until: later(7 * DAY) };
    expect(raised.body.pending).toEqual(pending);
    await at(later(60));
    // Asked again, it goes on waiting from when it was first asked.
    expect((await save(player, { deposit_day: 800, fee_max: 20 })).body.pending).toEqual(pending);
    await at(later(DAY - 1));
    const early = await confirm(player);
    expect([early.status, early.body.code]).toEqual([409, 'REGLA']);
    expect(early.body.message).toBe('Podrás confirmarlo desde el jue 11 jun 13:00 H.');
    await at(later(DAY));
    const view = async () => (await player.call('GET', 'plus/limits/')).body;
    expect(await view()).toMatchObject({ limits: { deposit_day: 500 }, pending });
    const answer = await confirm(player);
    expect(answer.body).toMatchObject({ status: 'ok', limits: { deposit_day: 800, fee_max: 20 }, pending: null });
    expect(await view()).toMatchObject({ limits: { deposit_day: 800 }, pending: null });
    const nothing = await confirm(player);
    expect([nothing.status, nothing.body.code, nothing.body.message]).toEqual([
      409,
      'REGLA',
      'No hay ningún límite por confirmar.',
    ]);
    await at(TEST_NOW);
  });

  it('that nobody confirms within 7 days stay as they were (rules R16.5)', async () => {
    const player = await stage.player();
    await save(player, { deposit_day: 5000 });
    await at(later(7 * DAY));
    expect((await player.call('GET', 'plus/limits/')).body).toMatchObject({ limits: DEFAULT_LIMITS, pending: null });
    expect((await confirm(player)).status).toBe(409);
    // Asked anew, it waits anew.
    expect((await save(player, { deposit_day: 5000 })).body.pending.effective_at).toBe(later(8 * DAY));
    await at(TEST_NOW);
  });

  it.each([
    ['another number', { deposit_day: 5000 }, { deposit_day: 6000 }],
    ['one more limit', { deposit_day: 5000 }, { deposit_day: 5000, deposit_month: 20_000 }],
    ['one limit less', { deposit_day: 5000, deposit_month: 20_000 }, { deposit_day: 5000 }],
    ['another limit', { deposit_day: 5000 }, { deposit_month: 20_000 }],
    ['one of two changed', { deposit_day: 5000, deposit_month: 20_000 }, { deposit_day: 5000, deposit_month: null }],
  ])('asked for anew with %s wait anew (rules R16.5)', async (_, first, second) => {
    const player = await stage.player();
    await save(player, first);
    await at(later(60));
    expect((await save(player, second)).body.pending).toEqual({
      ...second,
      effective_at: later(DAY + 60),
      confirm_until: later(7 * DAY + 60),
    });
    await at(TEST_NOW);
  });

  it('lowered while a raise waits take it back', async () => {
    const player = await stage.player();
    await save(player, { deposit_day: 5000 });
    await save(player, { deposit_day: 1000 });
    await at(later(2 * DAY));
    expect((await confirm(player)).status).toBe(409);
    expect((await player.call('GET', 'plus/limits/')).body.limits.deposit_day).toBe(1000);
    await at(TEST_NOW);
  });

  it('count a limit that is taken away as raised', async () => {
    const player = await stage.player();
    const { body } = await save(player, { deposit_month: null });
    expect(body).toMatchObject({ limits: { deposit_month: 10_000 }, pending: { deposit_month: null } });
  });

  it('of top-ups hold at the limit and at one more, and begin anew at midnight in Lima', async () => {
    const player = await stage.player();
    await save(player, { deposit_day: 150 });
    expect((await stage.deposit(player, 100)).status).toBe(200);
    const beyond = await stage.deposit(player, 100);
    expect([beyond.status, beyond.body.code, beyond.body.left]).toEqual([409, 'LIMITE_ALCANZADO', 50]);
    expect(beyond.body.message).toBe(
      'Llegarías a más que tu límite de recargas: hoy puedes recargar S/ 5.00 más. Se renueva el 11/06/2026. Elige una recarga menor o cambia tu límite.',
    );
    expect((await stage.deposit(player, 50)).status).toBe(200);
    // TEST_NOW is 13:00 in Lima.
    await at(later(11 * 60 - 1));
    expect((await stage.deposit(player, 50)).body.code).toBe('LIMITE_ALCANZADO');
    await at(later(11 * 60));
    expect((await stage.deposit(player, 50)).status).toBe(200);
    await at(TEST_NOW);
  });

  it('of top-ups that are below the pack itself say so, since no day brings it (rules R16.6)', async () => {
    const player = await stage.player();
    const { status, body } = await stage.deposit(player, 5000);
    expect([status, body.code, body.limit, body.left]).toEqual([409, 'LIMITE_ALCANZADO', 'deposit_day', 2000]);
    expect(body.message).toBe(
      'Tu límite de recargas es de S/ 200.00 al día. Elige una recarga menor o cambia tu límite.',
    );
  });

  it('of top-ups that leave less than nothing say so in soles (rules R16.7)', async () => {
    const player = await stage.player();
    await save(player, { deposit_day: 100 });
    await stage.deposit(player, 100);
    expect((await stage.deposit(player, 50)).body.message).toContain('hoy puedes recargar S/ 0.00 más.');
  });

  it('of fees, entries and losses hold in the join itself, in free rooms never', async () => {
    const player = await stage.player({ 'user:retirable': 1000 });
    const [ten, twenty, free] = [await stage.room(10), await stage.room(20), await stage.room(0)];
    await save(player, { fee_max: 19 });
    expect((await join(player, twenty)).body).toMatchObject({ code: 'LIMITE_ALCANZADO', limit: 'fee_max' });
    await save(player, { fee_max: 0, entries_week: 1 });
    expect((await join(player, free)).status).toBe(200);
    const second = await stage.player({ 'user:retirable': 1000 });
    await save(second, { entries_week: 1 });
    expect((await join(second, ten)).status).toBe(200);
    expect((await join(second, twenty)).body).toMatchObject({ code: 'LIMITE_ALCANZADO', limit: 'entries_week' });
    const third = await stage.player({ 'user:retirable': 1000 });
    await save(third, { loss_month: 29 });
    expect((await join(third, ten)).status).toBe(200);
    expect((await join(third, twenty)).body).toMatchObject({ code: 'LIMITE_ALCANZADO', limit: 'loss_month' });
    const view = (await third.call('GET', 'plus/limits/')).body.used;
    expect(view).toMatchObject({ loss_month: 10, entries_week: 1 });
  });

  it('of fees and losses let in whoever meets them exactly, and once met keep nobody from free rooms', async () => {
    const player = await stage.player({ 'user:retirable': 1000 });
    const [ten, twenty, free] = [await stage.room(10), await stage.room(20), await stage.room(0)];
    await save(player, { fee_max: 20, loss_month: 30, entries_week: 2 });
    for (const sala of [ten, twenty, free]) expect((await join(player, sala)).status).toBe(200);
    expect((await player.call('GET', 'plus/limits/')).body.used).toMatchObject({ loss_month: 30, entries_week: 2 });
    expect((await join(player, await stage.room(10))).body.limit).toBe('entries_week');
  });

  it('say in their refusal when they begin anew, in the number that the count asks for (rules R16.7)', async () => {
    const player = await stage.player({ 'user:retirable': 1000 });
    const [one, two, three] = [await stage.room(10), await stage.room(10), await stage.room(10)];
    const refusal = async (sala: number) => (await join(player, sala)).body.message;
    await save(player, { entries_week: 1 });
    await join(player, one);
    expect(await refusal(two)).toBe(
      'Tu límite es de 1 sala pagada por semana y se renueva el 15/06/2026. Juega una gratis.',
    );
    const second = await stage.player({ 'user:retirable': 1000 });
    await save(second, { entries_week: 2, loss_month: 500 });
    for (const sala of [one, two]) await join(second, sala);
    expect((await join(second, three)).body.message).toBe(
      'Tu límite es de 2 salas pagadas por semana y se renueva el 15/06/2026. Juega una gratis.',
    );
    await save(second, { loss_month: 25, fee_max: 5 });
    expect((await join(second, three)).body.message).toBe(
      'Te pusiste un límite de S/ 0.50 por sala. Elige una sala más barata.',
    );
    const third = await stage.player({ 'user:retirable': 1000 });
    await save(third, { loss_month: 5 });
    expect((await join(third, three)).body.message).toBe(
      'Llegarías a más que tu límite de pérdida del mes, que se renueva el 01/07/2026. Juega una sala gratis.',
    );
  });

  it('let one of eight entries at the same moment be the last one allowed', async () => {
    const player = await stage.player({ 'user:retirable': 1000 });
    await save(player, { entries_week: 1 });
    const rooms = await Promise.all(Array.from({ length: 8 }, () => stage.room(10)));
    const answers = await Promise.all(rooms.map((room) => join(player, room)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await stage.balances(player.id)).saldo).toBe(990);
  });

  it('let a join be repeated whose answer was lost: the player is told of their seat', async () => {
    const player = await stage.player({ 'user:retirable': 1000 });
    await save(player, { entries_week: 1 });
    const room = await stage.room(10);
    const answers = await Promise.all([join(player, room), join(player, room), join(player, room)]);
    expect(answers.map(({ body }) => body.code ?? 'ok').toSorted()).toEqual(['YA_INSCRITO', 'YA_INSCRITO', 'ok']);
  });
});

describe('a pause', () => {
  it('of days keeps rooms and closes entries and top-ups until its hour', async () => {
    const player = await stage.player({ 'user:retirable': 1000 });
    const [kept, other] = [await stage.room(10), await stage.room(0)];
    await join(player, kept);
    const { body } = await pause(player, { kind: 'pausa', days: 1 });
    expect(body).toMatchObject({ pause_until: later(DAY), left: [], saldo: 990 });
    expect((await join(player, other)).body).toMatchObject({
      code: 'AUTOEXCLUIDO',
      message: 'Pediste una pausa hasta el 11/06/2026. Podrás volver a jugar ese día.',
      until: later(DAY),
    });
    expect((await stage.deposit(player, 50)).status).toBe(403);
    expect((await pause(player, { kind: 'pausa', days: 28 })).body.pause_until).toBe(later(28 * DAY));
    // A shorter one takes nothing back.
    expect((await pause(player, { kind: 'pausa', days: 1 })).body.pause_until).toBe(later(28 * DAY));
    expect((await pause(player, { kind: 'pausa', days: 29 })).status).toBe(400);
  });

  it('ends by itself', async () => {
    const player = await stage.player();
    await pause(player, { kind: 'pausa', days: 1 });
    await at(later(DAY));
    expect((await join(player, await stage.room(0))).status).toBe(200);
    await at(TEST_NOW);
  });
});

describe('self-exclusion', () => {
  it.each([
    [5, 400],
    [6, 200],
    [60, 200],
    [61, 400],
  ])('of %i months is answered %i', async (months, status) => {
    expect((await pause(await stage.player(), { kind: 'autoexclusion', months })).status).toBe(status);
  });

  it('leaves every room that has not locked, minutes before the lock and full ones too, with the fees back to their purses', async () => {
    const player = await stage.player({ 'user:retirable': 100, 'user:bono': 15 });
    const rival = await stage.player({ 'user:retirable': 100 });
    const [duel, open] = [await stage.room(30, 2), await stage.room(20)];
    for (const room of [duel, open]) await join(player, room);
    await join(rival, duel);
    await at(new Date(Date.parse(TEST_LOCK) - 60_000).toISOString());
    const leave = await player.call('POST', `plus/rooms/compe/${open}/leave/`, { headers: freshKey() });
    expect(leave.status).toBe(409);
    const { body } = await pause(player, { kind: 'autoexclusion', months: 6 });
    expect(body.left).toMatchObject([
      { sala: duel, refund: 30 },
      { sala: open, refund: 20 },
    ]);
    expect(await stage.balances(player.id)).toMatchObject({ saldo_retirable: 100, saldo_bono: 15 });
    const room = await stage.server.db.fresh
      .selectFrom('room')
      .select(['estado', 'taken'])
      .where('id', '=', duel)
      .executeTakeFirstOrThrow();
    expect(room).toEqual({ estado: 'abierta', taken: 1 });
    expect((await join(player, open)).body.code).toBe('AUTOEXCLUIDO');
    expect((await player.call('GET', 'users/get-data/')).body.excluded_until).toBe(body.excluded_until);
    await at(TEST_NOW);
  });

  it('keeps a room that has locked: it is played to its end', async () => {
    const player = await stage.player({ 'user:retirable': 100 });
    const room = await stage.room(20);
    await join(player, room);
    await at(TEST_LOCK);
    expect((await pause(player, { kind: 'autoexclusion', months: 6 })).body.left).toEqual([]);
    expect((await stage.balances(player.id)).saldo).toBe(80);
    await at(TEST_NOW);
  });
});
