import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClientProvider, createClient, createSessionStore, IdentityError, SessionProvider } from '@arma11/core';
import { IdentityContext } from '../../../session/IdentityContext';
import { GoogleButton } from './GoogleButton';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function show(signInPopup?: () => Promise<string>) {
  const store = createSessionStore();
  const client = createClient({
    getToken: store.token,
    transport: async () => ({
      status: 200,
      headers: {},
      body: { user: { id: 9 }, access: 'abc', created: true, needs_consent: true },
    }),
  });
  const identity = signInPopup && {
    prepare: vi.fn(async () => {}),
    signInPopup: vi.fn(signInPopup),
    signOut: async () => {},
    deleteAccount: async () => {},
  };
  const onSignedIn = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider client={client}>
        <SessionProvider store={store} identity={identity}>
          <IdentityContext.Provider value={identity ?? null}>
            <GoogleButton onSignedIn={onSignedIn} />
          </IdentityContext.Provider>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { identity: identity!, onSignedIn, button: () => screen.getByRole('button', { name: 'Entrar con Google' }) };
}

it('is not there where the server has no project for it', () => {
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

it('loads Google on a tap, and neither on a passing pointer nor on focus', async () => {
  const { button, identity } = show(async () => 'token');
  await userEvent.hover(button());
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
  expect(identity.prepare).not.toHaveBeenCalled();
  await userEvent.pointer({ target: button(), keys: '[MouseLeft>]' });
  expect(identity.prepare).toHaveBeenCalledOnce();
});

it('hands on who signed in', async () => {
  const { button, onSignedIn } = show(async () => 'token');
  await userEvent.click(button());
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ id: 9 }));
});

it('says where to go on while the window is open, and what went wrong; then it can be tapped again', async () => {
  let close: (why: Error) => void = () => {};
  const { button, identity, onSignedIn } = show(() => new Promise((_resolve, reject) => (close = reject)));
  await userEvent.click(button());
  await screen.findByText('Sigue en la ventana de Google.');
  close(new IdentityError('popup-blocked'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Tu navegador bloqueó la ventana de Google. Permítela y prueba otra vez.');
  await userEvent.click(button());
  close(new TypeError('something that nobody foresaw'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Google no respondió/));
  expect([identity.signInPopup.mock.calls.length, onSignedIn.mock.calls.length]).toEqual([2, 0]);
});
