// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes } from 'react-router';
import { ClientProvider, createClient } from '@arma11/core';
import { PlayerPage } from './PlayerPage';

// Whole pages: on a busy machine they take longer than a test usually does.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);

const player = {
  id: 9,
  username: 'tribuna_norte',
  avatar: '',
  keyusername: 'tribuna_norte',
  rango_level: 3,
  club: { id: 2, name: 'Puerto Bravo', logo: '', league_unique: 'pacifico' },
  rango: { level: 3, name: 'Titular', image: '' },
  stats: { salas: 12, podios: 4, aciertos_pct: null },
  items: [{ id: 1, category: 'tarjetas', name: 'Tarjeta dorada', image: '' }],
  created_at: '2026-06-01T20:00:00Z',
};
const jornada = { league_unique: 'pacifico', league_name: 'Liga del Pacífico', rank: 3, of: 20, aciertos: 0, prize: 0 };
const stats = {
  salas: 12,
  podios: 4,
  victorias: 2,
  aciertos: 0,
  fallos: 0,
  aciertos_pct: null,
  best_points: 80,
  leagues: [],
  jornadas: [
    { ...jornada, jornada: 11, jornada_name: 'Jornada 11', points: 40, salas: 1 },
    { ...jornada, jornada: 12, jornada_name: 'Jornada 12', points: 80, salas: 2, prize: 135 },
  ],
};

function mount(mine: number, found = true, own: unknown = stats) {
  const asked: string[] = [];
  const client = createClient({
    transport: async ({ path }) => {
      asked.push(path);
      const answer = (body: unknown, status = 200) => ({ status, headers: {}, body });
      if (path.startsWith('users/get-data'))
        return answer({ ...player, id: mine, local_contry: 'PEN', phone_verify: true });
      if (path.startsWith('plus/users/me/stats')) return answer(own);
      if (path.startsWith('rango/'))
        return answer({
          level: 3,
          name: 'Titular',
          image: '',
          xp: 400,
          xp_from: 300,
          xp_next: 700,
          percent: 25,
          history: [],
        });
      return found ? answer(player) : answer({ code: 'NO_EXISTE', message: 'No existe.' }, 404);
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <MemoryRouter initialEntries={['/users/profile/tribuna_norte']}>
          <Routes>
            <Route path="/users/profile/:keyusername" element={<PlayerPage />} />
          </Routes>
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return asked;
}

describe("a player's public page", () => {
  it('shows club, rank and figures of another player, and neither asks for nor shows what is private', async () => {
    const asked = mount(1);
    expect(await screen.findByRole('heading', { level: 1, name: 'tribuna_norte' })).toBeTruthy();
    expect(screen.getByText('Puerto Bravo')).toBeTruthy();
    expect(screen.getByText('Titular')).toBeTruthy();
    expect(screen.getByText('Tarjeta dorada')).toBeTruthy();
    expect(screen.getByText('Podios').nextSibling?.textContent).toBe('4');
    expect(screen.getByText('Aciertos').nextSibling?.textContent).toBe('–');
    expect(screen.queryByRole('link', { name: 'Mi cuenta' })).toBeNull();
    expect(asked.some((path) => path.includes('me/stats'))).toBe(false);
  });

  it("is 'Mi Club' for oneself: the way to the account, and one's points, latest jornada first", async () => {
    mount(9);
    const latest = await screen.findByText(/Jornada 12/);
    expect((await screen.findByRole('link', { name: 'Mi cuenta' })).getAttribute('href')).toBe('/users/profile/');
    expect(screen.getByRole('link', { name: 'Tu semana' }).getAttribute('href')).toBe('/play/semana');
    const rows = latest.closest('ul')!.querySelectorAll('li');
    expect([...rows].map((row) => row.querySelector('strong')?.textContent)).toEqual(['80 pts', '40 pts']);
    expect(rows[0]?.textContent).toContain('Puesto 3 de 20 · 2 salas · Ganaste S/ 13.50');
    expect(screen.getByText('Victorias').nextSibling?.textContent).toBe('2');
    expect(await screen.findByText('Te faltan 300 XP para el siguiente rango.')).toBeTruthy();
  });

  it('leads to a room while there are no points yet', async () => {
    mount(9, true, { ...stats, jornadas: [], best_points: null });
    expect(await screen.findByText('Tus puntos aparecen cuando se paga tu primera sala.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver salas' }).getAttribute('href')).toBe('/compe');
  });

  it('says so when nobody has that name', async () => {
    mount(9, false);
    expect(await screen.findByText('No encontramos a ese jugador.')).toBeTruthy();
  });
});
