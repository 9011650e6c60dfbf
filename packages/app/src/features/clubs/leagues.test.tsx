// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { es } from '../../messages/es';
import { linkAround, mountList, type ListAnswer } from '../../testing/mountList';
import { ClubPage } from './ClubPage';
import { LeaguesPage } from './LeaguesPage';
import { TeamsPage } from './TeamsPage';

// The crests of a whole page are drawn: a busy machine takes its time.
vi.setConfig({ testTimeout: 20_000 });

afterEach(cleanup);

const CLUB = '/play/ligas-compe/equipos/:uniqueLeague/:idTeam';
const leagues = [
  { league_unique: 'pe 1', name: 'Liga', logo: '', season: '2026', jornada: 4, has_compe: true, has_predi: true },
];
const kit = { pattern: 'plain', primary: '#aa0000', secondary: '#ffffff', trim: '#000000' };
const team = { id: 7, name: 'Sillar', short: 'SIL', logo: '/x.svg', kit };
const match = (id: number, estado: string) => ({
  id,
  local: team,
  visit: { ...team, id: 8, name: `Rival ${id}` },
  date: '2026-06-11T20:00:00.000Z',
  hour: '15:00',
  league_name: 'Liga',
  estado,
  minute: null,
  goals_local: 1,
  goals_visit: 0,
  official: true,
});
const player = (id: number, position: number, more: object = {}) => ({
  id,
  full_name: `Jugador ${id}`,
  number: id,
  team: team,
  position,
  condition: 0,
  condition_note: null,
  avg_points: 4.25,
  pts: 51,
  ...more,
});

describe('the leagues', () => {
  it('lead to their clubs, and these to their own page', async () => {
    mountList({ path: '/play/ligas-compe', page: <LeaguesPage />, answers: { 'plus/leagues/': leagues } });
    const link = await linkAround('Liga');
    expect(link.getAttribute('href')).toBe('/play/ligas-compe/equipos/pe%201/');
    expect(link.textContent).toContain('Arma Tu 11 · Predicciones');
    cleanup();
    mountList({
      path: '/play/ligas-compe/equipos/:uniqueLeague',
      at: '/play/ligas-compe/equipos/pe%201/',
      page: <TeamsPage />,
      answers: { 'plus/leagues/': leagues, 'plus/leagues/pe%201/teams/': [team] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Liga' })).toBeTruthy();
    expect((await linkAround('Sillar')).getAttribute('href')).toBe('/play/ligas-compe/equipos/pe%201/7/');
  });
});

describe('a club', () => {
  const mount = (answer: ListAnswer) =>
    mountList({
      path: CLUB,
      at: '/play/ligas-compe/equipos/demo/7/',
      page: <ClubPage />,
      answers: { 'plus/leagues/demo/teams/7/': answer },
    });

  it('shows its players line by line with their condition, and its matches, the next before the last', async () => {
    const matches = [1, 2, 3, 4].map((id) => match(id, 'finalizado')).concat(match(9, 'programado'));
    const injured = { condition: 2, condition_note: 'Rodilla' };
    mount({ team: team, players: [player(1, 0), player(2, 3, injured)], matches });
    expect(await screen.findByText('SIL · Liga')).toBeTruthy();
    expect(screen.getByText('Jugador 2').closest('li')?.textContent).toContain('Lesionado');
    expect(screen.getByText('Delanteros')).toBeTruthy();
    expect(screen.queryByText('Defensas')).toBeNull();
    const rivals = () => screen.getAllByText(/^Rival/).map(({ textContent }) => textContent);
    expect(rivals()).toEqual(['Rival 9', 'Rival 4', 'Rival 3', 'Rival 2']);
    await userEvent.click(screen.getByText('Ver 1 partido más'));
    expect(rivals()).toHaveLength(5);
  });

  it('that there is not is told under a heading, with the way to those there are', async () => {
    mount(new Error('No encontramos lo que buscas.'));
    expect(await screen.findByText(es.lists.teams.goneClub)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByText(es.lists.teams.all).closest('a')?.getAttribute('href')).toBe('/play/ligas-compe');
  });
});
