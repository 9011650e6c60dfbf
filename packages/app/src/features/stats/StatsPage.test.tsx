// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { linkAround, mountList, type ListAnswer } from '../../testing/mountList';
import { StatsPage } from './StatsPage';

afterEach(cleanup);

const jornada = (number: number, points: number, more: object = {}) => ({
  league_unique: 'demo',
  league_name: 'Liga',
  jornada: number,
  jornada_name: `Fecha ${number}`,
  points,
  salas: 2,
  rank: 3,
  of: 16,
  aciertos: 0,
  prize: 0,
  ...more,
});
const stats = {
  salas: 4,
  podios: 2,
  victorias: 1,
  aciertos: 13,
  fallos: 7,
  aciertos_pct: 65,
  best_points: 80,
  leagues: [],
  jornadas: [jornada(1, -4), jornada(2, 80), jornada(3, 40, { aciertos: 13, prize: 173 })],
};
const nothing = { ...stats, salas: 0, jornadas: [], best_points: null, aciertos: 0, aciertos_pct: null };
const club = (id: number, name: string, is_mine: boolean) => ({
  position: id,
  club: { id, name, logo: '', league_unique: 'copa' },
  points: 20.4,
  fans: 6,
  active_fans: 5,
  delta: 1,
  is_mine,
});
const league = (league_unique: string, name: string) => ({ league_unique, name, logo: '' });

const mount = (answers: Record<string, ListAnswer>) =>
  mountList({
    path: '/play/aficiones/top',
    page: <StatsPage />,
    answers: {
      'plus/users/me/stats/': stats,
      'plus/leagues/': [league('demo', 'Liga'), league('copa', 'Copa')],
      'rango/ranking/clubes/by-league/': (query: URLSearchParams) =>
        query.get('liga') === 'copa' ? [club(1, 'Amaru', false), club(2, 'Sillar', true)] : [],
      ...answers,
    },
  });

describe('the Stats tab', () => {
  it('shows the points of each jornada against the best of them, the latest on top', async () => {
    mount({});
    expect(await screen.findByText('Fecha 3 · Liga')).toBeTruthy();
    const bars = screen.getByText('Fecha 3 · Liga').closest('ol')!;
    const rows = [...bars.querySelectorAll('li')];
    expect(rows[0]!.textContent).toBe('Fecha 3 · Liga40 pts2 salas · Puesto 3 de 16 · 13 aciertos · Ganaste S/ 17.30');
    expect(rows.map((row) => row.querySelector<HTMLElement>('i > i')!.style.width)).toEqual(['50%', '100%', '0%']);
    expect(screen.getByText('13 (65 %)')).toBeTruthy();
  });

  it('before the first room is over leads to the rooms', async () => {
    mount({ 'plus/users/me/stats/': nothing });
    expect(await screen.findByText('Cuando termine tu primera sala verás aquí tus puntos.')).toBeTruthy();
    expect((await linkAround('Ver salas')).getAttribute('href')).toBe('/compe');
  });

  it('ranks the clubs of the chosen league and marks the own one, also when the own points fail', async () => {
    mount({ 'plus/users/me/stats/': new Error('No hay datos.') });
    expect(await screen.findByText(/No hay datos\./)).toBeTruthy();
    expect(await screen.findByText(/tiene todavía suficientes hinchas/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Liga'), 'Copa');
    const mine = await linkAround('Sillar');
    expect(mine.textContent).toContain('Tu club · 6 hinchas · 5 activos');
    expect(mine.getAttribute('href')).toBe('/play/ligas-compe/equipos/copa/2/');
  });
});
