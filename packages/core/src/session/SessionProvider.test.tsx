// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClientProvider } from '../client/clientContext';
import { createClient } from '../client/createClient';
import { MALFORMED } from '../client/malformedAnswer';
import type { TransportRequest } from '../client/transport';
import { IdentityError } from './identityErrors';
import type { IdentityProvider } from './IdentityProvider';
import type { NewPlayer, Session } from './sessionContext';
import { SessionProvider } from './SessionProvider';
import { createSessionStore, EXPIRY_KEY, SESSION_MS, TOKEN_KEY } from './sessionStore';
import { useSession } from './useSession';

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function mount(answer: { status: number; body?: unknown } | Error, identity?: IdentityProvider) {
  const store = createSessionStore({ storage: localStorage, sessionStorage });
  const sent: TransportRequest[] = [];
  const client = createClient({
    getToken: store.token,
    onUnauthorized: () => store.clear('expired'),
    transport: async (request) => {
      sent.push(request);
      if (answer instanceof Error) throw answer;
      return { headers: {}, body: null, ...answer };
    },
  });
  const queryClient = new QueryClient();
  const now: { session: Session } = { session: undefined as unknown as Session };
  function Probe() {
    now.session = useSession();
    return null;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <SessionProvider store={store} identity={identity}>
          <Probe />
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { store, sent, queryClient, now, client };
}

it('takes a prerendered page over with the token that it was drawn with, else as signed out', () => {
  const seen: string[] = [];
  const Probe = () => void seen.push(useSession().status);
  const drawnWith = (getServerToken?: () => string | null) =>
    renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <ClientProvider client={createClient({ transport: () => Promise.reject(new Error('unasked')) })}>
          <SessionProvider store={createSessionStore()} getServerToken={getServerToken}>
            <Probe />
          </SessionProvider>
        </ClientProvider>
      </QueryClientProvider>,
    );
  drawnWith();
  drawnWith(() => 'abc');
  expect(seen).toEqual(['signedOut', 'signedIn']);
});

const signedIn = { status: 200, body: { user: { id: 9 }, access: 'abc', expires_at: '' } };

describe('login (product §5)', () => {
  it.each([
    ['a@b.p', 'clave', 0],
    ['a@b.pe', 'cla', 0],
    ['a@b.pe', 'clav', 1],
  ])(
    'the email needs more than 5 characters and the password more than 3: %s / %s',
    async (email, password, requests) => {
      const { now, sent } = mount(signedIn);
      const outcome = await act(() => now.session.signIn(email, password));
      expect(sent).toHaveLength(requests);
      if (requests === 0) expect(outcome).toEqual({ status: 'error', message: 'Email o contraseña incorrectos :(' });
      else expect(now.session.status).toBe('signedIn');
    },
  );

  it.each([
    [{ status: 401, body: { code: 'CREDENCIALES', message: 'x' } }, 'Email o contraseña incorrectos :('],
    [{ status: 429, body: { code: 'MUCHOS_INTENTOS', message: 'Espera 30 segundos.' } }, 'Espera 30 segundos.'],
    [new TypeError('offline'), 'No hay conexión. Revisa tus datos.'],
  ])('a failed login says why (%#)', async (answer, message) => {
    const { now } = mount(answer);
    expect(await act(() => now.session.signIn('demo@arma11.pe', 'mala-clave'))).toEqual({ status: 'error', message });
    expect(now.session.status).toBe('signedOut');
  });
});

describe('an answer that opens no session', () => {
  it.each([
    ['the page of a captive portal', '<html>WiFi gratis</html>'],
    ['an empty body', null],
    ['a body that was cut off', '{"user":{"id":9},"acce'],
    ['an error', { status: 'error', code: 'INTERNO', message: 'x' }],
    ['a user without a token', { user: { id: 9 } }],
    ['a token without a user', { user: {}, access: 'abc' }],
  ])('is %s with status 200: nothing is kept, and the player reads why', async (_, body) => {
    const { now } = mount({ status: 200, body });
    const entered = await act(() => now.session.signIn('demo@arma11.pe', 'una-clave'));
    expect(entered).toEqual({ status: 'error', message: MALFORMED });
    const opened = await act(() => now.session.register({} as NewPlayer));
    expect(opened).toMatchObject({ status: 'error', message: expect.stringContaining('No supimos') as string });
    expect([now.session.status, localStorage.length]).toEqual(['signedOut', 0]);
  });
});

describe('the end of a session (security §3.6)', () => {
  it('signs out on the server with the token, here and in the cache', async () => {
    const { now, store, sent, queryClient } = mount({ status: 200, body: { status: 'ok' } });
    act(() => store.write('abc'));
    queryClient.setQueryData(['accounts', 'user'], { id: 9 });
    await act(() => now.session.signOut());
    expect(sent[0]).toMatchObject({ path: 'plus/auth/logout/', headers: { authorization: 'Bearer abc' } });
    expect([now.session.status, now.session.endedBy, queryClient.getQueryCache().getAll()]).toEqual([
      'signedOut',
      'player',
      [],
    ]);
  });

  it('a 401 clears it and says it expired', async () => {
    const { now, store, client } = mount({ status: 401, body: { code: 'NO_AUTENTICADO', message: 'x' } });
    act(() => store.write('abc'));
    await act(() => client.quiet.accounts.getData());
    expect([now.session.status, now.session.endedBy]).toEqual(['signedOut', 'expired']);
  });

  it('follows another tab within the same event', () => {
    const { now, store } = mount(signedIn);
    act(() => store.write('abc'));
    act(() => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
    });
    expect(now.session.status).toBe('signedOut');
  });
});

describe('what other tabs and time do', () => {
  it('a session that ran out before the page opened is cleared, and the page knows that it expired', () => {
    localStorage.setItem(TOKEN_KEY, 'old');
    localStorage.setItem(EXPIRY_KEY, String(Date.now() - 1));
    sessionStorage.setItem('draft', '1');
    const { now } = mount(signedIn);
    expect([now.session.status, now.session.endedBy]).toEqual(['signedOut', 'expired']);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('a session that runs out on an open page ends within a minute', () => {
    vi.useFakeTimers();
    try {
      const { now, store } = mount(signedIn);
      act(() => store.write('abc'));
      act(() => vi.advanceTimersByTime(SESSION_MS - 1000));
      expect(now.session.status).toBe('signedIn');
      act(() => vi.advanceTimersByTime(61_000));
      expect([now.session.status, now.session.endedBy]).toEqual(['signedOut', 'expired']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('another player who signs in in another tab sees nothing of the first', async () => {
    const { store, client, queryClient } = mount({ status: 200, body: { id: 9 } });
    act(() => store.write('abc'));
    const names: unknown[] = [];
    const watched = new QueryObserver(queryClient, {
      queryKey: ['accounts', 'user'],
      queryFn: async () => `${store.token()} ${(await client.accounts.getData())?.id}`,
    });
    const stop = watched.subscribe(({ data }) => names.push(data));
    await waitFor(() => expect(names.at(-1)).toBe('abc 9'));
    act(() => {
      localStorage.setItem(TOKEN_KEY, 'def');
      dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
    });
    expect(watched.getCurrentResult().data).toBeUndefined();
    await waitFor(() => expect(names.at(-1)).toBe('def 9'));
    stop();
  });
});

describe('a new account', () => {
  const player = {
    email: 'rosa@correo.pe',
    username: 'rosa_10',
    password: 'tres-pelotas',
    birth_date: '1999-05-04',
    accept_terms: true,
    accept_privacy: true,
    ref: 'juan_10',
  } as const;

  it('is signed in to at once', async () => {
    const { now, sent } = mount(signedIn);
    expect(await act(() => now.session.register(player))).toMatchObject({ status: 'ok', user: { id: 9 } });
    expect(sent[0]).toMatchObject({ method: 'POST', path: 'plus/auth/register/', body: player });
    expect([now.session.status, localStorage.getItem(TOKEN_KEY)]).toEqual(['signedIn', 'abc']);
  });

  it.each([
    [{ status: 409, body: { code: 'USUARIO_O_CORREO_EXISTE', message: 'Ya existe.' } }, 'Ya existe.', {}],
    [
      { status: 400, body: { code: 'DATOS_INVALIDOS', message: 'x', fields: { username: 'Corto' } } },
      'x',
      { username: 'Corto' },
    ],
    [{ status: 403, body: { code: 'EDAD_NO_VERIFICADA', message: 'Debes.' } }, 'Debes.', { birth_date: 'Debes.' }],
    [new TypeError('offline'), expect.stringMatching(/^No supimos si tu cuenta se creó/), {}],
  ])('that is refused says why, field by field where it can (%#)', async (answer, message, fields) => {
    const { now } = mount(answer);
    expect(await act(() => now.session.register(player))).toEqual({ status: 'error', message, fields });
    expect(now.session.status).toBe('signedOut');
  });
});

describe('the identity service', () => {
  const identity = (signInPopup: () => Promise<string>): IdentityProvider => ({
    prepare: async () => {},
    signInPopup,
    signOut: vi.fn(async () => {}),
    deleteAccount: async () => {},
  });

  it('exchanges its token for a session', async () => {
    const { now, sent } = mount(
      { status: 200, body: { ...signedIn.body, created: true, needs_consent: true } },
      identity(async () => 'id-token'),
    );
    expect(await act(() => now.session.signInWithIdentity())).toMatchObject({ status: 'ok', needsConsent: true });
    expect(sent[0]).toMatchObject({ path: 'users/login-google/', body: { token_id: 'id-token' } });
  });

  it.each([
    ['popup-blocked', 'Tu navegador bloqueó la ventana de Google. Permítela y prueba otra vez.'],
    ['popup-closed-by-user', 'Cerraste la ventana de Google antes de terminar.'],
    ['unauthorized-domain', 'No podemos usar Google desde este sitio.'],
    ['network-request-failed', 'No hay conexión. Revisa tus datos.'],
    ['too-many-requests', 'Demasiados intentos. Espera unos minutos.'],
    ['user-disabled', 'Esta cuenta está deshabilitada. Escríbenos.'],
    ['user-token-expired', 'Tu sesión de Google venció. Vuelve a entrar.'],
    ['wrong-password', 'Email o contraseña incorrectos :('],
    ['user-not-found', 'Email o contraseña incorrectos :('],
  ])('says %s in Spanish', async (code, message) => {
    const { now } = mount(
      signedIn,
      identity(() => Promise.reject(new IdentityError(code))),
    );
    expect(await act(() => now.session.signInWithIdentity())).toEqual({ status: 'error', message });
  });

  it.each(['user-disabled', 'token-expired'])('%s ends our session too', async (code) => {
    const { now, store } = mount(
      signedIn,
      identity(() => Promise.reject(new IdentityError(code))),
    );
    act(() => store.write('abc'));
    await act(() => now.session.signInWithIdentity());
    expect([now.session.status, now.session.endedBy]).toEqual(['signedOut', 'expired']);
  });

  it('that ends the account ends our session', () => {
    let end = () => {};
    const { now, store } = mount(signedIn, {
      ...identity(async () => 'id-token'),
      onEnd: (listener) => {
        end = listener;
        return () => {};
      },
    });
    act(() => store.write('abc'));
    act(() => end());
    expect([now.session.status, now.session.endedBy]).toEqual(['signedOut', 'expired']);
  });

  it('explains itself when none is configured', async () => {
    const { now } = mount(signedIn);
    expect(await act(() => now.session.signInWithIdentity())).toMatchObject({ status: 'error', message: /email/ });
  });
});

it('useSession outside its provider names the cure', () => {
  function Lost() {
    useSession();
    return null;
  }
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Lost />)).toThrow('<SessionProvider');
});
