import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearUp, dialog, layOut, list, setup, slot, writes } from './testing/lineupBench';

beforeEach(layOut);
afterEach(clearUp);

describe('a room with a captain', () => {
  it('asks for one, gives them the armband and says so; the coach never gets it', async () => {
    const { user, state } = setup({ captain: null });
    expect(await screen.findByText('Elige a tu capitán')).toBeTruthy();
    await user.click(await slot(/Rojas/));
    await user.click(await screen.findByRole('button', { name: 'Hacer capitán a Rojas' }));
    expect(await slot(/Mediocampista 1 de 3, Paolo Rojas, capitán, Atlético Amaru/)).toBeTruthy();
    expect(await screen.findByText('Rojas es tu capitán: sus puntos valen doble. Guardado.')).toBeTruthy();
    expect(writes(state)).toMatchObject([{ method: 'PUT', body: { captain: 5 } }]);
    await user.click(await slot(/Entrenador/));
    expect(within(await dialog('Entrenador')).queryByRole('button', { name: /capitán/ })).toBeNull();
  });

  it('takes the armband back by undo, also when nobody had it before', async () => {
    const { user, state } = setup({ captain: null });
    await user.click(await slot(/Rojas/));
    await user.click(await screen.findByRole('button', { name: 'Hacer capitán a Rojas' }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findAllByText('Listo: tu equipo volvió a como estaba.')).toHaveLength(2);
    expect(state.lineup.captain).toBeNull();
  });

  it('leaves others rooms without the question', async () => {
    const { user } = setup();
    await user.click(await slot(/Rojas/));
    await dialog('Mediocampista');
    expect(screen.queryByRole('button', { name: /capitán/ })).toBeNull();
  });
});

describe('a room with late swap that has locked', () => {
  it('lets those change whose match has not locked, and says of the others why not', async () => {
    const { user } = setup({ late: true });
    expect(await screen.findByText('Cambia a quien aún no juega')).toBeTruthy();
    await user.click(await slot(/Paolo Rojas.*Cerrado. Ver puntos$/));
    expect(within(await dialog('Puntos de Paolo Rojas')).getByText('Cerró a las 14:55.')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(await slot(/Beto Ibarra.*Cambiar$/));
    await screen.findByRole('listbox');
    expect(within(list()).getAllByRole('option').length).toBeGreaterThan(0);
  });

  it('changes no formation and copies no team any more', async () => {
    const { user, state } = setup({ late: true });
    await user.click(await screen.findByRole('radio', { name: '4-4-2' }));
    expect(screen.queryByRole('button', { name: 'Copiar de otra sala' })).toBeNull();
    expect(screen.queryByRole('dialog') === null).toBe(true);
    expect(writes(state)).toHaveLength(0);
  });
});
