// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ClientProvider, createClient } from '@arma11/core';
import type { QuietHours } from '@arma11/core/contract';
import { QuietHoursField } from './QuietHoursField';

afterEach(cleanup);

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const refusal = {
  error: { code: 'DATOS_INVALIDOS', message: 'Revisa los datos.', fields: { zone: 'No la conocemos.' } },
};

function mount(quiet: QuietHours | null, { publicKey = 'clave' as string | null, refuses = false } = {}) {
  const sent: (QuietHours | null)[] = [];
  const client = createClient({
    getToken: () => 'abc',
    transport: async ({ method, body }) => {
      if (method === 'GET') return { status: 200, headers: {}, body: { public_key: publicKey } };
      const { quiet_hours } = body as { quiet_hours: QuietHours | null };
      sent.push(quiet_hours);
      return refuses
        ? { status: 400, headers: {}, body: refusal }
        : { status: 200, headers: {}, body: { status: 'ok', prefs: [], quiet_hours } };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <QuietHoursField quiet={quiet} />
      </ClientProvider>
    </QueryClientProvider>,
  );
  return sent;
}

const tick = () => screen.findByLabelText<HTMLInputElement>('Callar a estas horas');
const hour = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('offers a night on the clock of the device, by one tick, and ends it by another', async () => {
  const sent = mount(null);
  await userEvent.click(await tick());
  await waitFor(() => expect(sent).toEqual([{ from: '22:00', until: '08:00', zone }]));
  expect([hour('Desde las').value, hour('Hasta las').value]).toEqual(['22:00', '08:00']);
  await waitFor(async () => {
    await userEvent.click(await tick());
    expect(sent.at(-1)).toBeNull();
  });
  expect(screen.queryByLabelText('Desde las')).toBeNull();
});

it('saves an hour as it is chosen, and nothing while it is half typed', async () => {
  const sent = mount({ from: '22:00', until: '08:00', zone });
  await tick();
  fireEvent.change(hour('Desde las'), { target: { value: '' } });
  expect(sent).toEqual([]);
  fireEvent.change(hour('Desde las'), { target: { value: '23:30' } });
  await waitFor(() => expect(sent).toEqual([{ from: '23:30', until: '08:00', zone }]));
});

it('asks for another hour where they end as they begin, and saves nothing', async () => {
  const sent = mount({ from: '22:00', until: '08:00', zone });
  await tick();
  fireEvent.change(hour('Hasta las'), { target: { value: '22:00' } });
  expect(await screen.findByText('Elige otra hora: a esa empieza el silencio.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('goes back to what is saved where the server refuses, and says so', async () => {
  mount({ from: '22:00', until: '08:00', zone }, { refuses: true });
  await tick();
  fireEvent.change(hour('Hasta las'), { target: { value: '09:00' } });
  expect(await screen.findByText(/Algo salió mal/)).toBeTruthy();
  expect(hour('Hasta las').value).toBe('08:00');
});

it('is not there where the server notifies no device', async () => {
  mount(null, { publicKey: null });
  await waitFor(() => expect(screen.queryByLabelText('Callar a estas horas')).toBeNull());
});
