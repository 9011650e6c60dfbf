// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { mountPage, Refused } from '../../../testing/mountPage';
import { pageOf, player, sala } from '../../../testing/prediFixtures';
import { MySalasPage } from './MySalasPage';

afterEach(cleanup);

const mount = (list: unknown) =>
  mountPage({
    path: '/predi/salas',
    page: <MySalasPage />,
    answers: { 'GET users/get-data/': player, 'GET predi/sala/list-by_user/?page=1': list },
  });

const rows = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section')!).getAllByRole('link');

it('lists the rooms by what there is to do in them', async () => {
  mount(
    pageOf([
      sala({ id: 1, name: 'Con respuestas', user_ins: 5, unanswered: 2 }),
      sala({ id: 2, name: 'Sin entrar' }),
      sala({ id: 3, name: 'Sin partidos', estado: 'borrador' }),
      sala({ id: 4, name: 'Jugándose', user_ins: 6, estado: 'en_vivo', progress: '1' }),
    ]),
  );
  const [mine, unseated] = await rows('Por jugar');
  expect(mine!.textContent).toContain('Te faltan 2 respuestas');
  expect(mine!.getAttribute('href')).toBe('/predi/sala/1');
  expect(unseated!.textContent).toContain('Todavía no entras a jugar');
  expect(unseated!.getAttribute('href')).toBe('/predi/shared-sala-predi/2');
  expect((await rows('En juego'))[0]!.getAttribute('href')).toBe('/predi/sala/4');
  expect((await rows('Sin publicar'))[0]!.getAttribute('href')).toBe('/predi/choice-sala-predi/3');
});

it('without rooms leads to the free ones', async () => {
  mount(pageOf([]));
  expect(await screen.findByText('Aún no tienes salas. Empieza con una gratis.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Jugar una sala pública' }).getAttribute('href')).toBe(
    '/predi/ins?precio=gratis',
  );
});

it('a list that fails leaves the ways to make and enter a room', async () => {
  mount(new Refused(503, 'MANTENIMIENTO', 'Volvemos en unos minutos.'));
  expect(await screen.findByText('Volvemos en unos minutos.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Crear sala' })).toBeTruthy();
});
