// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkAround, mountList } from '../../testing/mountList';
import { SearchPage } from './SearchPage';

// The crests of a whole page are drawn: a busy machine takes its time.
vi.setConfig({ testTimeout: 20_000 });

afterEach(cleanup);

const kit = { pattern: 'plain', primary: '#aa0000', secondary: '#ffffff', trim: '#000000' };
const team = { id: 7, name: 'Sillar', short: 'SIL', logo: '/x.svg', kit };
const nothing = { players: [], clubs: [], rooms: [], people: [] };
const found = {
  players: [{ id: 5, full_name: 'Silvio Rojas', position: 3, number: 9, team }],
  clubs: [{ team, league_name: 'Liga', league_unique: 'pe 1' }],
  rooms: [
    { kind: 'compe', id: 12, name: 'Silencio', amount_ins: 0, lock_at: '2026-06-11T20:00:00.000Z' },
    { kind: 'predi', id: 13, name: 'Silbato', amount_ins: 50, lock_at: '2026-06-11T20:00:00.000Z' },
  ],
  people: [{ id: 3, username: 'silvia_10', avatar: '', keyusername: 'silvia_10', rango_level: 1 }],
};
const mount = (at = '/play/buscar', answer: object = found) =>
  mountList({ path: '/play/buscar', at, page: <SearchPage />, answers: { 'plus/search/': answer } });
const searches = (asked: string[]) => asked.filter((path) => path.startsWith('plus/search/'));

describe('the search', () => {
  it('asks once for letters that follow each other, and not before there are two', async () => {
    const asked = mount();
    expect(screen.getByText(/Busca a un jugador/)).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 's');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(searches(asked)).toEqual([]);
    await userEvent.type(screen.getByRole('searchbox'), 'il');
    expect(await screen.findByText('Silvio Rojas')).toBeTruthy();
    expect(searches(asked)).toEqual(['plus/search/?q=sil']);
  });

  it('leads from each kind to its own place, and says how many there are', async () => {
    mount('/play/buscar?q=sil');
    const hrefs = async (...texts: string[]) =>
      Promise.all(texts.map(async (text) => (await linkAround(text)).getAttribute('href')));
    expect(await hrefs('Silvio Rojas', 'Sillar', 'Silencio', 'Silbato', 'silvia_10')).toEqual([
      '/play/buscar?q=sil&jugador=5',
      '/play/ligas-compe/equipos/pe%201/7/',
      '/compe/sala/12',
      '/predi/sala/13',
      '/users/profile/silvia_10',
    ]);
    expect(screen.getByRole('status').textContent).toBe('5 resultados');
  });

  it('says when nothing begins so, and begins anew with a tap', async () => {
    mount('/play/buscar?q=zzz', nothing);
    expect(await screen.findByText('No encontramos nada que empiece con "zzz".')).toBeTruthy();
    expect(screen.queryByText('Personas')).toBeNull();
    await userEvent.click(screen.getByText('Borrar la búsqueda'));
    await waitFor(() => expect(screen.getByText(/Busca a un jugador/)).toBeTruthy());
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('says why it failed', async () => {
    mount('/play/buscar?q=sil', new Error('Vas muy rápido.'));
    expect(await screen.findByText('Vas muy rápido.')).toBeTruthy();
    expect(screen.getByText('Reintentar')).toBeTruthy();
  });
});
