// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { groupListFixture, groupRoomFixture } from '@arma11/testing/fixtures/groupFixtures';
import { mountPage, Refused, type Answers } from '../testing/mountPage';
import { ForGroup } from './ForGroup';

afterEach(cleanup);

const PUT = 'PUT plus/groups/1/rooms/72/';
const mount = (answers: Answers = {}, query = '') =>
  mountPage({
    path: '/hecha',
    at: `/hecha${query}`,
    page: <ForGroup kind="compe" room={72} />,
    answers: { 'GET plus/groups/': groupListFixture, [PUT]: groupRoomFixture({ id: 72 }), ...answers },
  });
const puts = (sent: ReturnType<typeof mount>) => sent.filter(({ method }) => method === 'PUT');

it('a room that was made for a group goes into it by itself, once', async () => {
  const sent = mount({}, '?grupo=1');
  expect(await screen.findByText('La sala ya está en Los del barrio.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/play/grupos/1/salas');
  expect(puts(sent)).toHaveLength(1);
});

it('where that is refused the room is there all the same, and it is tried again', async () => {
  let answer: unknown = new Refused(503, 'NO_DISPONIBLE', 'Ahora no podemos.');
  mount({ [PUT]: () => answer }, '?grupo=1');
  expect(await screen.findByText('La sala se creó, pero no se puso en tu grupo.')).toBeTruthy();
  answer = groupRoomFixture({ id: 72 });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('La sala ya está en Los del barrio.')).toBeTruthy();
});

it('another room is offered to the groups in which it counts', async () => {
  const sent = mount();
  expect(await screen.findByText('¿Para tu grupo?')).toBeTruthy();
  // 'Oficina' counts predictions alone.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Poner en Los del barrio',
    'Poner en La promoción del noventa y ocho',
  ]);
  expect(puts(sent)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Poner en Los del barrio' }));
  expect(await screen.findByText('La sala ya está en Los del barrio.')).toBeTruthy();
});

it('who is in no group is asked nothing', async () => {
  const sent = mount({ 'GET plus/groups/': [] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText('¿Para tu grupo?')).toBeNull();
  expect(puts(sent)).toEqual([]);
});
