// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  FRIENDS,
  groupFixture,
  groupListFixture,
  groupSummaryFixture,
  newGroupFixture,
} from '@arma11/testing/fixtures/groupFixtures';
import { mountPage, type Answers } from '../../testing/mountPage';
import { player } from '../../testing/prediFixtures';
import { Friends } from './Friends';

afterEach(cleanup);

const mount = (answers: Answers) =>
  mountPage({
    path: '/play',
    page: <Friends />,
    answers: { 'GET users/get-data/': { ...player, id: FRIENDS.me.id }, ...answers },
  });

it('the aside says what is missing to the next of one’s friends, with those above and below', async () => {
  mount({ 'GET plus/groups/': groupListFixture, 'GET plus/groups/1/': groupFixture() });
  const way = await screen.findByRole('link', { name: /Te faltan 7 puntos para alcanzar a Rosita/ });
  expect(way.getAttribute('href')).toBe('/play/grupos/1');
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    expect.stringContaining('Rosita'),
    expect.stringContaining('demo-11'),
    expect.stringContaining('Beto'),
  ]);
  expect(rows.map((row) => row.dataset.me)).toEqual(['false', 'true', 'false']);
});

it('the first group in which the player has points stands there', async () => {
  const unplayed = groupSummaryFixture({ id: 3, position: null });
  const sent = mount({
    'GET plus/groups/': [unplayed, groupSummaryFixture()],
    'GET plus/groups/1/': groupFixture(),
  });
  await screen.findByText('Los del barrio');
  expect(sent.map(({ path }) => path)).not.toContain('plus/groups/3/');
});

it('a group in which nothing was played says when its table begins', async () => {
  mount({ 'GET plus/groups/': [groupSummaryFixture({ position: null })], 'GET plus/groups/1/': newGroupFixture() });
  expect(await screen.findByText('La tabla empieza con la primera sala que se pague.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it.each([
  ['who is in no group', { 'GET plus/groups/': [] }],
  ['who cannot be told', { 'GET plus/groups/': groupListFixture }],
])('%s sees nothing of friends', async (_, answers) => {
  mount(answers);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('heading')).toBeNull();
});
