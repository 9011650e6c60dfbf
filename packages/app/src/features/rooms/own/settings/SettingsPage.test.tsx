// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PrediRoom } from '@arma11/core/contract';
import { mountPage, Refused, type Answers } from '../../../../testing/mountPage';
import { player, sala } from '../../../../testing/prediFixtures';
import { SettingsPage } from './SettingsPage';

afterEach(cleanup);

const CHANGE = 'PATCH predi/update/data/77/';
const may = { edit: true, cancel: true, invite: true, remove: true };
const beto = {
  ins: 9,
  user: { id: 2, username: 'beto', avatar: '', keyusername: 'beto', rango_level: 1 },
  joined_at: '2026-06-11T20:00:00Z',
  answered: 3,
};
const adminView = (permissions = may, members: unknown[] = [beto], removed: unknown[] = []) => ({
  predi: sala(),
  admin: sala().owner,
  is_admin: true,
  permissions,
  members,
  removed,
});
const mount = (room: Partial<PrediRoom> = {}, answers: Answers = {}) =>
  mountPage({
    path: '/predi/sala/77/settings',
    page: <SettingsPage />,
    context: sala({ amount_ins: 0, num_players: 1, ...room }),
    answers: {
      'GET users/get-data/': player,
      'GET predi/sala/get-admin/77/': adminView(),
      [CHANGE]: { status: 'ok', predi: sala() },
      ...answers,
    },
  });
const changes = (sent: { method: string; body?: unknown }[]) =>
  sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const inDialog = (name: string) => within(screen.getByRole('dialog', { name }));
const rename = async (name: string) => {
  fireEvent.change(await screen.findByLabelText('Nombre de la sala'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
};

describe('the settings of a private room', () => {
  it('send only what changed', async () => {
    const sent = mount({ num_players: 0 });
    fireEvent.change(await screen.findByLabelText('Cupos'), { target: { value: '7' } });
    await rename('Otra');
    expect(await screen.findByText('Cambios guardados.')).toBeTruthy();
    expect(changes(sent)).toEqual([{ name: 'Otra', max_players: 7 }]);
  });

  it('leave the name alone to be changed once somebody has entered', async () => {
    mount();
    expect(await screen.findByLabelText('Nombre de la sala')).toBeTruthy();
    expect(screen.queryByLabelText('Cupos')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Elegir partidos' })).toBeNull();
  });

  it('keep what was typed when it is refused, and say why', async () => {
    mount({}, { [CHANGE]: new Refused(409, 'CERRADO', 'Esta sala ya cerró: ya no se puede cambiar.') });
    await rename('Tarde');
    expect(await screen.findByText('Esta sala ya cerró: ya no se puede cambiar.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Nombre de la sala').value).toBe('Tarde');
  });

  it('send off a member of a free room after asking', async () => {
    const sent = mount();
    fireEvent.click(await screen.findByRole('button', { name: 'Sacar a beto' }));
    expect(changes(sent)).toEqual([]);
    fireEvent.click(inDialog('¿Sacas a beto?').getByRole('button', { name: 'Sacar' }));
    expect(await screen.findByText('beto ya no está en la sala.')).toBeTruthy();
    expect(changes(sent)).toEqual([{ remove_ins: 9 }]);
  });

  it('let whom the owner sent off in again (rules R16.8)', async () => {
    const sent = mount({}, { 'GET predi/sala/get-admin/77/': adminView(may, [], [beto.user]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Readmitir a beto' }));
    expect(await screen.findByText('beto puede volver a entrar con el código.')).toBeTruthy();
    expect(changes(sent)).toEqual([{ readmit: 2 }]);
  });

  it('keep whoever has paid', async () => {
    mount({ amount_ins: 20 }, { 'GET predi/sala/get-admin/77/': adminView({ ...may, remove: false }) });
    expect(await screen.findByText(/Quien pagó su entrada no se puede sacar/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sacar a beto' })).toBeNull();
  });

  it('cancel the room after asking, and lead to the others', async () => {
    const sent = mount();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar la sala' }));
    expect(changes(sent)).toEqual([]);
    fireEvent.click(inDialog('¿Cancelas la sala?').getByRole('button', { name: 'Cancelar la sala' }));
    expect(await screen.findByText('estás en /predi/salas')).toBeTruthy();
    expect(changes(sent)).toEqual([{ cancel: true }]);
  });

  it('do not say that it failed where nobody knows', async () => {
    mount({}, { [CHANGE]: new TypeError('Failed to fetch') });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar la sala' }));
    fireEvent.click(inDialog('¿Cancelas la sala?').getByRole('button', { name: 'Cancelar la sala' }));
    expect(await screen.findByText(/No sabemos si se canceló/)).toBeTruthy();
  });

  it('are for who made the room alone', async () => {
    const sent = mount({ is_admin: false });
    expect(await screen.findByText(/Solo quien creó la sala puede cambiarla/)).toBeTruthy();
    expect(sent.filter(({ path }) => path.includes('get-admin'))).toEqual([]);
  });
});
