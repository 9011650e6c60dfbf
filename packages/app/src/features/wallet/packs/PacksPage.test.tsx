// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ClientProvider, createClient, type TransportRequest } from '@arma11/core';
import { PacksPage } from './PacksPage';

afterEach(cleanup);

const pack = {
  id: 2,
  coins: 100,
  bonus_coins: 5,
  price_cents: 1000,
  currency: 'PEN',
  image: '',
  label: 'Titular',
  beyond_limit: null,
};
const code = { id: 1, image: '', holder: 'Arma', phone_masked: '•', instructions: [], active: true };

interface Server {
  money?: 'play' | 'demo' | 'real';
  kyc?: string;
  codes?: unknown[];
  created?: { status: number; body: unknown };
  beyond?: object;
  /** Of the player. */
  country?: string;
  coins?: number;
}

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`estás en ${pathname}${search}`}</p>;
}

function mount({ money = 'demo', kyc = 'ok', codes, created, beyond, country = 'PEN', coins = 100 }: Server = {}) {
  const sent: TransportRequest[] = [];
  const client = createClient({
    wait: async () => undefined,
    transport: async (request) => {
      const { method, path } = request;
      const answer = (body: unknown) => ({ status: 200, headers: {}, body });
      if (method === 'POST') {
        sent.push(request);
        return { headers: {}, ...(created ?? { status: 200, body: { status: 'ok', deposit: { id: 31 } } }) };
      }
      if (path.startsWith('home/exchange')) return answer({ money, coins_per_unit: 10 });
      if (path.startsWith('users/get-data')) return answer({ id: 9, local_contry: country, age_verified: true, kyc });
      if (path.includes('recargas'))
        return answer([{ ...pack, coins, highlighted: true, ...(beyond && { beyond_limit: beyond }) }]);
      if (path.startsWith('home/qr-pay')) {
        return answer(
          codes ?? [
            { ...code, provider: 'yape' },
            { ...code, id: 2, provider: 'plin' },
          ],
        );
      }
      return answer({ count: 0, next: null, previous: null, results: [] });
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <MemoryRouter initialEntries={['/recargas']}>
          <Routes>
            <Route path="/recargas" element={<PacksPage />} />
            <Route path="*" element={<Where />} />
          </Routes>
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return sent;
}

async function choose() {
  await userEvent.click(await screen.findByRole('button', { name: 'Recargar S/\u00a010.00' }, { timeout: 5000 }));
}

describe('the packs of coins', () => {
  it('asks for the chosen pack with the chosen app, once and with a key, and shows what to pay', async () => {
    const sent = mount();
    await choose();
    await userEvent.click(await screen.findByRole('radio', { name: 'Plin' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Ver el QR' }));
    expect(await screen.findByText('estás en /play/pay-qr?id=31')).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(sent[0]!.path).toBe('plus/deposits/');
    expect(sent[0]!.body).toEqual({ recarga: 2, provider: 'plin' });
    expect(sent[0]!.headers['idempotency-key']).toMatch(/^[\w-]{16,64}$/);
  });

  it('beyond a limit are shown, with the day from which they can be bought, and not taken (rules R16.6)', async () => {
    mount({ beyond: { limit: 'deposit_day', most: 2000, left: 50, renews_on: '2026-06-12' } });
    await choose();
    expect(screen.queryByRole('button', { name: 'Ver el QR' })).toBeNull();
    expect(screen.getAllByText('Desde el vie 12 jun: así es tu límite').length).toBeGreaterThan(0);
    cleanup();
    mount({ beyond: { limit: 'deposit_day', most: 50, left: 50, renews_on: null } });
    expect((await screen.findAllByText('Más que tu límite de S/ 5.00 al día')).length).toBeGreaterThan(0);
  });

  it('are told in soles to who counts in them, with the coins in small print (rules R16.7)', async () => {
    mount();
    await screen.findByRole('button', { name: 'Recargar S/\u00a010.00' });
    expect(screen.getByText('100 monedas · +S/ 0.50 de bono').tagName).toBe('SMALL');
    expect(screen.getAllByText('S/ 10.00').length).toBeGreaterThan(1);
  });

  it('are told once to who counts in coins, a thousand of them too', async () => {
    mount({ country: 'CLP', coins: 1000 });
    expect((await screen.findByText('1000 monedas')).tagName).toBe('B');
    expect(screen.queryByText(/1,000/)).toBeNull();
  });

  it('shows a refusal in the server’s words and stays', async () => {
    mount({ created: { status: 409, body: { code: 'RECARGA_ABIERTA', message: 'Tienes 3 recargas por pagar.' } } });
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el QR' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Tienes 3 recargas por pagar.');
  });

  it('says that the outcome is not known when the answer is lost, and repeats with the same key only', async () => {
    const sent = mount({ created: { status: 503, body: null } });
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el QR' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Todavía no sabemos si se completó.');
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('offers only the apps whose code can be paid, and none says so', async () => {
    mount({ codes: [] });
    await choose();
    expect(await screen.findByText(/Ahora no se puede pagar/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ver el QR' })).toBeNull();
  });

  it('sells nothing where coins are only a game’s', async () => {
    mount({ money: 'play' });
    expect(await screen.findByText(/no se compran ni se cobran/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('says in a demo that nobody pays, and with real money that whoever is not known must be first', async () => {
    mount();
    expect(await screen.findByText(/^Demostración/)).toBeTruthy();
    cleanup();
    mount({ money: 'real', kyc: 'no' });
    expect(await screen.findByText(/necesitas tener 18 años y tu documento revisado/)).toBeTruthy();
    expect(screen.queryByText(/^Demostración/)).toBeNull();
  });
});
