// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import {
  accountsQueries,
  ClientProvider,
  createClient,
  createSessionStore,
  SessionProvider,
  useClient,
  type TransportRequest,
} from '@arma11/core';
import { UserGate } from '../../../shell/UserGate';

vi.setConfig({ testTimeout: 30_000 });
// The sheet is a chunk of its own: on a busy machine it takes its time.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
beforeEach(() => localStorage.clear());

function Age() {
  const { data } = useQuery(accountsQueries.user(useClient()));
  return <p>{data?.age_verified ? 'mayor' : 'por confirmar'}</p>;
}

function mount(id: number, consent: { status: number; body: unknown }, needs_consent = true) {
  const store = createSessionStore();
  store.write('abc');
  const user = { id, needs_consent, age_verified: false };
  const sent: TransportRequest[] = [];
  const client = createClient({
    getToken: store.token,
    transport: async (request) => {
      sent.push(request);
      if (request.path !== 'plus/auth/consent/') return { status: 200, headers: {}, body: { ...user } };
      if (consent.status === 200) Object.assign(user, { needs_consent: false, age_verified: true });
      return { headers: {}, ...consent };
    },
  });
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>
          <MemoryRouter>
            <UserGate>
              <Age />
            </UserGate>
          </MemoryRouter>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
  const shown = render(page);
  return { bodies: () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body), shown };
}

async function accept() {
  fireEvent.change(await screen.findByLabelText('Fecha de nacimiento'), { target: { value: '1999-05-04' } });
  await userEvent.click(screen.getByLabelText('Acepto los términos y condiciones.'));
  await userEvent.click(screen.getByLabelText('Acepto la política de privacidad y el uso de mis datos.'));
  await userEvent.click(screen.getByText('Aceptar y jugar'));
}

it('asks who has not accepted the terms, and goes away when they have', async () => {
  const accepted = { id: 31, needs_consent: false, age_verified: true };
  const { bodies } = mount(31, { status: 200, body: { status: 'ok', user: accepted } });
  await accept();
  expect(await screen.findByText('mayor')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Completar' })).toBeNull();
  expect(bodies()).toEqual([
    { birth_date: '1999-05-04', accept_terms: true, accept_privacy: true, accept_marketing: false },
  ]);
});

it('sends nothing without the date and both boxes', async () => {
  const { bodies } = mount(32, { status: 200, body: null });
  await userEvent.click(await screen.findByText('Aceptar y jugar'));
  expect(screen.getByText('Escribe tu fecha de nacimiento.')).toBeTruthy();
  expect(screen.getAllByText('Tienes que aceptarlo para jugar.')).toHaveLength(2);
  expect(bodies()).toEqual([]);
});

it('shows who is too young at the date, in the server’s words', async () => {
  const body = { status: 'error', code: 'EDAD_NO_VERIFICADA', message: 'Debes tener 18 años.' };
  mount(33, { status: 403, body });
  await accept();
  expect(await screen.findByText('Debes tener 18 años.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Fecha de nacimiento'));
});

it('leaves who says later to play, with a line that opens it again in every room', async () => {
  const { shown } = mount(34, { status: 200, body: null });
  await userEvent.click(await screen.findByText('Ahora no'));
  expect(screen.queryByRole('dialog')).toBeNull();
  shown.unmount();
  mount(34, { status: 200, body: null });
  await userEvent.click(await screen.findByText('Completar'));
  expect(await screen.findByRole('dialog', { name: 'Antes de jugar' })).toBeTruthy();
});

it('asks nobody else', async () => {
  mount(35, { status: 200, body: null }, false);
  expect(await screen.findByText('por confirmar')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Completar' })).toBeNull();
});
