// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OperatorShell } from './OperatorShell';
import { mountDesk } from './testing/mountDesk';

afterEach(cleanup);

const mount = (role: string) =>
  mountDesk({
    page: <OperatorShell />,
    path: '/operador',
    answers: {
      'GET plus/users/me/desk/': { role },
      'GET users/get-data/': { id: 9, username: 'cabina-1' },
    },
  });

const parts = async () =>
  within(await screen.findByRole('navigation', { name: 'Partes de la operación' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the frame of the back office', () => {
  it('shows each role its own parts, and an admin all of them', async () => {
    mount('operador');
    expect(await parts()).toEqual([
      'Jornada',
      'Salas',
      'Partidos',
      'Jugadores',
      'Incidencias',
      'Fuentes',
      'Muros',
      'Banners',
      'Usuarios',
    ]);
    cleanup();
    mount('tesorero');
    expect(await parts()).toEqual(['Jornada', 'Recargas', 'Retiros', 'Promos', 'Ajustes']);
    cleanup();
    mount('admin');
    expect(await parts()).toHaveLength(14);
    expect(await screen.findByText(/cabina-1 · Administración/)).toBeTruthy();
  });

  it('refuses a player under a heading, with the way back to the game', async () => {
    mount('player');
    expect(await screen.findByRole('heading', { name: 'Esta parte es del equipo' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    const ways = screen.getAllByRole('link', { name: /juego$/ }).map((link) => link.getAttribute('href'));
    expect(new Set(ways)).toEqual(new Set(['/play']));
  });
});
