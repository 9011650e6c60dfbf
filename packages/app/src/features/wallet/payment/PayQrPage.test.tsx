// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router';
import { ClientProvider, createClient, type TransportRequest } from '@arma11/core';
import type { Deposit } from '@arma11/core/contract';
import { PayQrPage } from './PayQrPage';

afterEach(cleanup);

const now = Date.parse('2026-06-11T20:10:00Z');
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();
const code = {
  image: 'data:image/png;base64,x',
  holder: 'Arma SAC',
  phone_masked: '••• 000',
  instructions: ['Abre Yape.'],
};
const pending: Deposit = {
  id: 31,
  estado: 'pendiente',
  coins: 100,
  bonus_coins: 0,
  price_cents: 1000,
  pay_amount_cents: 1003,
  currency: 'PEN',
  provider: 'yape',
  operation_number: null,
  operation_number_required: false,
  paid_at: null,
  has_image: false,
  correctable: false,
  reject_reason: null,
  message: 'Paga S/ 10.03 exactos con Yape y dinos que ya pagaste.',
  created_at: hours(-0.1),
  expires_at: hours(0.9),
  data_until: hours(23.9),
  decided_at: null,
  qr: code,
};

function mount(deposit: Deposit | null, answer?: { status: number; body: unknown }, path = '/play/pay-qr?id=31') {
  const sent: TransportRequest[] = [];
  let held = deposit;
  const client = createClient({
    now: () => now,
    wait: async () => undefined,
    transport: async (request) => {
      if (request.method === 'POST') {
        sent.push(request);
        held = { ...pending, estado: 'cancelado', message: 'Cancelaste esta recarga.', qr: null };
        return { status: 200, headers: {}, body: { status: 'ok', deposit: held } };
      }
      if (request.method === 'PATCH') {
        sent.push(request);
        const body = {
          status: 'ok',
          deposit: { ...deposit, estado: 'en_revision', message: 'Lo revisamos.', qr: null },
        };
        return { headers: {}, ...(answer ?? { status: 200, body }) };
      }
      if (request.path.startsWith('home/exchange')) return { status: 200, headers: {}, body: { money: 'real' } };
      if (held) return { status: 200, headers: {}, body: held };
      return { status: 404, headers: {}, body: { code: 'NO_EXISTE', message: 'No existe.' } };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <PayQrPage />
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return sent;
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Ya pagué' }));

describe('paying a top-up by QR (rules R12.3)', () => {
  it('shows the amount to the cent, the code, whose it is and the steps', async () => {
    mount(pending);
    expect((await screen.findByText('Paga exactamente')).nextSibling?.textContent).toBe('S/\u00a010.03');
    expect(screen.getByRole('img', { name: 'Código QR de Yape' }).getAttribute('src')).toBe(code.image);
    expect(screen.getByText('Arma SAC')).toBeTruthy();
    expect(screen.getByText('Abre Yape.')).toBeTruthy();
  });

  it('sends the operation without its spaces and the hour of Lima as an instant, and then says what happens', async () => {
    const sent = mount(pending);
    await screen.findByText('Paga exactamente');
    fireEvent.change(field('Número de operación'), { target: { value: '123 456-78' } });
    fireEvent.change(field(/Fecha y hora/), { target: { value: '2026-06-11T15:04' } });
    press();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.path).toBe('plus/deposits/31/');
    expect(Object.fromEntries(sent[0]!.body as FormData)).toEqual({
      operation_number: '12345678',
      paid_at: '2026-06-11T20:04:00.000Z',
    });
  });

  it('needs the number where only it can find the payment, and leaves it out of what it does not need', async () => {
    const required = mount({ ...pending, operation_number_required: true });
    await screen.findByText('Paga exactamente');
    press();
    expect(await screen.findByText('Escribe los 6 a 20 dígitos del número de operación.')).toBeTruthy();
    expect(required).toHaveLength(0);
    cleanup();
    const free = mount(pending);
    await screen.findByText('Paga exactamente');
    press();
    await waitFor(() => expect(free).toHaveLength(1));
    expect([...(free[0]!.body as FormData).keys()]).toEqual(['paid_at']);
  });

  it('is taken back after asking, and then says so (rules R16.6)', async () => {
    const sent = mount(pending);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar recarga' }));
    expect(sent).toHaveLength(0);
    const dialog = await screen.findByRole('dialog', { name: '¿Cancelas esta recarga?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar recarga' }));
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['plus/deposits/31/cancel/']));
    expect((await screen.findAllByText('Cancelaste esta recarga.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Ya pagué' })).toBeNull();
  });

  it('that was not found is corrected and sent once more; another is over (rules R16.6)', async () => {
    const rejected = { ...pending, estado: 'rechazado', reject_reason: 'no_encontrado', qr: null } as const;
    const sent = mount({ ...rejected, operation_number: '11111111', correctable: true });
    expect(await screen.findByRole('heading', { name: 'Corregir y enviar una vez más' })).toBeTruthy();
    fireEvent.change(field('Número de operación'), { target: { value: '22222222' } });
    press();
    await waitFor(() => expect(sent).toHaveLength(1));
    cleanup();
    mount(rejected);
    await screen.findByText('Datos de la recarga');
    expect(screen.queryByRole('button', { name: 'Ya pagué' })).toBeNull();
  });

  it('hides the code when its hour is over, and still takes the number', async () => {
    mount({ ...pending, expires_at: hours(-0.1) });
    expect(await screen.findByText(/Ya pasó la hora de pago/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /Código QR/ })).toBeNull();
    expect(field('Número de operación').required).toBe(true);
  });

  it('shows a refusal in the server’s words and keeps what was typed', async () => {
    mount(pending, {
      status: 409,
      body: { code: 'OPERACION_REPETIDA', message: 'Ese número ya está en otra recarga.' },
    });
    await screen.findByText('Paga exactamente');
    fireEvent.change(field('Número de operación'), { target: { value: '12345678' } });
    press();
    expect(await screen.findByText('Ese número ya está en otra recarga.')).toBeTruthy();
    expect(field('Número de operación').value).toBe('12345678');
  });

  it('has nothing to pay once it is decided, and leads on', async () => {
    mount({ ...pending, estado: 'rechazado', message: 'No encontramos tu pago.', qr: null });
    expect((await screen.findAllByText('No encontramos tu pago.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Ya pagué' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Pedir otra recarga' })).toBeTruthy();
  });

  it.each(['/play/pay-qr?id=31', '/play/pay-qr?id=otra'])(
    'says that %s is none, and leads to all of them',
    async (path) => {
      mount(null, undefined, path);
      expect(await screen.findByText(/No encontramos esa recarga/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Mis recargas' })).toBeTruthy();
    },
  );
});
