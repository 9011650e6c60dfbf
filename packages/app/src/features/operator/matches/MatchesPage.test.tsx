// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { operadorEs } from '../../../messages/operador.es';
import { dialog, mountDesk } from '../testing/mountDesk';
import { MatchesPage } from './MatchesPage';

afterEach(cleanup);

const leagues = [
  { league: 'demo', name: 'Liga Demo', season: '2026', scoring: 'arma11', teams: 2, players: 1, matches: 1, played: 1 },
];
const team = (id: number, name: string) => ({
  team: id,
  external_id: `t${id}`,
  name,
  short: 'XXX',
  players: 20,
  coach: null,
});
const scorer = {
  player: 7,
  external_id: 'p7',
  full_name: 'Aldo Salcedo',
  team: 'Garúa',
  position: 'DEL',
  condition: 0,
  condition_note: null,
  active: true,
  retired: false,
};

it('what a competition came to is told with a club or a footballer of its league, or that nobody is it', async () => {
  const { sent } = mountDesk({
    page: <MatchesPage />,
    path: '/operador/partidos',
    answers: {
      'GET ops/leagues/': leagues,
      'GET ops/matches/': [],
      'GET ops/leagues/demo/teams/': [team(1, 'Amaru'), team(2, 'Garúa')],
      'GET ops/leagues/demo/players/': [scorer, { ...scorer, player: 8, full_name: 'Aldo Rey', position: 'ENT' }],
      'POST ops/leagues/demo/outcome/campeon/': { league: 'demo', kind: 'campeon', names: ['Garúa'], rooms: 1 },
      'POST ops/leagues/demo/outcome/maximo_goleador/': {
        league: 'demo',
        kind: 'maximo_goleador',
        names: [],
        rooms: 2,
      },
    },
  });
  const title = 'Decir cómo terminó el torneo';
  fireEvent.click(await screen.findByRole('button', { name: title }));
  const champion = await dialog(title);
  fireEvent.change(await within(champion).findByLabelText('Quién fue'), { target: { value: '2' } });
  fireEvent.change(within(champion).getByLabelText(operadorEs.action.reason), { target: { value: 'Acta final' } });
  fireEvent.click(within(champion).getByRole('button', { name: title }));
  expect((await screen.findAllByText('Garúa. La pregunta 1 sala.')).length).toBeGreaterThan(0);

  fireEvent.click(screen.getByRole('button', { name: title }));
  const top = await dialog(title);
  fireEvent.change(within(top).getByLabelText('Pregunta'), { target: { value: 'maximo_goleador' } });
  fireEvent.change(within(top).getByLabelText('Buscar por nombre'), { target: { value: 'aldo' } });
  expect(await within(top).findByRole('option', { name: 'Aldo Salcedo · Garúa' })).toBeTruthy();
  expect(within(top).queryByRole('option', { name: /Aldo Rey/ })).toBeNull();
  fireEvent.click(within(top).getByLabelText(/^Nadie/));
  expect(within(top).queryByLabelText('Quién fue')).toBeNull();
  fireEvent.change(within(top).getByLabelText(operadorEs.action.reason), { target: { value: 'Sin goles' } });
  fireEvent.click(within(top).getByRole('button', { name: title }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toMatchObject([
      { is: '2', reason: 'Acta final' },
      { nobody: true, reason: 'Sin goles' },
    ]),
  );
});
