import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Loader } from '../headless/loadOnce';
import { loadDialogs, loadEditing } from './layers/chunks';
import { loadList } from './list/loadList';
import { clearUp, dialog, layOut, setup, slot } from './testing/lineupBench';

const network = vi.hoisted(() => ({ up: true }));

vi.mock('./layers/chunks', async (original) => {
  const { loadEditing: editing, loadDialogs: dialogs } = await original<typeof import('./layers/chunks')>();
  const { loadOnce } = await import('../headless/loadOnce');
  const late = <Module,>(load: () => Promise<Module>) =>
    loadOnce(() => (network.up ? load() : Promise.reject(new Error('offline'))));
  return { loadEditing: late(editing), loadDialogs: late(dialogs) };
});

vi.mock('./list/loadList', async (original) => {
  const { loadList: list } = await original<typeof import('./list/loadList')>();
  const { loadOnce } = await import('../headless/loadOnce');
  return { loadList: loadOnce(() => (network.up ? list() : Promise.reject(new Error('offline')))) };
});

const missing = () => screen.findByText('No pudimos cargar esta parte. Revisa tu conexión.');

beforeEach(() => {
  layOut();
  network.up = false;
  for (const load of [loadEditing, loadDialogs, loadList] as Loader<unknown>[]) delete load.arrived;
});
afterEach(clearUp);

it('keeps a tap on a slot until the sheet has come', async () => {
  const { user } = setup();
  await user.click(await slot(/Ccori/));
  await missing();
  network.up = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await dialog('Mediocampista')).toBeTruthy();
  expect(screen.queryByText(/No pudimos cargar/)).toBeNull();
});

it('lets go of a tap whose part does not come, and a later tap works', async () => {
  const { user } = setup({ closed: true });
  await user.click(await slot(/Ccori/));
  await missing();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByText(/No pudimos cargar/)).toBeNull());
  network.up = true;
  await user.click(await slot(/Ccori/));
  expect(await dialog('Puntos de Julio Ccori')).toBeTruthy();
});

it('prepares a formation that was asked for before the previews were there', async () => {
  network.up = true;
  const { user } = setup();
  await user.click(await screen.findByRole('radio', { name: /4-4-2/ }));
  expect(await dialog('Cambiar a 4-4-2')).toBeTruthy();
});

it('keeps the place of the list while it comes', async () => {
  const { user } = setup();
  await user.click(await screen.findByRole('radio', { name: 'Lista' }));
  await missing();
  network.up = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('group', { name: 'Lista, 4-3-3' })).toBeTruthy();
});
