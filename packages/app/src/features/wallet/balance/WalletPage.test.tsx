// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { ClientProvider, createClient } from '@arma11/core';
import { RechargePathContext } from '../../../page/RechargePath';
import { wideScreen } from '../../../testing/wideScreen';
import { WalletPage } from './WalletPage';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const summary = {
  saldo: 845,
  saldo_retirable: 500,
  saldo_jugable: 300,
  saldo_bono: 45,
  saldo_retenido: 0,
  month: { deposits: 300, entries: 120, prizes: 405, net: 585 },
};
const prize = {
  id: 3,
  created_at: '2026-06-11T20:00:00Z',
  type: 'premio',
  amount: 405,
  balance_after: 845,
  label: 'Sala Norte',
  ref: { kind: 'compe', id: 7 },
};
const fee = { ...prize, id: 2, type: 'inscripcion', amount: -20, balance_after: 440, label: 'Sala Sur', ref: null };

interface Server {
  money?: 'play' | 'demo' | 'real';
  rows?: unknown[];
  status?: number;
  /** What the answer about coins waits for. */
  exchangeAfter?: Promise<unknown>;
}

function mount(
  { money = 'demo', rows = [prize, fee], status = 200, exchangeAfter }: Server = {},
  path = '/play/billetera',
) {
  const asked: string[] = [];
  const client = createClient({
    transport: async (request) => {
      asked.push(request.path);
      const answer = (body: unknown) => ({ status: 200, headers: {}, body });
      if (request.path.startsWith('home/exchange')) {
        await exchangeAfter;
        return answer({ money, coins_per_unit: 10 });
      }
      if (request.path.startsWith('users/get-data')) return answer({ id: 9, local_contry: 'PEN' });
      if (request.path.startsWith('plus/wallet/summary')) return answer(summary);
      if (request.path.includes('format=csv')) return answer('Número,Detalle\r\n3,Sala Norte');
      const refusal = { code: 'MANTENIMIENTO', message: 'Volvemos en unos minutos.' };
      const page = { count: rows.length, next: null, previous: null, results: rows };
      return { status, headers: {}, body: status === 200 ? page : refusal };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <RechargePathContext value="/recargas">
            <WalletPage />
          </RechargePathContext>
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return asked;
}

describe('the wallet', () => {
  it('shows the balance, its purses and the month in soles where the country is PEN', async () => {
    mount();
    expect(await screen.findByText('S/ 84.50')).toBeTruthy();
    expect(screen.getByText('Puedes cobrar').nextSibling?.textContent).toBe('S/ 50.00');
    expect(screen.getByText('Bono', { selector: 'dt' }).nextSibling?.textContent).toBe('S/ 4.50');
    expect(screen.getByText('Diferencia').nextSibling?.textContent).toBe('+S/ 58.50');
    expect(screen.queryByText('En camino')).toBeNull();
  });

  it('shows the balance together with its ways, so that nothing jumps when the exchange is the later answer', async () => {
    let arrive = () => {};
    mount({ exchangeAfter: new Promise<void>((resolve) => (arrive = resolve)) });
    await screen.findByText('Diferencia');
    expect(screen.queryByText('Puedes cobrar')).toBeNull();
    arrive();
    expect(await screen.findByText('Puedes cobrar')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Recargar' })).toBeTruthy();
  });

  it('lists movements with their sign and the balance after, and leads to the room', async () => {
    mount();
    const row = await screen.findByRole('link', { name: /Sala Norte/ });
    expect(row.getAttribute('href')).toBe('/compe/sala/7');
    expect(row.textContent).toContain('+S/ 40.50');
    expect(screen.getByText('-S/ 2.00')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Sala Sur/ })).toBeNull();
  });

  it('has a table of them on a wide screen: when, of what kind, what, how much, and the balance after', async () => {
    wideScreen();
    mount();
    const table = await screen.findByRole('table', { name: 'Movimientos' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Fecha', 'Tipo', 'Detalle', 'Monto', 'Saldo']);
    const [first, second] = within(table).getAllByRole('row').slice(1);
    expect(within(first!).getByRole('link', { name: 'Sala Norte' }).getAttribute('href')).toBe('/compe/sala/7');
    expect(within(first!).getByRole('cell', { name: '+S/ 40.50' })).toBeTruthy();
    expect(within(first!).getByRole('cell', { name: 'S/ 84.50' })).toBeTruthy();
    expect(within(second!).queryByRole('link')).toBeNull();
  });

  it('asks the server for the type and days of its address, and leaves out what is no type and no day', async () => {
    const asked = mount({}, '/play/billetera?tipo=premio&desde=2026-06-01&hasta=2026-02-31');
    await screen.findByRole('link', { name: /Sala Norte/ });
    expect(asked).toContain('plus/wallet/movements/?type=premio&from=2026-06-01&page=1');
    fireEvent.change(screen.getByLabelText('Tipo'), { target: { value: 'retiro' } });
    await waitFor(() => expect(asked).toContain('plus/wallet/movements/?type=retiro&from=2026-06-01&page=1'));
  });

  it('asks for no days when the last lies before the first, and says so', async () => {
    const asked = mount({}, '/play/billetera?desde=2026-06-10&hasta=2026-06-01');
    expect(await screen.findByText(/es anterior a «Desde»/)).toBeTruthy();
    await screen.findByText('S/ 84.50');
    // The chart of the balance asks for all of them.
    const lists = asked.filter((path) => path.startsWith('plus/wallet/movements'));
    expect([...new Set(lists)]).toEqual(['plus/wallet/movements/?page=1']);
  });

  it('saves the chosen movements as a CSV that spreadsheets read with its accents', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const asked = mount({}, '/play/billetera?tipo=premio');
    fireEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(asked).toContain('plus/wallet/movements/?type=premio&format=csv');
    const bytes = new Uint8Array(await saved[0]!.arrayBuffer());
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('offers to top up and to cash out in a demo, and neither where coins are only a game’s', async () => {
    mount();
    expect((await screen.findByRole('link', { name: 'Recargar' })).getAttribute('href')).toBe('/recargas');
    cleanup();
    mount({ money: 'play' });
    expect(await screen.findByText(/monedas de juego/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Recargar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Cobrar saldo' })).toBeNull();
  });

  it('says why there is nothing, and keeps the balance when the movements fail', async () => {
    mount({ rows: [] });
    expect(await screen.findByText('Aún no tienes movimientos. Empieza con una sala gratis.')).toBeTruthy();
    cleanup();
    mount({ status: 400 });
    expect(await screen.findByText('Volvemos en unos minutos.')).toBeTruthy();
    expect(await screen.findByText('S/ 84.50')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});
