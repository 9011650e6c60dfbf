// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeskMatch, DeskRoomShown, DeskSettlement } from '@arma11/core/back-office';
import { dialog, mountDesk } from '../testing/mountDesk';
import { RoomPage } from './RoomPage';

afterEach(cleanup);

const room: DeskRoomShown = {
  room: 12,
  kind: 'compe',
  tipo: '1',
  name: 'Copa Norte',
  league: 'demo',
  jornada: 5,
  jornada_to: 5,
  estado: 'por_liquidar',
  fee: 50,
  taken: 3,
  min_players: 2,
  max_players: 20,
  modo_pozo: 'proporcional',
  commission_bps: 1000,
  pozo: 135,
  commission: 15,
  lock_at: '2026-11-20T19:55:00Z',
  starts_at: '2026-11-20T20:00:00Z',
  ends_at: '2026-11-21T02:00:00Z',
  final_at: null,
  paid_at: null,
  cancel_reason: null,
  created_at: '2026-11-10T20:00:00Z',
  matches: [],
};
const plan: DeskSettlement = {
  room: 12,
  entries: 3,
  pozo: 135,
  commission: 15,
  refunded: false,
  prizes: [
    { entry: 1, user: 7, username: 'rosa-once', position: 1, points: 61, prize: 95 },
    { entry: 2, user: 8, username: 'beto', position: 2, points: 52, prize: 40 },
  ],
};

const mount = (answers: object = {}) =>
  mountDesk({
    page: <RoomPage />,
    path: '/operador/salas/:room',
    at: '/operador/salas/12',
    answers: {
      'GET ops/rooms/12/': room,
      'GET ops/rooms/12/entries/': { room: 12, count: 0, results: [] },
      'GET ops/rooms/12/settle/': { room: 12, estado: 'por_liquidar', settlement: plan },
      'POST ops/rooms/12/settle/': { room: 12, estado: 'pagada', dry_run: false, settlement: plan },
      ...answers,
    },
  });

const press = async (name: string, place: HTMLElement = document.body) =>
  fireEvent.click(await within(place).findByRole('button', { name }));

describe('a room at the desk', () => {
  it('is settled only after it was simulated, and says who gets what before and after', async () => {
    const { sent, asked } = mount();
    const settle = await screen.findByRole('button', { name: 'Liquidar' });
    expect(settle.getAttribute('aria-disabled')).toBe('true');
    expect(asked).not.toContain('ops/rooms/12/settle/');
    await press('Simular pago');
    const simulated = await screen.findByRole('table', { name: 'Si se pagara ahora' });
    expect(within(simulated).getByRole('row', { name: /rosa-once.*95 monedas/ })).toBeTruthy();
    await press('Liquidar');
    const confirm = await dialog('Liquidar Copa Norte');
    expect(within(confirm).getByText(/Se pagan 135 monedas a 2 jugadores/)).toBeTruthy();
    expect(sent).toEqual([]);
    await press('Liquidar', confirm);
    expect(await screen.findByRole('table', { name: 'Lo que pagó' })).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual(['ops/rooms/12/settle/']);
  });

  it('says what it still waits for in the server’s words', async () => {
    const waits = 'Room 12 waits for: ALI - UNI. Import their results first.';
    mount({ 'POST ops/rooms/12/settle/': new Error(waits) });
    await press('Simular pago');
    await screen.findByRole('table', { name: 'Si se pagara ahora' });
    await press('Liquidar');
    await press('Liquidar', await dialog('Liquidar Copa Norte'));
    expect(await screen.findByText(waits)).toBeTruthy();
  });

  it('is called off with a reason, naming the coins that go back and to how many', async () => {
    const { sent } = mount({
      'POST ops/rooms/12/cancel/': { room: 12, name: 'Copa Norte', entries: 3, returned: 150 },
    });
    await press('Anular sala');
    const confirm = await dialog('Anular Copa Norte');
    expect(within(confirm).getByText(/Vuelven hasta 150 monedas a 3 jugadores/)).toBeTruthy();
    await press('Anular sala', confirm);
    expect(await within(confirm).findByText('Falta este dato.')).toBeTruthy();
    fireEvent.change(within(confirm).getByLabelText(/Motivo/), { target: { value: 'Se cayó el auspicio' } });
    await press('Anular sala', confirm);
    expect(
      (await screen.findAllByText('Sala 12 anulada: 150 monedas devueltas a 3 jugadores.')).length,
    ).toBeGreaterThan(0);
    expect(sent).toMatchObject([
      { call: 'ops/rooms/12/cancel/', body: { as: 'organizador', reason: 'Se cayó el auspicio' } },
    ]);
  });

  it('is renamed, unless it is private: then its owner names it', async () => {
    const { sent } = mount({ 'POST ops/rooms/12/rename/': { room: 12, name: 'Copa Sur', before: 'Copa Norte' } });
    await press('Cambiar nombre');
    const asked = await dialog('Cambiar el nombre de Copa Norte');
    fireEvent.change(within(asked).getByLabelText(/Nombre nuevo/), { target: { value: 'Copa Sur' } });
    fireEvent.change(within(asked).getByLabelText(/Motivo/), { target: { value: 'Error al crearla' } });
    await press('Cambiar nombre', asked);
    expect((await screen.findAllByText('«Copa Norte» ahora es «Copa Sur».')).length).toBeGreaterThan(0);
    expect(sent).toMatchObject([{ body: { name: 'Copa Sur', reason: 'Error al crearla' } }]);
    cleanup();
    mount({ 'GET ops/rooms/12/': { ...room, tipo: '2' } });
    await screen.findByRole('button', { name: 'Avisar' });
    expect(screen.queryByRole('button', { name: 'Cambiar nombre' })).toBeNull();
  });

  it('is told something once, after it said how many read it', async () => {
    const { sent } = mount({
      'GET ops/broadcast/': { name: 'Copa Norte', players: 3 },
      'POST ops/broadcast/': { name: 'Copa Norte', players: 3, told: 2 },
    });
    await press('Avisar');
    const asked = await dialog('Avisar a Copa Norte');
    expect(await within(asked).findByText(/Llega a 3 personas, una sola vez/)).toBeTruthy();
    await press('Avisar', asked);
    expect(sent).toEqual([]);
    fireEvent.change(within(asked).getByLabelText(/Título/), { target: { value: 'Cierra antes' } });
    fireEvent.change(within(asked).getByLabelText(/Mensaje/), { target: { value: 'El cierre pasó a las 14:55.' } });
    await press('Avisar', asked);
    expect((await screen.findAllByText('Aviso enviado a 2; 1 ya lo tenían.')).length).toBeGreaterThan(0);
    expect(sent).toMatchObject([{ body: { room: 12, title: 'Cierra antes', body: 'El cierre pasó a las 14:55.' } }]);
  });

  it('lists who plays in it, each with the way to why they have their points', async () => {
    const entry = {
      entry: 5,
      user: 7,
      username: 'rosa-once',
      joined_at: '2026-11-19T20:00:00Z',
      saved_at: '2026-11-19T20:00:00Z',
      fee: 50,
      gift: false,
      position: 1,
      points: 52,
      prize: null,
    };
    const { asked } = mount({
      'GET ops/rooms/12/entries/': (query: URLSearchParams) => ({
        room: 12,
        count: query.has('q') ? 0 : 240,
        results: query.has('q') ? [] : [entry],
      }),
    });
    const why = await screen.findByRole('link', { name: /¿Por qué 52\?/ });
    expect(why.getAttribute('href')).toBe('/operador/inscripciones/5');
    await press('Siguientes');
    expect(await screen.findByText('Página 2 de 3')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Buscar por nombre'), { target: { value: 'zoe' } });
    expect(await screen.findByText('Nadie con ese nombre.')).toBeTruthy();
    expect(asked).toContain('ops/rooms/12/entries/?page=1&q=zoe');
  });

  const match = (id: number, more: Partial<DeskMatch> = {}): DeskMatch => ({
    match: id,
    league: 'demo',
    jornada: 5,
    name: `GAR - PT${id}`,
    kick_off: '2026-11-20T20:00:00Z',
    confirmed_time: true,
    estado: 'programado',
    score: null,
    official: false,
    held: false,
    rooms: 1,
    incidents: 0,
    ...more,
  });
  const openRoom = { ...room, estado: 'abierta', matches: [match(1), match(2)] };
  const slate = { room: 12, lock_at: '2026-11-20T21:55:00Z', matches: [match(2)], replaced: 0 };

  it('gets one of the confirmed matches of its jornada that it lacks, and says who is told (rules R14.2, R14.4)', async () => {
    const { sent, asked } = mount({
      'GET ops/rooms/12/': openRoom,
      'GET ops/matches/': [match(1), match(2), match(3), match(4, { confirmed_time: false })],
      'POST ops/rooms/12/slate/3/add/': { ...slate, matches: [match(1), match(2), match(3)] },
    });
    await press('Agregar partido');
    const form = await dialog('Agregar un partido a Copa Norte');
    expect(within(form).getByText(/Hasta 24 horas antes del cierre.*Se avisa a 3 inscritos/)).toBeTruthy();
    const choice = await within(form).findByRole('combobox', { name: 'Partido' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['—', expect.stringContaining('PT3')]);
    expect(asked).toContain('ops/matches/?league=demo&jornada=5');
    fireEvent.change(within(form).getByLabelText(/Motivo/), { target: { value: 'Se confirmó la hora' } });
    await press('Agregar partido', form);
    expect(await within(form).findByText('Falta este dato.')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(choice, { target: { value: '3' } });
    await press('Agregar partido', form);
    const done = /La sala se juega con 3 partidos y cierra .*16:55/;
    expect((await screen.findAllByText(done)).length).toBeGreaterThan(0);
    expect(sent).toMatchObject([{ call: 'ops/rooms/12/slate/3/add/', body: { reason: 'Se confirmó la hora' } }]);
  });

  it('loses a match with a reason, and says how many elevens got somebody else', async () => {
    const { sent } = mount({
      'GET ops/rooms/12/': openRoom,
      'POST ops/rooms/12/slate/1/remove/': { ...slate, replaced: 2 },
    });
    await press('Sacar GAR - PT1');
    const form = await dialog('Sacar GAR - PT1');
    expect(within(form).getByText(/reciben a otros.*pueden salir con toda su entrada/)).toBeTruthy();
    fireEvent.change(within(form).getByLabelText(/Motivo/), { target: { value: 'Lo pasaron a julio' } });
    await press('Sacar', form);
    expect((await screen.findAllByText(/con 1 partido .* 2 onces recibieron a otros/)).length).toBeGreaterThan(0);
    expect(sent).toMatchObject([{ call: 'ops/rooms/12/slate/1/remove/', body: { reason: 'Lo pasaron a julio' } }]);
  });

  it('keeps its matches where the server refuses, in its words', async () => {
    const refusal = 'Refused (REGLA): Room 12 has locked: its matches stay as they are.';
    mount({ 'GET ops/rooms/12/': openRoom, 'POST ops/rooms/12/slate/1/remove/': new Error(refusal) });
    await press('Sacar GAR - PT1');
    const form = await dialog('Sacar GAR - PT1');
    fireEvent.change(within(form).getByLabelText(/Motivo/), { target: { value: 'Lo pasaron a julio' } });
    await press('Sacar', form);
    expect(await within(form).findByText(refusal)).toBeTruthy();
  });

  it.each([
    ['locked', { estado: 'cerrada' }],
    ['of predictions', { kind: 'predi' }],
  ])('changes no matches once it is %s', async (_, more) => {
    mount({ 'GET ops/rooms/12/': { ...openRoom, ...more } });
    await screen.findByRole('table', { name: 'Partidos' });
    expect(screen.queryByRole('button', { name: 'Agregar partido' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sacar GAR - PT1' })).toBeNull();
  });

  it('offers nothing more once it is paid, and says when it does not exist', async () => {
    mount({ 'GET ops/rooms/12/': { ...room, estado: 'pagada', paid_at: '2026-11-21T03:00:00Z' } });
    await screen.findByText('Pagada', { selector: 'span' });
    expect(screen.queryByRole('button', { name: 'Anular sala' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Simular pago' })).toBeNull();
    cleanup();
    mount({ 'GET ops/rooms/12/': new Error('There is no room 12.') });
    expect(await screen.findByText('There is no room 12.')).toBeTruthy();
  });
});
