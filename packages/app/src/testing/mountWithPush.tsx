import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ClientProvider, createClient } from '@arma11/core';
import type { PushDevice } from '@arma11/core/contract';
import { PushBrowserContext } from '../offline/push/PushBrowserContext';
import type { PushBrowser } from '../offline/push/pushBrowser';

/** A device as its browser tells it. */
const device: PushDevice = {
  endpoint: 'https://fcm.googleapis.com/1',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

/** A browser that can show notices, and agrees, but for what is given. */
export function pushBrowserOf(given: Partial<PushBrowser> = {}): PushBrowser {
  let held: PushDevice | null = null;
  return {
    permission: () => 'ready',
    current: async () => held,
    subscribe: async () => (held = device),
    unsubscribe: async () => void (held = null),
    ...given,
  };
}

/** Mounts what turns notices on, of player 9 in a browser; `sent` is what is written to the server. */
export function mountWithPush(
  page: ReactNode,
  browser: PushBrowser,
  { publicKey = 'clave' }: { publicKey?: string | null } = {},
) {
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
        <PushBrowserContext value={browser}>{page}</PushBrowserContext>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { sent, queryClient };
}
