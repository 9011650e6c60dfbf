// Longer than 200 lines on purpose: every rule of a card that a player can see, each in its own sentence.
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  answers,
  broken,
  refuses,
  unauthenticated,
  type FixtureRoutes,
} from '@arma11/testing/transports/fixtureTransport';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { renderWidget, type RenderSettings } from '../fixtures/renderWidget';
import { joinedOffer, offerFixture, prediRoomFixture, salaFixture } from '@arma11/testing/fixtures/roomFixture';
import { RoomCard, type RoomCardProps } from './RoomCard';

// jsdom finds roles slowly, and slower still on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const registering = 'POST compe/compe-ins/register-sala-compe/';
const joinedAnswer = (sala = 311, saldo = 795) =>
  answers({
    status: 'ok',
    ins_user: 8123,
    saldo,
    compe: { id: 8123, sala: { id: sala, jornada: 12, jornada_name: '' } },
  });
const base: FixtureRoutes = {
  'GET users/get-data/': answers(playerFixture()),
  'GET salas/get/top-award/311/': answers({ sala: 311, awards: salaFixture().awards }),
  [registering]: joinedAnswer(),
};

interface Setup extends RenderSettings {
  routes?: FixtureRoutes;
}

function setup(props: Partial<RoomCardProps> = {}, { routes = {}, ...settings }: Setup = {}) {
  const events = { onOpen: vi.fn(), onJoin: vi.fn(), onJoined: vi.fn(), onRecharge: vi.fn() };
  const card = <RoomCard kind="compe" room={offerFixture()} {...events} {...props} />;
  return { ...renderWidget({ ...base, ...routes }, card, settings), ...events };
}

const button = (name: RegExp) => screen.findByRole('button', { name });
const sheet = async () => within(await screen.findByRole('dialog', { name: /^Unirte a/ }));
const textOf = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ');

describe('a lineup room', () => {
  it('is a ticket with league, jornada, pot, seats, time left and fee', async () => {
    setup();
    const card = textOf(await screen.findByRole('article'));
    for (const text of [
      'Liga del Pacífico',
      'Jornada 12',
      'Pozo · Se ajusta',
      'S/ 54.00',
      '12/20 cupos',
      '2 h 14 min',
      'S/ 5.00',
    ])
      expect(card).toContain(text);
    screen.getByRole('img', { name: '12 de 20 cupos' });
  });

  it("leads in by 'Jugar' once the player is in, and is stamped 'Dentro'", async () => {
    const { user, onOpen, sent } = setup({ room: joinedOffer });
    await user.click(await button(/^Jugar: Copa Andina/));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith({ id: 312, ins: 8123 });
    screen.getByText('Dentro');
    screen.getByText('Pagaste');
    expect(sent()).toEqual([]);
  });

  it.each([
    ['garantizado', 'Pozo · Garantizada'],
    ['proporcional', 'Pozo · Se ajusta'],
    ['completo', 'Pozo · Debe llenarse'],
  ] as const)('says how its pot is made: %s', async (modo_pozo, text) => {
    setup({ room: offerFixture({ modo_pozo }) });
    await screen.findByText(text);
  });

  it("shows a zero fee as 'Gratis', and points of rank in the place of a pot", async () => {
    setup({ room: offerFixture({ amount_ins: 0, pozo: 0, top_award: 0 }) });
    await screen.findByText('Gratis');
    screen.getByText('Puntos de rango');
  });

  it('shows coins as they are where the country is not PEN', async () => {
    setup({}, { routes: { 'GET users/get-data/': answers(playerFixture({ local_contry: 'CL' })) } });
    await screen.findByText('540');
    screen.getByText('50');
  });

  it.each([
    ['full', offerFixture({ estado: 'llena', num_players: 20 }), /^Llena/, 'Esta sala ya se llenó.'],
    ['closed', offerFixture({ estado: 'cerrada', progress: '1' }), /^Cerrado/, 'Cerró a las 15:25'],
  ])('cannot be entered when it is %s, and says why', async (_, room, name, description) => {
    const { user, onJoin } = setup({ room });
    const off = await screen.findByRole('button', { name, description });
    await user.click(off);
    expect(off.getAttribute('aria-disabled')).toBe('true');
    expect(onJoin).not.toHaveBeenCalled();
  });

  it('closes by itself when its lock passes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T20:24:58Z') });
    setup({}, { ticking: true });
    await button(/^Unirme/);
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    await button(/^Cerrado/);
  });

  it.each([
    ['no_se_lleno', 'La sala no se llenó. Te devolvimos S/ 5.00.'],
    ['partidos_anulados', 'Se anularon los partidos de esta sala. Te devolvimos S/ 5.00.'],
  ])('that was cancelled (%s) says why and what was given back', async (cancel_reason, text) => {
    setup({
      room: salaFixture({ estado: 'cancelada', progress: '1', ins_user: 5, pozo: 0, awards: [], cancel_reason }),
    });
    await screen.findByText(text);
    expect(screen.getAllByText('Cancelada').length).toBeGreaterThan(0);
  });
});

describe('joining a paid room', () => {
  it('asks first: fee, pot, prizes, commission, balance after, lock and until when one can leave', async () => {
    const { user, sent } = setup();
    await user.click(await button(/^Unirme/));
    const text = textOf(await screen.findByRole('dialog'));
    for (const part of [
      'Unirte a Liga del Pacífico',
      'EntradaS/ 5.00',
      'Pozo ahoraS/ 54.00',
      'Premios si nadie más entra',
      '1.º S/ 35.20',
      '3.º S/ 8.70',
      'Comisión 10 %',
      'Tu saldo despuésS/ 79.50',
      'Cierrahoy, 15:25',
      'Puedes salir hasta 15:10.',
      'Pagar S/ 5.00',
    ])
      expect(text).toContain(part);
    expect(sent()).toEqual([]);
  });

  it('says by which optional rules it is played', async () => {
    const flags = { captain: true, late_swap: false, max_per_club: 4, solo_nuevos: false, budget: true };
    const routes = { 'GET plus/rooms/compe/311/': answers(salaFixture({ flags })) };
    const { user } = setup({}, { routes });
    await user.click(await button(/^Unirme/));
    expect(
      await (await sheet()).findByText('con capitán ×2, hasta 4 del mismo club, presupuesto de 75 M'),
    ).toBeTruthy();
  });

  it('pays with one tap and one key, then shows the seat and the new balance', async () => {
    let saldo = 845;
    const routes: FixtureRoutes = {
      'GET users/get-data/': () => answers(playerFixture({ saldo })),
      [registering]: () => {
        saldo = 795;
        return joinedAnswer();
      },
    };
    const { user, sent, onJoin, onJoined, queryClient } = setup({}, { routes });
    await user.click(await button(/^Unirme/));
    expect(onJoin).toHaveBeenCalledExactlyOnceWith({ id: 311 });
    await user.dblClick((await sheet()).getByRole('button', { name: 'Pagar S/ 5.00' }));
    await screen.findByText('Dentro');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ body: { sala: 311 }, headers: { 'idempotency-key': 'fixture-operation-key' } });
    expect(onJoined).toHaveBeenCalledExactlyOnceWith({ id: 311, ins: 8123 });
    expect(queryClient.getQueryData(['accounts', 'user'])).toMatchObject({ saldo: 795 });
    screen.getByText('Listo: ya estás en Liga del Pacífico.');
    await button(/^Jugar/);
  });

  it('costs nothing when it is declined', async () => {
    const { user, sent } = setup();
    await user.click(await button(/^Unirme/));
    await user.click((await sheet()).getByRole('button', { name: 'Ahora no' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('shows what is missing before asking the server, and the way to recharge', async () => {
    const { user, onRecharge } = setup(
      {},
      { routes: { 'GET users/get-data/': answers(playerFixture({ saldo: 30 })) } },
    );
    await user.click(await button(/^Unirme/));
    const open = await sheet();
    open.getByText('Te faltan S/ 2.00. Recarga o elige una sala gratis.');
    expect(open.queryByRole('button', { name: /^Pagar/ })).toBeNull();
    await user.click(open.getByRole('button', { name: 'Recargar' }));
    expect(onRecharge).toHaveBeenCalledOnce();
  });

  it('shows what the server says is missing', async () => {
    const refusal = refuses(409, 'SALDO_INSUFICIENTE', 'Te faltan S/ 1.50 para entrar a esta sala.', { falta: 15 });
    const { user } = setup({}, { routes: { [registering]: refusal } });
    await user.click(await button(/^Unirme/));
    await user.click((await sheet()).getByRole('button', { name: 'Pagar S/ 5.00' }));
    await screen.findByText('Te faltan S/ 1.50. Recarga o elige una sala gratis.');
  });

  it('shows any other refusal in the words of the server, in the sheet', async () => {
    const refusal = refuses(409, 'LIMITE_ALCANZADO', 'Llegaste al límite que tú pusiste (S/ 20 por semana).');
    const { user } = setup({}, { routes: { [registering]: refusal } });
    await user.click(await button(/^Unirme/));
    const open = await sheet();
    await user.click(open.getByRole('button', { name: 'Pagar S/ 5.00' }));
    expect(textOf(await open.findByRole('alert'))).toBe('Llegaste al límite que tú pusiste (S/ 20 por semana).');
  });

  it('goes on to the next room of the kind that has just filled, and says so', async () => {
    const full = refuses(409, 'SALA_LLENA', 'Esta sala ya se llenó. Elige otra igual.');
    const routes: FixtureRoutes = {
      [registering]: ({ body }) => ((body as { sala?: number }).sala === 311 ? full : joinedAnswer(340)),
    };
    const { user, sent, onJoined } = setup({}, { routes });
    await user.click(await button(/^Unirme/));
    await user.click((await sheet()).getByRole('button', { name: 'Pagar S/ 5.00' }));
    await screen.findByText('Esta sala ya se llenó. Te llevamos a otra igual.');
    expect(sent()[1]?.body).toEqual({ amount_ins: 50, league_unique: 'liga-pacifico-2026', jornada: 12 });
    expect(onJoined).toHaveBeenCalledExactlyOnceWith({ id: 340, ins: 8123 });
  });

  it('never says that it failed while nobody knows: asking again uses the same key', async () => {
    const { user, sent } = setup({}, { routes: { [registering]: 'unreachable' } });
    await user.click(await button(/^Unirme/));
    const open = await sheet();
    await user.click(open.getByRole('button', { name: 'Pagar S/ 5.00' }));
    expect(textOf(await open.findByRole('alert'))).toMatch(/^Verificando\.\.\./);
    const before = sent().length;
    await user.click(await open.findByRole('button', { name: 'Comprobar otra vez' }));
    await vi.waitFor(() => expect(sent().length).toBeGreaterThan(before));
    expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it.each([
    ['when the host says no', { onJoin: () => false }],
    ['when the card is told not to', { confirm: false }],
  ])('is left to the page %s', async (_, props) => {
    const { user, sent } = setup(props);
    await user.click(await button(/^Unirme/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('asks a signed-out player to come in first', async () => {
    const { user, onSignIn, sent } = setup({}, { routes: { 'GET users/get-data/': unauthenticated } });
    await user.click(await button(/^Unirme/));
    expect(onSignIn).toHaveBeenCalledOnce();
    expect(sent()).toEqual([]);
  });
});

describe('joining a free room', () => {
  it('takes one tap', async () => {
    const { user, sent } = setup({ room: offerFixture({ amount_ins: 0, pozo: 0, top_award: 0 }) });
    await user.click(await button(/^Unirme/));
    await screen.findByText('Dentro');
    expect(sent()).toHaveLength(1);
  });

  it('shows a refusal under the card', async () => {
    const refusal = refuses(403, 'AUTOEXCLUIDO', 'Tu cuenta está en pausa hasta el 30 nov.');
    const { user } = setup({ room: offerFixture({ amount_ins: 0 }) }, { routes: { [registering]: refusal } });
    await user.click(await button(/^Unirme/));
    expect(textOf(await screen.findByRole('alert'))).toBe('Tu cuenta está en pausa hasta el 30 nov.');
  });

  it('of a friend sends its code', async () => {
    const path = 'POST compe/compe-ins/register-sala-private/';
    const room = offerFixture({ tipo: '2', amount_ins: 0, name: 'Los del barrio' });
    const { user, sent } = setup({ room, code: 'ABCDEFGHJK' }, { routes: { [path]: joinedAnswer() } });
    await user.click(await button(/^Unirme: Los del barrio/));
    await screen.findByText('Dentro');
    expect(sent()[0]?.body).toEqual({ sala: 'ABCDEFGHJK' });
  });
});

describe('a prediction room', () => {
  it('shows the prize of the first, the fee, its matches and its lock', async () => {
    setup({ kind: 'predi', room: prediRoomFixture() });
    const card = textOf(await screen.findByRole('article'));
    for (const text of [
      'Fecha de clásicos',
      'S/ 62.10',
      'S/ 3.00',
      '8 partidos · 46 jugadores',
      'Cierra hoy, 15:25',
      '+5',
    ])
      expect(card).toContain(text);
  });

  it('reminds who is in of the answers that are missing', async () => {
    setup({ kind: 'predi', room: prediRoomFixture({ user_ins: 4, unanswered: 3 }) });
    await screen.findByText('Te faltan 3 respuestas');
    await button(/^Jugar/);
  });

  it('is joined by its own call, with the code of an event', async () => {
    const path = 'POST predi/ins-predi/event-sala/ins-user/';
    const room = prediRoomFixture({ tipo: 'evento', amount_ins: 0 });
    const done = answers({ status: 'ok', user_ins: 9, predi: { ...room, user_ins: 9 }, saldo: 845 });
    const { user, sent, onJoined } = setup({ kind: 'predi', room, code: 'ABCDEFGHJK' }, { routes: { [path]: done } });
    await user.click(await button(/^Unirme/));
    await screen.findByText('Dentro');
    expect(sent()[0]?.body).toEqual({ code: 'ABCDEFGHJK', predi: 77 });
    expect(onJoined).toHaveBeenCalledExactlyOnceWith({ id: 77, ins: 9 });
  });
});

describe('a room by its id', () => {
  it.each([
    ['compe', 'GET plus/rooms/compe/311/', salaFixture(), 'Liga del Pacífico'],
    ['casual', 'GET plus/rooms/compe/311/', salaFixture({ tipo: '4', name: 'F6 libre' }), 'F6 libre'],
    ['predi', 'GET predi/sala/get/311/', prediRoomFixture({ id: 311 }), 'Fecha de clásicos'],
  ] as const)('is loaded: %s', async (kind, path, room, title) => {
    setup({ kind, room: undefined, salaId: 311 }, { routes: { [path]: answers(room) } });
    await screen.findByRole('heading', { name: title });
  });

  it('says that it is loading', async () => {
    setup({ room: undefined, salaId: 311 }, { routes: { 'GET plus/rooms/compe/311/': 'hangs' } });
    await screen.findByText('Cargando sala…');
  });

  it('says what failed and tries again', async () => {
    let down = true;
    const routes: FixtureRoutes = { 'GET plus/rooms/compe/311/': () => (down ? broken : answers(salaFixture())) };
    const { user } = setup({ room: undefined, salaId: 311 }, { routes });
    expect(textOf(await screen.findByRole('alert'))).toContain('Algo salió mal:el servidor no respondió');
    down = false;
    await user.click(await button(/^Reintentar/));
    await screen.findByRole('article');
  });

  it('that does not exist says so', async () => {
    const missing = refuses(404, 'NO_EXISTE', 'No existe.');
    setup({ room: undefined, salaId: 311 }, { routes: { 'GET plus/rooms/compe/311/': missing } });
    await screen.findByText('No encontramos esta sala.');
  });

  it('lets a signed-out player in', async () => {
    const routes: FixtureRoutes = {
      'GET plus/rooms/compe/311/': unauthenticated,
      'GET users/get-data/': unauthenticated,
    };
    const { user, onSignIn } = setup({ room: undefined, salaId: 311 }, { routes });
    await user.click(await button(/^Ingresar/));
    expect(onSignIn).toHaveBeenCalledOnce();
  });
});
