// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { groupListFixture, groupSummaryFixture } from '@arma11/testing/fixtures/groupFixtures';
import { mountPage, type Answers } from '../testing/mountPage';
import { YourGroups } from './YourGroups';

afterEach(cleanup);

const mount = (answers: Answers) => mountPage({ path: '/play', page: <YourGroups ready />, answers });

it('three of the player’s groups stand on the home, with the way to all', async () => {
  const fourth = groupSummaryFixture({ id: 4, name: 'El cuarto' });
  mount({ 'GET plus/groups/': [...groupListFixture, fourth] });
  expect(await screen.findByText('Oficina')).toBeTruthy();
  expect(screen.queryByText('El cuarto')).toBeNull();
  expect(screen.getByText('Ver todos').closest('a')?.getAttribute('href')).toBe('/play/grupos');
});

it('they are read before there is room for them, and tell when they are known', async () => {
  const told: boolean[] = [];
  const page = <YourGroups ready={false} onKnown={(known) => told.push(known)} />;
  mountPage({ path: '/play', page, answers: { 'GET plus/groups/': groupListFixture } });
  await waitFor(() => expect(told).toEqual([false, true]));
  expect(screen.queryByRole('heading')).toBeNull();
});

it.each([
  ['who is in none', { 'GET plus/groups/': [] }],
  ['who cannot be told', {}],
])('%s sees nothing of them', async (_, answers) => {
  mount(answers);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('heading')).toBeNull();
});
