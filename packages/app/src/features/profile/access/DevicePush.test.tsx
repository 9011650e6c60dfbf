// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ClientProvider, createClient } from '@arma11/core';
import type { PushDevice } from '@arma11/core/contract';
import { PushBrowserContext } from '../../../offline/push/PushBrowserContext';
import type { PushBrowser } from '../../../offline/push/pushBrowser';
import { DevicePush } from './DevicePush';

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
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <PushBrowserContext value={browser}>
          <DevicePush />
        </PushBrowserContext>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { sent, queryClient };
}

const tick = () => screen.findByLabelText<HTMLInputElement>('Recibir avisos aquí');

it('is turned on and off by one tick', async () => {
  const { sent } = mount(browserOf());
  await userEvent.click(await tick());
  await waitFor(async () => expect((await tick()).checked).toBe(true));
  await userEvent.click(await tick());
  await waitFor(async () => expect((await tick()).checked).toBe(false));
  const path = 'plus/notifications/push-subscription/';
  expect(sent).toEqual([`POST ${path}`, `DELETE ${path}5/`]);
});

it('says what a no to the browser means, and asks the server nothing', async () => {
  const { sent } = mount(browserOf({ subscribe: async () => null }));
  await userEvent.click(await tick());
  expect(await screen.findByText(/No diste permiso al navegador/)).toBeTruthy();
  expect([(await tick()).checked, sent]).toEqual([false, []]);
});

it('says so where the browser fails', async () => {
  mount(browserOf({ subscribe: () => Promise.reject(new Error('AbortError: push service error')) }));
  await userEvent.click(await tick());
  expect(await screen.findByText(/El navegador no pudo activar los avisos/)).toBeTruthy();
});

it.each([
  ['blocked', /Permítelos en los ajustes del sitio/],
  ['homeScreen', /Añadir a pantalla de inicio/],
] as const)('has no tick where the browser is %s, and says how to get one', async (permission, text) => {
  mount(browserOf({ permission: () => permission }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByLabelText('Recibir avisos aquí')).toBeNull();
});

it.each([
  ['the server sends to no device', browserOf(), null],
  ['the browser cannot', browserOf({ permission: () => 'unsupported' }), 'clave'],
])('is not there where %s', async (_why, browser, publicKey) => {
  const { queryClient } = mount(browser, { publicKey });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('En este dispositivo')).toBeNull();
});
