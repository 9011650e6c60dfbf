// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeskRoomShown, DeskSettlement } from '@arma11/core/contract';
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
