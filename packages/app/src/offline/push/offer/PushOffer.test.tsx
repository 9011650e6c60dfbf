// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClientProvider, createClient } from '@arma11/core';
import type { PushDevice } from '@arma11/core/contract';
import { PushBrowserContext } from '../PushBrowserContext';
import type { PushBrowser } from '../pushBrowser';
import { usePushOffer } from './usePushOffer';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const device = { endpoint: 'https://fcm.googleapis.com/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };

function browserOf(given: Partial<PushBrowser> = {}): PushBrowser {
  let held: PushDevice | null = null;
  return {
    permission: () => 'ready',
    current: async () => held,
    subscribe: async () => (held = device),
    unsubscribe: async () => void (held = null),
    ...given,
  };
}

function Page() {
  const { onSaved, offer } = usePushOffer();
  return (
    <>
      <button onClick={onSaved}>Guardar</button>
      {offer}
    </>
  );
}

function mount(browser: PushBrowser, { publicKey = 'clave' as string | null } = {}) {
  const sent: string[] = [];
  const client = createClient({
    getToken: () => 'abc',
    transport: async ({ method, path }) => {
      if (method !== 'GET') sent.push(`${method} ${path}`);
      const reads: Record<string, unknown> = {
        'users/get-data/': { id: 9 },
        'plus/notifications/push-subscription/': { public_key: publicKey },
      };
      return { status: 200, headers: {}, body: method === 'GET' ? reads[path] : { status: 'ok', id: 5 } };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <PushBrowserContext value={browser}>
          <Page />
        </PushBrowserContext>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return sent;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const accept = () => screen.findByRole('button', { name: 'Avísame' });
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));
const asked = () => screen.queryByRole('button', { name: 'Avísame' });

describe('the offer of notices on this device', () => {
  it('comes after the first save, never before, and is accepted by one tap', async () => {
    const sent = mount(browserOf());
    await soon();
    expect(asked()).toBeNull();
    await save();
    await userEvent.click(await accept());
    expect(await screen.findByText('Listo: te avisaremos en este dispositivo.')).toBeTruthy();
    expect(sent).toEqual(['POST plus/notifications/push-subscription/']);
  });

  it('is made once: who closes it is not asked again here', async () => {
    mount(browserOf());
    await save();
    await accept();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(asked()).toBeNull();
    cleanup();
    mount(browserOf());
    await save();
    await soon();
    expect(asked()).toBeNull();
  });

  it('says what a no to the browser means', async () => {
    mount(browserOf({ subscribe: async () => null }));
    await save();
    await userEvent.click(await accept());
    expect(await screen.findByText(/No diste permiso al navegador/)).toBeTruthy();
  });

  it('says so where the browser cannot, and may be asked for in the settings', async () => {
    mount(browserOf({ subscribe: () => Promise.reject(new Error('AbortError')) }));
    await save();
    await userEvent.click(await accept());
    expect(await screen.findByText(/no pudo activar los avisos/)).toBeTruthy();
  });

  it.each([
    ['the server notifies no device', {}, null],
    ['the browser has none', { permission: () => 'unsupported' as const }, 'clave'],
    ['the browser blocks them', { permission: () => 'blocked' as const }, 'clave'],
  ])('is not made where %s', async (_, given, publicKey) => {
    mount(browserOf(given), { publicKey });
    await save();
    await waitFor(soon);
    expect(asked()).toBeNull();
  });
});
