// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountPage } from '../../../testing/mountPage';
import { pageOf, player, sala } from '../../../testing/prediFixtures';
import { wideScreen } from '../../../testing/wideScreen';
import { PrediHistoryPage } from './PrediHistoryPage';
import { PrediPrizesPage } from './PrediPrizesPage';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const past = (id: number, name: string, prize: number, estado: 'pagada' | 'cancelada' = 'pagada') => ({
  predi: sala({ id, name, estado, progress: '1', user_ins: 3 }),
  rank: estado === 'cancelada' ? null : 2,
  points: 21,
  aciertos: 6,
  prize,
  closed_at: '2026-06-11T20:00:00Z',
});
const rooms = [past(1, 'Con premio', 90), past(2, 'Sin suerte', 0), past(3, 'Se cayó', 0, 'cancelada')];
const mount = (path: string, results: unknown[]) =>
  mountPage({
    path,
    page: path.endsWith('saldo') ? <PrediPrizesPage /> : <PrediHistoryPage />,
    answers: {
      'GET users/get-data/': player,
      'GET predi/ins-predi/history/predi-awards/?page=1': pageOf(results),
    },
  });
const row = (name: RegExp) => screen.findByRole('link', { name });

describe('the finished prediction rooms', () => {
  beforeEach(() => void mount('/predi/historial', rooms));

  it('show place, hits, points and prize, and lead to the answers', async () => {
    const won = await row(/Con premio/);
    expect(won.textContent).toMatch(/Puesto 2 · 6 aciertos · 21 pts.*jue 11 jun.*S\/ 9\.00/);
    expect(won.getAttribute('href')).toBe('/predi/sala/1/puntos');
    expect((await row(/Sin suerte/)).textContent).toContain('Sin premio');
  });

  it('show what a cancelled one gave back', async () => {
    expect((await row(/Se cayó/)).textContent).toContain('Te devolvimos S/ 2.00');
  });
});

describe('the finished prediction rooms on a wide screen', () => {
  it('are a table of what each cost, how it went and what it paid', async () => {
    wideScreen();
    mount('/predi/historial', rooms);
    const table = await screen.findByRole('table', { name: 'Salas terminadas' });
    const cellsOf = (line: HTMLElement) =>
      within(line)
        .getAllByRole('cell')
        .slice(1)
        .map(({ textContent }) => textContent);
    const [head, won, , cancelled] = within(table).getAllByRole('row');
    const heads = within(head!).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Sala',
      'Terminó',
      'Entrada',
      'Aciertos',
      'Puesto',
      'Puntos',
      'Premio',
    ]);
    expect(cellsOf(won!)).toEqual(['jue 11 jun', 'S/ 2.00', '6', '2', '21', 'S/ 9.00']);
    expect(within(won!).getByRole('link', { name: 'Con premio' }).getAttribute('href')).toBe('/predi/sala/1/puntos');
    expect(cellsOf(cancelled!)).toEqual(['jue 11 jun', 'S/ 2.00', '–', '–', '–', 'Cancelada']);
    expect(within(cancelled!).getByText('Te devolvimos S/ 2.00')).toBeTruthy();
  });
});

describe('the prizes of predictions', () => {
  it('sum what was won beside what was paid; a cancelled room cost nothing', async () => {
    mount('/predi/saldo', rooms);
    expect((await screen.findByText('Premios')).nextSibling?.textContent).toBe('S/ 9.00');
    expect(screen.getByText('Entradas pagadas').nextSibling?.textContent).toBe('S/ 4.00');
    expect(screen.getByText('Salas con premio').nextSibling?.textContent).toBe('1/3');
    expect(screen.getByText('En tus últimas 3 salas terminadas.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Sin suerte/ })).toBeNull();
  });

  it('without any leads to the rooms', async () => {
    mount('/predi/saldo', []);
    expect(await screen.findByText('Aún no ganas un premio en predicciones.')).toBeTruthy();
  });
});
