// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mountPage } from '../../../testing/mountPage';
import { pageOf, player, sala } from '../../../testing/prediFixtures';
import { PrediHistoryPage } from './PrediHistoryPage';
import { PrediPrizesPage } from './PrediPrizesPage';

afterEach(cleanup);

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
