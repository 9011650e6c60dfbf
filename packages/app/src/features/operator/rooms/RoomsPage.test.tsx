// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dialog, mountDesk } from '../testing/mountDesk';
import { RoomsPage } from './RoomsPage';

afterEach(cleanup);

const leagues = [
  { league: 'demo', name: 'Liga Demo', season: '2026', scoring: 'arma11', teams: 0, players: 0, matches: 0, played: 0 },
];
const mount = (answers: object = {}) =>
  mountDesk({
    page: <RoomsPage />,
    path: '/operador/salas',
    answers: { 'GET ops/leagues/': leagues, 'GET ops/rooms/': [], ...answers },
  });
const press = async (name: string, place: HTMLElement = document.body) => {
  const button = await within(place).findByRole('button', { name });
  // Until the leagues are read it says so instead.
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
};
const fill = (place: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(place).getByLabelText(label), { target: { value } });

describe('the rooms at the desk', () => {
  it('get a new one from a form that sends what was filled in and nothing else', async () => {
    const made = { room: 31, kind: 'compe', tipo: '1', name: 'Copa Sur', league: 'demo', jornada: 5, jornada_to: 5 };
    const { sent } = mount({ 'POST ops/rooms/': { ...made, estado: 'abierta', lock_at: '2026-11-21T20:00:00Z' } });
    await press('Crear sala');
    const form = await dialog('Crear sala');
    fill(form, /Nombre/, 'Copa Sur');
    fill(form, /Entrada en monedas/, '20');
    fireEvent.click(within(form).getByLabelText('Con capitán'));
    await press('Crear sala', form);
    const way = await screen.findByRole('link', { name: 'Ver la sala' });
    expect(way.getAttribute('href')).toBe('/operador/salas/31');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        league: 'demo',
        kind: 'compe',
        tipo: '1',
        name: 'Copa Sur',
        fee: 20,
        min: 2,
        mode: 'proporcional',
        lead: 5,
        captain: true,
      },
    ]);
    expect(sent[0]!.key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  it('show the server’s sentence about terms that no room may have, and keep what was written', async () => {
    const refusal = new Error('A garantizado room promises a pot: give it with --pot.');
    mount({ 'POST ops/rooms/': refusal });
    await press('Crear sala');
    const form = await dialog('Crear sala');
    fill(form, /Nombre/, 'Copa Sur');
    await press('Crear sala', form);
    expect(await within(form).findByText(refusal.message)).toBeTruthy();
    expect(within(form).getByLabelText(/Nombre/)).toHaveProperty('value', 'Copa Sur');
  });

  it('of a league are told something once it is known how many read it', async () => {
    const { asked, sent } = mount({
      'GET ops/broadcast/': { name: 'Liga Demo', players: 1204 },
      'POST ops/broadcast/': { name: 'Liga Demo', players: 1204, told: 1204 },
    });
    await press('Avisar a una liga');
    const form = await dialog('Avisar a una liga');
    expect(await within(form).findByText(/Llega a 1204 personas/)).toBeTruthy();
    expect(asked).toContain('ops/broadcast/?league=demo');
    fill(form, /Título/, 'Fecha movida');
    fill(form, /Mensaje/, 'La fecha pasa al lunes.');
    await press('Avisar', form);
    expect((await screen.findAllByText('Aviso enviado a 1204 personas.')).length).toBeGreaterThan(0);
    expect(sent).toMatchObject([{ body: { league: 'demo', title: 'Fecha movida', body: 'La fecha pasa al lunes.' } }]);
  });

  it('are none, and the list says so', async () => {
    mount();
    expect(await screen.findByText('Ninguna sala con esos filtros.')).toBeTruthy();
  });
});
