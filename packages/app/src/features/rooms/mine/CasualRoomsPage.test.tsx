// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { entry, pageOf } from '../../../testing/compeFixtures';
import { mountPage } from '../../../testing/mountPage';
import { player } from '../../../testing/prediFixtures';
import { CasualRoomsPage } from './CasualRoomsPage';

afterEach(cleanup);

it('lists the F6 rooms alone, those that are over with what they paid', async () => {
  const over = { tipo: '4', name: 'La del parque', estado: 'pagada', progress: '1' } as const;
  mountPage({
    path: '/play/casual/salas',
    page: <CasualRoomsPage />,
    answers: {
      'GET users/get-data/': player,
      'GET compe/list/all-by-user/?page=1&page_size=50': pageOf([
        entry(1, { name: 'De once' }),
        entry(2, { tipo: '4', name: 'La de hoy' }),
      ]),
      'GET compe/list/history-by-user/?page=1&page_size=50': pageOf([entry(3, over, { prize: 90, rank: 1 })]),
    },
  });
  expect((await screen.findByText(/La de hoy$/)).closest('a')!.getAttribute('href')).toBe('/casual/sala/2');
  const past = (await screen.findByText(/La del parque$/)).closest('a')!;
  expect(past.getAttribute('href')).toBe('/casual/sala/3/ranking');
  expect(past.textContent).toContain('Ganaste S/ 9.00');
  expect(screen.queryByText(/De once$/)).toBeNull();
});
