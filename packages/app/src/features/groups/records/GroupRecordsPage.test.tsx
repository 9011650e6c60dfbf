// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FRIENDS, groupFixture, newGroupFixture } from '@arma11/testing/fixtures/groupFixtures';
import type { Group } from '@arma11/core/back-office';
import { mountPage } from '../../../testing/mountPage';
import { player } from '../../../testing/prediFixtures';
import { GroupRecordsPage } from './GroupRecordsPage';

afterEach(cleanup);

const mount = (context: Group) =>
  mountPage({
    path: '/play/grupos/1/marcas',
    page: <GroupRecordsPage />,
    context,
    answers: { 'GET users/get-data/': { ...player, id: FRIENDS.me.id } },
  });

it('records are sentences, rivals figures, and each season leads to its table', async () => {
  mount(groupFixture());
  expect(await screen.findByText('Hiciste 48 puntos con tus predicciones')).toBeTruthy();
  expect(screen.getByText('Tú 3 · Luis 2')).toBeTruthy();
  expect(screen.getByText('Tú 3, Luis 2')).toBeTruthy();
  expect(screen.getByText('6 salas en común')).toBeTruthy();
  expect(screen.getByText('Salió campeón: Beto').closest('a')?.getAttribute('href')).toBe('/play/grupos/1?temporada=1');
  expect(screen.getByText('En juego').closest('a')?.getAttribute('href')).toBe('/play/grupos/1');
});

it('a group without a paid room says how records and rivals begin', async () => {
  mount(newGroupFixture());
  expect(await screen.findByText('Los récords empiezan con la primera sala que se pague.')).toBeTruthy();
  expect(screen.getByText(/Juega una sala del grupo con alguien/)).toBeTruthy();
});
