// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FRIENDS, groupFixture, groupRoomFixture, newGroupFixture } from '@arma11/testing/fixtures/groupFixtures';
import type { Group } from '@arma11/core/back-office';
import { entry, pageOf } from '../../../testing/compeFixtures';
import { mountPage, Refused, type Answers } from '../../../testing/mountPage';
import { player, sala as predi } from '../../../testing/prediFixtures';
import { GroupRoomsPage } from './GroupRoomsPage';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { me, luis } = FRIENDS;
const soon = '2999-06-11T22:15:00Z';
const open = groupFixture({ rooms: [groupRoomFixture({ lock_at: soon }), ...groupFixture().rooms.slice(3)] });

const mount = (context: Group = open, answers: Answers = {}) =>
  mountPage({
    path: '/play/grupos/1/salas',
    page: <GroupRoomsPage />,
    context,
    answers: {
      'GET users/get-data/': { ...player, id: me.id },
      'GET compe/list/all-by-user/?page=1': pageOf([
        entry(5, { tipo: '2', name: 'Mi once', owner: me, progress: '0', lock_at: soon }),
        entry(6, { tipo: '2', name: 'De Luis', owner: luis, progress: '0', lock_at: soon }),
      ]),
      'GET predi/sala/list-by_user/?page=1': pageOf([
        predi({ id: 71, tipo: 'privada', is_admin: true, name: 'Sala Norte' }),
        predi({ id: 81, tipo: 'privada', is_admin: true, name: 'Mi polla' }),
        predi({ id: 82, tipo: 'privada', is_admin: true, name: 'Sin partidos', estado: 'borrador' }),
        predi({ id: 83, tipo: 'publica', is_admin: false, name: 'De todos' }),
      ]),
      ...answers,
    },
  });

it('open rooms lead in, and those that were played say who won', async () => {
  mount();
  const way = await screen.findByRole('link', { name: 'Entrar a Sala Norte' });
  expect(way.getAttribute('href')).toBe('/predi/sala-join?code=ABCDE-FGHJK&predi=71');
  expect(screen.getByText('Ganó Luis con 61')).toBeTruthy();
  expect(await screen.findByText('Ganaron Rosita y tú con 48')).toBeTruthy();
  expect(screen.getByText('Cancelada: no cuenta')).toBeTruthy();
});

it('a room of the reader’s own win says so', async () => {
  mount(groupFixture({ rooms: [groupRoomFixture({ estado: 'pagada', winners: [me], best: 48 })] }));
  expect(await screen.findByText('Ganaste con 48')).toBeTruthy();
});

it('a room for the group is made in the games that count, and carries the group along', async () => {
  mount();
  const lineup = await screen.findByRole('link', { name: 'Crear sala de Arma Tu 11' });
  expect(lineup.getAttribute('href')).toBe('/compe/add-private?grupo=1');
  expect(screen.getByRole('link', { name: 'Crear sala de Predicciones' }).getAttribute('href')).toBe(
    '/predi/create-predi?grupo=1',
  );
  cleanup();
  mount(newGroupFixture({ counts: 'lineups' }));
  await screen.findByText('Crear sala de Arma Tu 11');
  expect(screen.queryByText('Crear sala de Predicciones')).toBeNull();
});

it('of the reader’s own open private rooms those that count and are not there can be put in', async () => {
  const sent = mount(open, { 'PUT plus/groups/1/rooms/81/': groupRoomFixture({ id: 81 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Poner una sala mía' }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText('Mi once');
  expect(dialog.getAllByRole('button', { name: /^Poner / }).map((each) => each.getAttribute('aria-label'))).toEqual([
    'Poner Mi once en el grupo',
    'Poner Mi polla en el grupo',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Poner Mi polla en el grupo' }));
  expect(await screen.findByText('Mi polla ya está en el grupo.')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it('a room that is in another group says so', async () => {
  const words = 'Esa sala ya está en otro grupo.';
  mount(open, { 'PUT plus/groups/1/rooms/81/': new Refused(409, 'YA_EN_GRUPO', words) });
  await userEvent.click(await screen.findByRole('button', { name: 'Poner una sala mía' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Poner Mi polla en el grupo' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
