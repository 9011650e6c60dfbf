// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { reportedPosts } from '@arma11/testing/fixtures/reportedPosts';
import { operadorEs } from '../../../messages/operador.es';
import { dialog, mountDesk } from '../testing/mountDesk';
import { WallsPage } from './WallsPage';

afterEach(cleanup);

const answers = {
  'GET ops/group-reports/': reportedPosts,
  'POST ops/group-posts/81/hide/': { post: 81, group: 4, user: 12, hidden: true },
  'POST ops/group-posts/82/restore/': { post: 82, group: 4, user: 13, hidden: false },
  'POST ops/users/12/silence/': { user: 12, username: 'gritón', until: '2026-06-19T17:00:00Z' },
};
const reason = 'Lo pidió la comunidad';
const mount = (given: Record<string, unknown> = answers) =>
  mountDesk({ page: <WallsPage />, path: '/operador/muros', answers: given, role: 'operador' });

async function decide(button: string, confirm: string, days?: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const form = within(await dialog(button));
  if (days !== undefined) fireEvent.change(form.getByLabelText(/^Días/), { target: { value: days } });
  fireEvent.change(form.getByLabelText(operadorEs.action.reason), { target: { value: reason } });
  fireEvent.click(form.getByRole('button', { name: confirm }));
}

it('a reported post stands with its words, its author, the reasons and whether it is seen', async () => {
  mount();
  const [, first, second, third] = await screen.findAllByRole('row');
  expect(within(first!).getByText('3: insulta, amenaza')).toBeTruthy();
  expect(within(first!).getByText('Oculto')).toBeTruthy();
  expect(within(first!).getByRole('link', { name: 'gritón' }).getAttribute('href')).toBe('/operador/usuarios/12');
  expect(within(second!).getByText('Se ve')).toBeTruthy();
  expect(within(third!).getByText('Borrado por su autor')).toBeTruthy();
});

it('is hidden, or shown again, and its author silenced, each with a reason', async () => {
  const { sent } = mount();
  await decide('Ocultar el mensaje de gritón', 'Ocultar');
  await waitFor(() => expect(sent).toMatchObject([{ call: 'ops/group-posts/81/hide/', body: { reason } }]));
  await screen.findAllByText('El mensaje de gritón ya no se ve.');
  await decide('Mostrar el mensaje de vendedor', 'Mostrar');
  await waitFor(() => expect(sent[1]).toMatchObject({ call: 'ops/group-posts/82/restore/', body: { reason } }));
  await decide('Silenciar a gritón', 'Silenciar', '10');
  await waitFor(() => expect(sent[2]).toMatchObject({ call: 'ops/users/12/silence/', body: { days: 10, reason } }));
  await screen.findAllByText(/^gritón no escribe en los muros hasta vie 19 jun/);
});

it('of which there is none is said', async () => {
  mount({ 'GET ops/group-reports/': [] });
  expect(await screen.findByText('Nadie ha reportado nada.')).toBeTruthy();
});
