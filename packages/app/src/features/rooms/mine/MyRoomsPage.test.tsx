// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { entry, pageOf } from '../../../testing/compeFixtures';
import { mountPage, Refused } from '../../../testing/mountPage';
import { player } from '../../../testing/prediFixtures';
import { MyRoomsPage } from './MyRoomsPage';

afterEach(cleanup);

const mount = (list: unknown) =>
  mountPage({
    path: '/compe/mis-salas',
    page: <MyRoomsPage />,
    answers: { 'GET users/get-data/': player, 'GET compe/list/all-by-user/?page=1': list },
  });
const hrefs = async (title: string) => {
  const section = (await screen.findByText(title, { selector: 'h2' })).closest('section')!;
  return within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

it('lists the rooms by what there is to do; F6 rooms lead to their own pages', async () => {
  mount(
    pageOf([
      entry(1),
      entry(2, { tipo: '4' }),
      entry(3, { estado: 'en_vivo', progress: '1' }, { rank: 2, points: 31 }),
      entry(4, { estado: 'por_liquidar', progress: '1' }),
    ]),
  );
  expect(await hrefs('Por jugar')).toEqual(['/compe/sala/1001', '/casual/sala/2']);
  expect(await hrefs('En juego')).toEqual(['/compe/sala/1003']);
  expect(await hrefs('Por confirmar')).toEqual(['/compe/sala/1004']);
  expect(screen.getByText('31 pts')).toBeTruthy();
});

it('without rooms leads to the free ones', async () => {
  mount(pageOf([]));
  expect(await screen.findByText('Aún no tienes salas. Empieza con una gratis.')).toBeTruthy();
  expect(screen.getByText('Ver salas gratis').getAttribute('href')).toBe('/compe?precio=gratis');
});

it('says why the list failed and leaves the way to the history', async () => {
  mount(new Refused(503, 'MANTENIMIENTO', 'Volvemos en unos minutos.'));
  expect(await screen.findByText('Volvemos en unos minutos.')).toBeTruthy();
  expect(screen.getByText('Ver mi historial')).toBeTruthy();
});
