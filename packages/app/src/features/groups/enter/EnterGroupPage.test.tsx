// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { groupInvitationFixture, groupSummaryFixture } from '@arma11/testing/fixtures/groupFixtures';
import { mountPage, Refused, type Answers } from '../../../testing/mountPage';
import { EnterGroupPage } from './EnterGroupPage';

afterEach(cleanup);

const FOUND = 'GET plus/groups/invitation/?code=MNPQR-STUVW';
const mount = (answers: Answers, query = '?code=MNPQR-STUVW') =>
  mountPage({
    path: '/play/grupos/entrar',
    at: `/play/grupos/entrar${query}`,
    page: <EnterGroupPage />,
    answers: { 'POST plus/groups/join/': groupSummaryFixture({ id: 9 }), ...answers },
  });

it('a link says who invites to what, and one tap enters', async () => {
  const sent = mount({ [FOUND]: groupInvitationFixture() });
  expect(await screen.findByText('Te invitan al grupo de Rosita')).toBeTruthy();
  for (const text of ['Los del barrio', '6 personas', 'Cuentan las salas de los dos juegos.'])
    expect(screen.getByText(text)).toBeTruthy();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Entrar al grupo' }));
  expect(await screen.findByText('estás en /play/grupos/9')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ code: 'MNPQR-STUVW' }]);
});

it('who is in already is led on', async () => {
  mount({ [FOUND]: groupInvitationFixture({ joined: true }) });
  expect((await screen.findByRole('link', { name: 'Ir al grupo' })).getAttribute('href')).toBe('/play/grupos/1');
  expect(screen.queryByRole('button', { name: 'Entrar al grupo' })).toBeNull();
});

it('a wrong code says so over the field, and another one is asked about', async () => {
  mount({
    [FOUND]: new Refused(404, 'CODIGO_NO_EXISTE', 'No existe.'),
    'GET plus/groups/invitation/?code=ABCDE-FGHJK': groupInvitationFixture(),
  });
  expect(await screen.findByText(/No encontramos ese código/)).toBeTruthy();
  const field = screen.getByLabelText('Código del grupo');
  await userEvent.clear(field);
  await userEvent.type(field, 'abcde fghjk{Enter}');
  expect(await screen.findByRole('button', { name: 'Entrar al grupo' })).toBeTruthy();
});

it('what can be no code is not sent', async () => {
  const sent = mount({}, '');
  await userEvent.type(screen.getByLabelText('Código del grupo'), 'hola{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('No encontramos ese código');
  expect(sent).toEqual([]);
});

it('a refusal to let in is told in the server’s words', async () => {
  mount({
    [FOUND]: groupInvitationFixture(),
    'POST plus/groups/join/': new Refused(409, 'LIMITE_ALCANZADO', 'Este grupo ya tiene 100 personas.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar al grupo' }));
  expect(await screen.findByText('Este grupo ya tiene 100 personas.')).toBeTruthy();
});
