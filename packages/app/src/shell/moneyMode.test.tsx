// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router';
import { ClientProvider, createClient, createSessionStore, SessionProvider } from '@arma11/core';
import { DemoNotice } from './DemoNotice';
import { PlayFooter } from './PlayFooter';

afterEach(cleanup);

/** Shows both where coins are of this kind, and waits until the app knows. */
async function show(exchange: { money: 'play' | 'demo' | 'real'; licence: string | null }) {
  const store = createSessionStore();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const client = createClient({
    getToken: store.token,
    transport: async () => ({ status: 200, headers: {}, body: exchange }),
  });
  render(
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>
          <MemoryRouter>
            <DemoNotice />
            <PlayFooter />
          </MemoryRouter>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(queries.getQueryData(['home', 'exchange'])).toEqual(exchange));
}

const note = 'Demostración: aquí no se juega con dinero real.';

describe('DemoNotice', () => {
  it('says in a demo that it is not real money', async () => {
    await show({ money: 'demo', licence: null });
    expect((await screen.findByRole('complementary', { name: 'Demostración' })).textContent).toBe(note);
  });

  it.each(['play', 'real'] as const)('says nothing where coins are for %s', async (money) => {
    await show({ money, licence: money === 'real' ? 'MINCETUR 123' : null });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('PlayFooter', () => {
  it('names the licence where money is real', async () => {
    await show({ money: 'real', licence: 'MINCETUR 123-2026' });
    expect(await screen.findByText('Licencia MINCETUR 123-2026')).toBeTruthy();
  });

  it('names none elsewhere', async () => {
    await show({ money: 'demo', licence: null });
    expect(screen.queryByText(/Licencia/)).toBeNull();
  });
});
