// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ClientProvider, createClient, createSessionStore, SessionProvider, type SessionStore } from '@arma11/core';
import { RequireSession } from './RequireSession';
import { UserGate } from './UserGate';

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Where() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function mount(
  path: string,
  store: SessionStore,
  user: { status: number; body: unknown } = { status: 200, body: { id: 9 } },
) {
  const client = createClient({
    getToken: store.token,
    onUnauthorized: () => store.clear('expired'),
    transport: async () => ({ headers: {}, ...user }),
  });
  const guarded = (
    <RequireSession>
      <UserGate>
        <p>dentro</p>
      </UserGate>
    </RequireSession>
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path="/" element={<Where />} />
              <Route path="*" element={guarded} />
            </Routes>
          </MemoryRouter>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
}

const signedIn = () => {
  const store = createSessionStore();
  store.write('abc');
  return store;
};

describe('a route that needs authentication', () => {
  it('sends who is not signed in to /?from={encoded path+query}', () => {
    mount('/predi/sala/4/ranking?pagina=2&a=b', createSessionStore());
    expect(screen.getByText('/?from=%2Fpredi%2Fsala%2F4%2Franking%3Fpagina%3D2%26a%3Db')).toBeTruthy();
  });

  it('lets who is signed in through', async () => {
    mount('/play', signedIn());
    expect(await screen.findByText('dentro')).toBeTruthy();
  });

  it('sends away at once when another tab signs out, remembering the page', async () => {
    mount('/compe', signedIn());
    await screen.findByText('dentro');
    act(() => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(screen.getByText('/?from=%2Fcompe')).toBeTruthy();
  });

  it('keeps nothing of the page for who signs out on purpose', async () => {
    const store = signedIn();
    mount('/compe', store);
    await screen.findByText('dentro');
    act(() => store.clear('player'));
    expect(screen.getByText('/')).toBeTruthy();
  });
});

describe('on entry the user record is loaded', () => {
  it.each([
    ['is null', { status: 200, body: null }],
    ['has no id', { status: 200, body: { username: 'x' } }],
    ['is absent', { status: 404, body: { code: 'NO_EXISTE', message: 'x' } }],
  ])('if it %s the session is cleared and the user goes to /', async (_, answer) => {
    mount('/play', signedIn(), answer);
    expect(await screen.findByText('/')).toBeTruthy();
    expect(localStorage.getItem('user-token')).toBeNull();
  });

  it('a session that the server no longer knows ends, and the page is remembered', async () => {
    mount('/play', signedIn(), { status: 401, body: { code: 'NO_AUTENTICADO', message: 'x' } });
    expect(await screen.findByText('/?from=%2Fplay')).toBeTruthy();
  });

  it('a server in trouble does not end the session', async () => {
    mount('/play', signedIn(), { status: 503, body: null });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByText('dentro')).toBeTruthy();
    expect(localStorage.getItem('user-token')).toBe('abc');
  });
});
