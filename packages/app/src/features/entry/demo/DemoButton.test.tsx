// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ClientProvider, createClient, createSessionStore, SessionProvider, type TransportRequest } from '@arma11/core';
import type { DemoAccount } from '../../../session/demoAccount';
import { DemoContext } from '../../../session/DemoContext';
import { LandingPage } from '../landing/LandingPage';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const account: DemoAccount = { email: 'demo@arma11.pe', password: 'jugar2026' };
const welcome = { status: 200, body: { user: { id: 9, is_reset: false }, access: 'abc' } };

function Where() {
  return <p>{`estás en ${useLocation().pathname}`}</p>;
}

function mount(at: string, demo: DemoAccount | null, login: { status: number; body: unknown } = welcome) {
  const store = createSessionStore();
  const sent: TransportRequest[] = [];
  const client = createClient({
    getToken: store.token,
    transport: async (request) => {
      sent.push(request);
      const answer =
        request.path === 'users/login-default/' ? login : { status: 404, body: { code: 'x', message: 'x' } };
      return { headers: {}, ...answer };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>
          <DemoContext value={demo}>
            <MemoryRouter initialEntries={[at]}>
              <Routes>
                <Route path="/" element={<LandingPage />} />
                <Route path="*" element={<Where />} />
              </Routes>
            </MemoryRouter>
          </DemoContext>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return () => sent.filter(({ path }) => path === 'users/login-default/').map(({ body }) => [...(body as FormData)]);
}

it.each([
  ['/', '/play'],
  ['/?from=%2Fpredi%2Fsala%2F4', '/predi/sala/4'],
])('one tap at %s signs in with the account of the demo and leads to %s', async (at, target) => {
  const logins = mount(at, account);
  await userEvent.click(screen.getByText('Probar como demo'));
  expect(await screen.findByText(`estás en ${target}`)).toBeTruthy();
  expect(logins()).toEqual([Object.entries(account)]);
});

it('is not there where no demo is played', () => {
  mount('/', null);
  expect(screen.queryByText('Probar como demo')).toBeNull();
});

it('says that the account does not respond, in place of a password that nobody typed, and can be tapped again', async () => {
  const logins = mount('/', account, { status: 401, body: { code: 'CREDENCIALES', message: 'x' } });
  await userEvent.click(screen.getByText('Probar como demo'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'La cuenta de demostración no responde. Prueba otra vez o crea tu cuenta.',
  );
  await userEvent.click(screen.getByText('Probar como demo'));
  await screen.findByRole('alert');
  expect(logins()).toHaveLength(2);
});
