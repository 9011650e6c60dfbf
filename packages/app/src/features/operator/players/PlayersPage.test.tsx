// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeskPlayer } from '@arma11/core/back-office';
import { dialog, mountDesk } from '../testing/mountDesk';
import { PlayersPage } from './PlayersPage';

afterEach(cleanup);

const leagues = [
  { league: 'demo', name: 'Liga Demo', season: '2026', scoring: 'arma11', teams: 0, players: 0, matches: 0, played: 0 },
];
const player = (id: number, more: Partial<DeskPlayer> = {}): DeskPlayer => ({
  player: id,
  external_id: `p${id}`,
  full_name: `Jugador ${id}`,
  team: 'Garúa',
  position: 'DEF',
  condition: 0,
  condition_note: null,
  active: true,
  retired: false,
  ...more,
});

const mount = (answers: object = {}) =>
  mountDesk({
    page: <PlayersPage />,
    path: '/operador/jugadores',
    answers: {
      'GET ops/leagues/': leagues,
      'GET ops/leagues/demo/players/': [player(1), player(2, { condition: 2, condition_note: 'Rodilla' })],
      ...answers,
    },
  });

describe('the players of a league at the desk', () => {
  it('are found by name, each with how they are', async () => {
    mount();
    expect(await screen.findByRole('row', { name: /Jugador 2.*Lesionado Rodilla/ })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'jugador 1' } });
    expect(screen.queryByText('Jugador 2')).toBeNull();
    fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'nadie' } });
    expect(screen.getByText('Nadie con esos filtros.')).toBeTruthy();
  });

  it('retire with a reason, said to leave open rooms alone, and come back', async () => {
    const { sent } = mount({ 'POST ops/players/1/retire/': player(1, { retired: true }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Retirar a Jugador 1' }));
    const asked = await dialog('Retirar a Jugador 1');
    expect(within(asked).getByText(/Las que ya están abiertas y sus onces siguen igual/)).toBeTruthy();
    fireEvent.change(within(asked).getByLabelText(/Motivo/), { target: { value: 'Dejó el fútbol' } });
    fireEvent.click(within(asked).getByRole('button', { name: 'Retirar' }));
    expect((await screen.findAllByText('Jugador 1 ya no sale en las próximas salas.')).length).toBeGreaterThan(0);
    expect(sent).toMatchObject([{ call: 'ops/players/1/retire/', body: { reason: 'Dejó el fútbol' } }]);
    cleanup();
    mount({ 'GET ops/leagues/demo/players/': [player(3, { retired: true })] });
    expect(await screen.findByText('Retirado')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Devolver a Jugador 3' })).toBeTruthy();
  });

  it('are marked with how they are, which sources keep until it is released', async () => {
    const { sent } = mount({ 'POST ops/players/1/condition/': player(1, { condition: 2, condition_note: 'Rodilla' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Marcar el estado de Jugador 1' }));
    const asked = await dialog('Marcar el estado de Jugador 1');
    fireEvent.change(within(asked).getByLabelText('Estado'), { target: { value: '2' } });
    fireEvent.change(within(asked).getByLabelText(/^Nota/), { target: { value: 'Rodilla' } });
    fireEvent.change(within(asked).getByLabelText(/Motivo/), { target: { value: 'Parte médico' } });
    fireEvent.click(within(asked).getByRole('button', { name: 'Marcar' }));
    expect((await screen.findAllByText('Jugador 1 queda como lesionado.')).length).toBeGreaterThan(0);
    expect(sent).toMatchObject([
      { call: 'ops/players/1/condition/', body: { condition: '2', note: 'Rodilla', reason: 'Parte médico' } },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Marcar el estado de Jugador 2' }));
    const again = await dialog('Marcar el estado de Jugador 2');
    fireEvent.click(within(again).getByLabelText(/^Soltar/));
    expect(within(again).queryByLabelText('Estado')).toBeNull();
  });

  it('say that there are no leagues, and why the list cannot be shown', async () => {
    mount({ 'GET ops/leagues/': [] });
    expect(await screen.findByText(/Todavía no hay ligas/)).toBeTruthy();
    cleanup();
    mount({ 'GET ops/leagues/demo/players/': new Error('Only for: operador.') });
    expect(await screen.findByText('Only for: operador.')).toBeTruthy();
  });
});
