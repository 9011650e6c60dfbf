// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RoomOffer } from '@arma11/core/contract';
import { offer } from '../../testing/compeFixtures';
import { mountPage } from '../../testing/mountPage';
import { player, sala } from '../../testing/prediFixtures';
import { FirstRoom } from './FirstRoom';

afterEach(cleanup);

const mount = (rooms: readonly Partial<RoomOffer>[]) =>
  mountPage({
    path: '/play',
    page: <FirstRoom />,
    answers: {
      'GET users/get-data/': player,
      'GET sala/compe/filter/?tipo=1&min_price=0&max_price=0&page=1': {
        count: rooms.length,
        next: null,
        previous: null,
        results: rooms.map((changes, index) => offer({ sala: index + 1, amount_ins: 0, ...changes })),
      },
      'GET predi/sala/list-top-public/': [sala({ name: 'Clásico' })],
    },
  });

it('offers the free room that closes first of those that still take players', async () => {
  mount([
    { name: 'Tarde', lock_at: '2096-06-12T20:00:00Z' },
    { name: 'Pronto', lock_at: '2096-06-11T20:00:00Z' },
    { name: 'Cerrada', lock_at: '2096-06-10T20:00:00Z', progress: '1' },
    { name: 'Llena', lock_at: '2096-06-10T20:00:00Z', num_players: 10 },
  ]);
  expect(await screen.findByRole('heading', { name: 'Tu primera sala, gratis' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Unirme.*Pronto/ })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Unirme/ })).toHaveLength(1);
});

it('shows what others see where no free room is open', async () => {
  mount([]);
  await screen.findByRole('heading', { name: 'Predicciones destacadas' });
  expect(screen.queryByRole('heading', { name: 'Tu primera sala, gratis' })).toBeNull();
});
