// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ClientProvider, createClient, createSessionStore, SessionProvider, type TransportRequest } from '@arma11/core';
import { LoginPage } from './LoginPage';

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);
beforeEach(() => localStorage.clear());

const refused = { status: 401, body: { code: 'CREDENCIALES', message: 'x' } };
const welcome = (is_reset: boolean) => ({ status: 200, body: { user: { id: 9, is_reset }, access: 'abc' } });

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`estás en ${pathname}${search}`}</p>;
}

function mount(answer: { status: number; body: unknown }, path = '/login-user') {
  const store = createSessionStore();
  const sent: TransportRequest[] = [];
  const client = createClient({
    getToken: store.token,
    transport: async (request) => {
      sent.push(request);
      return { headers: {}, ...answer };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path="/login-user" element={<LoginPage />} />
              <Route path="*" element={<Where />} />
            </Routes>
          </MemoryRouter>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return sent;
}

async function signIn(email: string, password: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Contraseña'), password);
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
}

describe('the login form', () => {
  it.each([
    ['the email needs more than 5 characters', 'a@b.p', 'jugar2026', 0],
    ['the password more than 3', 'demo@arma11.pe', 'abc', 0],
    ['a failed login', 'demo@arma11.pe', 'mala-clave', 1],
  ])(
    "%s, else 'Email o contraseña incorrectos :(' and the password field is cleared",
    async (_, email, password, requests) => {
      const sent = mount(refused);
      await signIn(email, password);
      expect((await screen.findByRole('alert')).textContent).toBe('Email o contraseña incorrectos :(');
      expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('');
      expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
      expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'));
      expect(sent).toHaveLength(requests);
    },
  );

  it.each([
    ['/login-user', false, '/play'],
    ['/login-user?from=%2Fpredi%2Fsala%2F4', false, '/predi/sala/4'],
    ['/login-user?from=https%3A%2F%2Fevil.example', false, '/play'],
    ['/login-user?from=%2Fcompe', true, '/users/profile/?from=%2Fcompe'],
  ])('from %s, with is_reset %s, the player goes to %s', async (path, is_reset, target) => {
    mount(welcome(is_reset), path);
    await signIn('demo@arma11.pe', 'jugar2026');
    expect(await screen.findByText(`estás en ${target}`)).toBeTruthy();
    expect(localStorage.getItem('user-token')).toBe('abc');
  });

  it('sends the password as it was typed and shows it on demand', async () => {
    const sent = mount(refused);
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(screen.getByLabelText<HTMLInputElement>('Contraseña').type).toBe('text');
    await signIn(' demo@arma11.pe ', ' con espacios ');
    expect([...(sent[0]!.body as FormData)]).toEqual([
      ['email', 'demo@arma11.pe'],
      ['password', ' con espacios '],
    ]);
  });
});
