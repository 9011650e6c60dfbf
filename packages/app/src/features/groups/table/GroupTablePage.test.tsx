// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FRIENDS, groupFixture, newGroupFixture, pastSeasonFixture } from '@arma11/testing/fixtures/groupFixtures';
import type { Group } from '@arma11/core/back-office';
import { mountPage } from '../../../testing/mountPage';
import { player } from '../../../testing/prediFixtures';
import { GroupTablePage } from './GroupTablePage';

afterEach(cleanup);

const mount = (context: Group = groupFixture(), at = '/play/grupos/1') =>
  mountPage({
    path: '/play/grupos/1',
    at,
    page: <GroupTablePage />,
    context,
    answers: {
      'GET users/get-data/': { ...player, id: FRIENDS.me.id },
      'GET plus/groups/1/?season=1': pastSeasonFixture(),
    },
  });

it('the table has a row for each player, the reader’s own marked, and says what is missing to the next place', async () => {
  mount();
  expect(await screen.findByText('Te faltan 7 puntos para alcanzar a Rosita')).toBeTruthy();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.dataset.me)).toEqual(['false', 'true', 'false', 'false', 'false']);
  const cells = within(rows[1]!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['2', 'demo-11 (Tú)4 salas · 1 ganada', '4', '1', '141']);
});

it('a season that is over is chosen by the reader and names its champion', async () => {
  mount();
  await userEvent.selectOptions(await screen.findByLabelText('Temporada'), 'Temporada 1');
  expect(await screen.findByText('Salió campeón: Beto')).toBeTruthy();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4);
  await userEvent.selectOptions(screen.getByLabelText('Temporada'), 'Temporada 2, en juego');
  expect(await screen.findByText('Te faltan 7 puntos para alcanzar a Rosita')).toBeTruthy();
});

it('a group in which nothing was played leads to its rooms', async () => {
  mount(newGroupFixture());
  expect(await screen.findByText('La tabla empieza con la primera sala que se pague.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver las salas' }).getAttribute('href')).toBe('/play/grupos/1/salas');
  expect(screen.queryByLabelText('Temporada')).toBeNull();
});
