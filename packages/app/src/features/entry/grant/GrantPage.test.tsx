// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { ClientProvider, createClient, createSessionStore, SessionProvider, type TransportRequest } from '@arma11/core';
import { embedCode } from '@arma11/core/domain';
import { es } from '../../../messages/es';
import { IdentityContext } from '../../../session/IdentityContext';
import { GrantPage } from './GrantPage';

const KEY = `pk_${'k'.repeat(22)}`;
const asked = { key: KEY, state: 'st4te'.padEnd(22, 's'), challenge: 'c'.repeat(43), origin: 'https://diario.example' };
const site = {
  partner: 'El Muelle Diario',
  origins: ['https://diario.example'],
  scopes: ['predi:write', 'saldo:read'],
  locale: 'es-PE',
  test: false,
};

interface Answer {
  status: number;
  body: unknown;
}
const answers = (given: Record<string, Answer>): Record<string, Answer> => ({
  [`plus/embed/config/${KEY}/`]: { status: 200, body: site },
  'users/get-data/': { status: 200, body: { id: 9, username: 'rosa_10', avatar: '' } },
  'users/login-default/': { status: 200, body: { user: { id: 9 }, access: 'abc' } },
  'plus/embed/grants/': { status: 200, body: { status: 'ok', state: asked.state } },
  ...given,
});

const opener = { postMessage: vi.fn() };
let now = 0;
beforeEach(() => {
  localStorage.clear();
  opener.postMessage.mockReset();
  now = 5000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(window, 'close').mockImplementation(() => undefined);
  vi.stubGlobal('opener', opener);
  referrer('https://diario.example/');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const referrer = (value: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(value);

const unasked = () => Promise.reject(new Error('Nobody tapped it.'));
const identity = { prepare: unasked, signInPopup: unasked, signOut: unasked, deleteAccount: unasked };

function open(
  query: Record<string, string>,
  { signedIn = true, google = false, given = {} as Record<string, Answer> } = {},
) {
  const store = createSessionStore();
  if (signedIn) store.write('token');
  const sent: TransportRequest[] = [];
  const table = answers(given);
  const client = createClient({
    getToken: store.token,
    onUnauthorized: () => store.clear('expired'),
    transport: async (request) => {
      sent.push(request);
      return { headers: {}, ...(table[request.path] ?? { status: 501, body: { code: 'ERROR', message: 'x' } }) };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>
          <MemoryRouter initialEntries={[`/embed/entrar?${new URLSearchParams(query).toString()}`]}>
            <IdentityContext.Provider value={google ? identity : null}>
              <GrantPage />
            </IdentityContext.Provider>
          </MemoryRouter>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { sent, store, grants: () => sent.filter(({ path }) => path === 'plus/embed/grants/') };
}

const allow = () => screen.findByRole('button', { name: 'Permitir' });
async function tapAllow() {
  const button = await allow();
  now += 1000;
  await userEvent.click(button);
}

describe('what it refuses to ask', () => {
  it.each([
    ['an unknown key', asked, { [`plus/embed/config/${KEY}/`]: notFound() }, /No conocemos el sitio/],
    ['a key that is none', { ...asked, key: 'pk_x' }, {}, /No conocemos el sitio/],
    [
      'an origin that is not the partner’s',
      { ...asked, origin: 'https://evil.example' },
      {},
      /^evil\.example no es una página de El Muelle Diario/,
    ],
    ['a malformed state', { ...asked, state: 'x' }, {}, /A este enlace le falta una parte/],
    ['a malformed challenge', { ...asked, challenge: 'x' }, {}, /A este enlace le falta una parte/],
  ])('%s', async (_, query, given, sentence) => {
    const { grants } = open(query, { given });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No podemos seguir');
    expect(screen.queryByRole('button', { name: 'Permitir' })).toBeNull();
    expect(grants()).toHaveLength(0);
  });

  it('and a server that does not answer is shown as that, with a new attempt', async () => {
    open(asked, {
      given: { [`plus/embed/config/${KEY}/`]: { status: 503, body: { code: 'ERROR', message: 'Vuelve.' } } },
    });
    expect(await screen.findByText('Vuelve.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Reintentar/ })).toBeTruthy();
  });
});

function notFound(): Answer {
  return { status: 404, body: { code: 'NO_EXISTE', message: 'x' } };
}

describe('what it asks', () => {
  it('says who asks from where, for whom, what it will be able to do and what it never can, and for how long', async () => {
    open(asked);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'El Muelle Diario quiere usar tu cuenta',
    );
    expect(screen.getByText(/^diario\.example/)).toBeTruthy();
    expect(await screen.findByText('Juegas como rosa_10')).toBeTruthy();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Ver tu nombre y tu avatar',
      'Guardar tus predicciones',
      'Ver tu saldo',
      'Entrar contigo a salas gratis',
      'Pagar, recargar ni retirar',
      'Entrar a salas pagadas: eso lo confirmas aquí',
      'Cambiar tu perfil ni tu contraseña',
    ]);
    expect(
      screen.getByText('Vale 12 horas. Termina antes si cierras tu sesión aquí o lo quitas en «Mi cuenta».'),
    ).toBeTruthy();
  });

  it('grants what was asked, notifies the page that opened it to look and nothing else, and closes', async () => {
    const { grants } = open(asked);
    await tapAllow();
    expect(await screen.findByText('Ya puedes volver a El Muelle Diario.')).toBeTruthy();
    expect(grants().map(({ method, body }) => [method, body])).toEqual([['POST', asked]]);
    expect(opener.postMessage.mock.calls).toEqual([['arma11:ready', 'https://diario.example']]);
    expect(window.close).toHaveBeenCalledOnce();
  });

  it('grants nothing on Cancelar, and notifies nobody', async () => {
    const { grants } = open(asked);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No diste ningún permiso');
    expect(grants()).toHaveLength(0);
    expect(opener.postMessage).not.toHaveBeenCalled();
    expect(window.close).toHaveBeenCalledOnce();
  });

  it('says why the server refused, and lets the player try again', async () => {
    const message = 'Este permiso ya se usó. Vuelve al sitio y toca Ingresar otra vez.';
    open(asked, { given: { 'plus/embed/grants/': { status: 409, body: { code: 'X', message } } } });
    await tapAllow();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(await allow()).toBeTruthy();
    expect(opener.postMessage).not.toHaveBeenCalled();
  });

  it('ignores the second click of a double-click that a page slipped the window under', async () => {
    const { grants } = open(asked);
    const button = await allow();
    now += 300;
    await userEvent.click(button);
    now += 400;
    act(() => void window.dispatchEvent(new Event('focus')));
    now += 300;
    await userEvent.click(button);
    expect(grants()).toHaveLength(0);
    now += 300;
    await userEvent.click(button);
    await waitFor(() => expect(grants()).toHaveLength(1));
  });
});

describe('the number that both show', () => {
  const code = embedCode(asked.state);

  it('stands beside the address when the browser says that the site opened the window: nothing is to be compared', async () => {
    open(asked);
    expect(await screen.findByText(`diario.example · número ${code}`)).toBeTruthy();
    expect(screen.queryByText('Comprueba que el sitio muestra el mismo número')).toBeNull();
  });

  it('stands there when the browser does not say', async () => {
    referrer('');
    open(asked);
    expect(await screen.findByText(code)).toBeTruthy();
    expect(screen.getByText('Comprueba que el sitio muestra el mismo número')).toBeTruthy();
    expect(screen.queryByText(/^Llegaste desde/)).toBeNull();
  });

  it('stands there with the name of the page that opened it instead', async () => {
    referrer('https://evil.example/');
    open(asked);
    expect(await screen.findByText(code)).toBeTruthy();
    expect(screen.getByText('Llegaste desde evil.example, no desde El Muelle Diario.')).toBeTruthy();
  });
});

describe('signing in', () => {
  it('happens in the window, and then it asks', async () => {
    const { store, grants } = open(asked, { signedIn: false });
    await userEvent.type(await screen.findByLabelText('Email'), 'demo@arma11.pe');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'jugar2026');
    await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
    await allow();
    expect(store.token()).toBe('abc');
    expect(grants()).toHaveLength(0);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('offers Google, and a place to register that leaves the window open', async () => {
    open(asked, { signedIn: false, google: true });
    expect(await screen.findByRole('button', { name: 'Entrar con Google' })).toBeTruthy();
    const register = screen.getByRole('link', { name: /Créala en Arma Tu 11/ });
    expect([register.getAttribute('href'), register.getAttribute('target')]).toEqual(['/', '_blank']);
  });

  it('offers no Google where the server has none, and nothing to choose it from', async () => {
    open(asked, { signedIn: false });
    await screen.findByRole('button', { name: 'Ingresar' });
    expect(screen.queryByText('Entrar con Google')).toBeNull();
    expect(screen.queryByText(es.grant.or)).toBeNull();
  });

  it('is asked again when the session has ended meanwhile', async () => {
    open(asked, { given: { 'users/get-data/': { status: 401, body: { code: 'NO_AUTENTICADO', message: 'x' } } } });
    expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeTruthy();
  });

  it('in another tab counts here', async () => {
    const { store } = open(asked, { signedIn: false });
    await screen.findByRole('button', { name: 'Ingresar' });
    act(() => store.write('from-elsewhere'));
    expect(await allow()).toBeTruthy();
  });

  it('as somebody else is one tap away', async () => {
    const { store } = open(asked);
    await userEvent.click(await screen.findByRole('button', { name: 'No soy yo' }));
    expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeTruthy();
    expect(store.token()).toBeNull();
  });
});

describe('the link of an account at a site', () => {
  const link = { key: KEY, link: 'L'.repeat(43) };

  it('joins both accounts, says so before, and notifies the page that it came from', async () => {
    const { grants } = open(link);
    expect(await screen.findByText(/^Tu cuenta quedará unida a la que tienes en El Muelle Diario/)).toBeTruthy();
    expect(await screen.findByText(/^Vale hasta que lo quites en «Mi cuenta»/)).toBeTruthy();
    await tapAllow();
    expect(await screen.findByText('Ya puedes volver a El Muelle Diario.')).toBeTruthy();
    expect(grants().map(({ body }) => body)).toEqual([link]);
    expect(opener.postMessage.mock.calls).toEqual([['arma11:ready', 'https://diario.example']]);
  });

  it('notifies nobody when the browser does not say which page that was', async () => {
    referrer('');
    open(link);
    await tapAllow();
    expect(await screen.findByText('Ya puedes volver a El Muelle Diario.')).toBeTruthy();
    expect(opener.postMessage).not.toHaveBeenCalled();
  });

  it.each(['', 'https://chat.example/'])('warns who was sent it, from «%s»', async (from) => {
    referrer(from);
    open(link);
    expect(await screen.findByText(/^Sigue solo si tú abriste este enlace dentro de El Muelle Diario/)).toBeTruthy();
  });

  it('does not warn who comes from the site', async () => {
    open(link);
    await allow();
    expect(screen.queryByText(/^Sigue solo si/)).toBeNull();
  });
});
