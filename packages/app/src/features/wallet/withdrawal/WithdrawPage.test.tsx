// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router';
import { ClientProvider, createClient, type TransportRequest } from '@arma11/core';
import { WithdrawPage } from './WithdrawPage';

afterEach(cleanup);

const exchange = { coins_per_unit: 10, min_withdraw: 200, max_withdraw: 5000, withdraw_business_days: 2 };
const open = {
  id: 5,
  estado: 'pendiente',
  amount: 250,
  provider: 'yape',
  destination: '••• 4321',
  message: 'Recibimos tu pedido.',
  created_at: '2026-06-11T20:00:00Z',
  eta: '2026-06-13T20:00:00Z',
  payment_ref: null,
  events: [{ estado: 'pendiente', at: '2026-06-11T20:00:00Z', note: null }],
};

interface Server {
  money?: 'play' | 'demo' | 'real';
  user?: object;
  available?: number;
  rows?: unknown[];
  /** What writes are answered, one after the other. */
  writes?: { status: number; body: unknown }[];
}

function mount({ money = 'demo', user = {}, available = 500, rows = [], writes = [] }: Server = {}) {
  const sent: TransportRequest[] = [];
  const player = { id: 9, local_contry: 'PEN', phone: '+51987654321', phone_verify: true, kyc: 'no', ...user };
  const client = createClient({
    wait: async () => undefined,
    transport: async (request) => {
      const { path, method } = request;
      const answer = (body: unknown) => ({ status: 200, headers: {}, body });
      if (method === 'POST') {
        sent.push(request);
        const ok = { status: 'ok', withdrawal: open, saldo: 0, auth_at: '2026-06-11T20:00:00Z' };
        return { headers: {}, ...(writes[sent.length - 1] ?? { status: 200, body: ok }) };
      }
      if (path.startsWith('home/exchange')) return answer({ ...exchange, money });
      if (path.startsWith('users/get-data')) return answer(player);
      if (path.startsWith('plus/wallet/summary')) return answer({ saldo_retirable: available });
      return answer({ count: rows.length, next: null, previous: null, results: rows });
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <MemoryRouter>
          <WithdrawPage />
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return sent;
}

async function fill(amount: string, label = 'Monto en soles') {
  fireEvent.change(await screen.findByLabelText(label), { target: { value: amount } });
  fireEvent.change(screen.getByLabelText('Nombre del titular'), { target: { value: ' Rosa Quispe ' } });
  fireEvent.change(screen.getByLabelText(/^DNI/), { target: { value: '12345678' } });
  fireEvent.click(screen.getByRole('button', { name: 'Revisar retiro' }));
}
const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Pedir retiro' }));

describe('cashing out (rules R12.4)', () => {
  it('asks once more, then sends whole coins for the soles that were typed, with a key', async () => {
    const sent = mount();
    await fill('25');
    expect(sent).toHaveLength(0);
    await confirm();
    expect((await screen.findAllByText(/Pediste S\/ 25.00. Te lo enviamos en máximo 2 días hábiles/)).length).toBe(2);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.path).toBe('plus/withdrawals/');
    expect(sent[0]!.headers['idempotency-key']).toMatch(/^[\w-]{16,64}$/);
    expect(sent[0]!.body).toEqual({
      amount: 250,
      provider: 'yape',
      destination: '987654321',
      holder_name: 'Rosa Quispe',
      doc_number: '12345678',
    });
  });

  it.each([
    ['19', 'De S/ 20.00 a S/ 500.00, sin céntimos.'],
    ['20.5', 'De S/ 20.00 a S/ 500.00, sin céntimos.'],
    ['51', 'Puedes cobrar hasta S/ 50.00.'],
  ])('does not send S/ %s: «%s»', async (amount, sentence) => {
    const sent = mount();
    await fill(amount);
    expect((await screen.findAllByRole('alert')).some(({ textContent }) => textContent === sentence)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Pedir retiro' })).toBeNull();
    expect(sent).toHaveLength(0);
  });

  it('takes coins by tens from whoever plays in coins', async () => {
    const sent = mount({ user: { local_contry: 'USA' } });
    await fill('205', 'Monto en monedas');
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    await fill('210', 'Monto en monedas');
    await confirm();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({ amount: 210 });
  });

  it('asks who is there when the server wants it, and then repeats the same request', async () => {
    const refusal = { code: 'REAUTENTICAR', message: 'Por seguridad, ingresa de nuevo antes de cobrar tu saldo.' };
    const sent = mount({ writes: [{ status: 403, body: refusal }] });
    await fill('25');
    await confirm();
    fireEvent.change(await screen.findByLabelText('Tu contraseña'), { target: { value: 'jugar2026' } });
    fireEvent.submit(screen.getByLabelText('Tu contraseña').closest('form')!);
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map(({ path }) => path)).toEqual(['plus/withdrawals/', 'plus/auth/reauth/', 'plus/withdrawals/']);
    expect(sent[2]!.body).toEqual(sent[0]!.body);
  });

  it('shows a refusal in the server’s words, puts a field’s beside it, and loses nothing typed', async () => {
    const held = { code: 'RETIRO_EN_ESPERA', message: 'Cambiaste tu celular hace poco.' };
    const field = { code: 'DATOS_INVALIDOS', message: 'Revisa.', fields: { doc_number: 'Ese DNI no es.' } };
    mount({
      writes: [
        { status: 403, body: held },
        { status: 400, body: field },
      ],
    });
    await fill('25');
    await confirm();
    expect(await screen.findByText('Cambiaste tu celular hace poco.')).toBeTruthy();
    await confirm();
    expect(await screen.findByText('Ese DNI no es.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Monto en soles').value).toBe('25');
  });

  it('says that the outcome is not known when the answer is lost, and does not offer to repeat it', async () => {
    const sent = mount({ writes: Array.from({ length: 9 }, () => ({ status: 503, body: null })) });
    await fill('25');
    await confirm();
    await waitFor(() => expect(screen.getAllByText(/Todavía no sabemos si se completó/).length).toBeGreaterThan(0));
    expect(screen.getByRole('button', { name: 'Pedir retiro' }).getAttribute('aria-disabled')).toBe('true');
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it.each<[string, Server, RegExp]>([
    ['the phone is not verified', { user: { phone_verify: false } }, /Verifica tu celular/],
    ['there is less than the minimum', { available: 173 }, /Te faltan S\/ 2.70 para llegar al mínimo de S\/ 20.00/],
    ['one is on its way', { rows: [open] }, /Tienes un retiro en camino/],
    ['money is real and the player not known', { money: 'real' }, /tu documento revisado/],
    ['coins are only a game’s', { money: 'play' }, /no se compran ni se cobran/],
  ])('has no form when %s, and says so', async (_, server, sentence) => {
    mount(server);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Revisar retiro' })).toBeNull();
  });

  it('takes a withdrawal back that nobody has begun to pay, asking first; one in process it cannot', async () => {
    const sent = mount({
      rows: [open, { ...open, id: 4, estado: 'en_proceso', message: 'Estamos haciendo tu pago.' }],
    });
    const button = await screen.findByRole('button', { name: 'Cancelar retiro' });
    fireEvent.click(button);
    const dialog = screen.getByRole('dialog', { name: '¿Cancelas este retiro?' });
    expect(dialog.textContent).toContain('Los S/ 25.00 vuelven a tu saldo.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar retiro' }));
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['plus/withdrawals/5/cancel/']));
  });
});
