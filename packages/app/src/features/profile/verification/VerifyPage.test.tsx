// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { ClientProvider, createClient } from '@arma11/core';
import { VerifyPage } from './VerifyPage';

// Whole pages: on a busy machine they take longer than a test usually does.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);

let now = 0;
beforeEach(() => void (now = Date.parse('2026-06-11T20:10:00Z')));

const me = { id: 9, username: 'tribuna_norte', phone: '+51987654321', phone_verify: false };
type Answer = { status: number; body: unknown };

function mount(answer: (body: { phone: string; code?: string }) => Answer, user = me) {
  const sent: unknown[] = [];
  let current = user;
  const client = createClient({
    now: () => now,
    transport: async ({ method, body }) => {
      if (method === 'GET') return { status: 200, headers: {}, body: current };
      sent.push(body);
      const replied = answer(body as { phone: string; code?: string });
      const { user: fresh } = replied.body as { user?: typeof me };
      if (fresh) current = fresh;
      return { headers: {}, ...replied };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <MemoryRouter>
          <VerifyPage />
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return sent;
}

const code = (wait: number): Answer => ({
  status: 200,
  body: {
    status: 'ok',
    sent: true,
    expires_at: new Date(now + 600_000).toISOString(),
    resend_at: new Date(now + wait).toISOString(),
    masked: '*** *** 321',
  },
});
const verified: Answer = {
  status: 200,
  body: { status: 'ok', phone_verify: true, user: { ...me, phone_verify: true } },
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('verifying the phone (rules R13.1)', () => {
  it('sends a code to the saved number, then confirms what was typed', async () => {
    const sent = mount((body) => (body.code ? verified : code(60_000)));
    await press('Enviar código');
    expect(await screen.findByText(/Te enviamos un código al \*\*\* \*\*\* 321/)).toBeTruthy();
    await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '12 34-56');
    await press('Verificar');
    expect(await screen.findByText('Listo, tu celular está verificado.')).toBeTruthy();
    expect(sent).toEqual([{ phone: '987654321' }, { phone: '987654321', code: '123456' }]);
  });

  it('sends no second code before its minute is over, and one afterwards', async () => {
    const sent = mount(() => code(sent.length === 1 ? 1500 : 60_000));
    await press('Enviar código');
    const resend = await screen.findByRole('button', { name: 'Enviar otro código' });
    expect(screen.getAllByText(/Podrás pedir otro código en 2 s\./).length).toBeGreaterThan(0);
    await userEvent.click(resend);
    expect(sent).toHaveLength(1);
    now += 1500;
    await waitFor(() => expect(resend.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
    await userEvent.click(resend);
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('sends nothing for what is no mobile number', async () => {
    const sent = mount(() => code(60_000), { ...me, phone: '' });
    await userEvent.type(await screen.findByLabelText('Celular'), '12345');
    await press('Enviar código');
    expect(await screen.findByText('Escribe un celular de 9 dígitos que empiece con 9.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says how many tries are left, and keeps the code that was typed', async () => {
    const wrong = { code: 'CODIGO_INCORRECTO', message: 'El código no es correcto. Te quedan 4 intentos.', left: 4 };
    mount((body) => (body.code ? { status: 422, body: wrong } : code(60_000)));
    await press('Enviar código');
    const field = await screen.findByLabelText<HTMLInputElement>('Código de 6 dígitos');
    await userEvent.type(field, '000000');
    await press('Verificar');
    expect(await screen.findByText(wrong.message)).toBeTruthy();
    expect(field.value).toBe('000000');
  });

  it('has nothing to ask of a number that is verified', async () => {
    mount(() => code(60_000), { ...me, phone_verify: true });
    expect(await screen.findByText('Tu celular 987654321 está verificado.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
