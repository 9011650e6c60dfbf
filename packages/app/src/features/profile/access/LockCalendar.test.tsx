// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ClientProvider, createClient } from '@arma11/core';
import { LockCalendar } from './LockCalendar';

afterEach(cleanup);

const URL_OF_KEY = 'https://juego.example/services/plus/calendar/clave.ics';

function mount(since: string | null) {
  const sent: string[] = [];
  let made = since;
  const client = createClient({
    getToken: () => 'abc',
    transport: async ({ method, path }) => {
      if (method !== 'GET') sent.push(`${method} ${path}`);
      if (method === 'POST') made = '2026-06-10T12:00:00Z';
      if (method === 'DELETE') made = null;
      return { status: 200, headers: {}, body: method === 'GET' ? { since: made } : { status: 'ok', url: URL_OF_KEY } };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <LockCalendar />
      </ClientProvider>
    </QueryClientProvider>,
  );
  return sent;
}

it('makes an address, shows it once, and opens it in the device’s calendar or as a file', async () => {
  const sent = mount(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Crear mi enlace' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Enlace de tu calendario')).value).toBe(URL_OF_KEY);
  expect(screen.getByRole('link', { name: 'Suscribirme' }).getAttribute('href')).toBe(
    'webcal://juego.example/services/plus/calendar/clave.ics',
  );
  expect(screen.getByRole('link', { name: 'Bajar .ics' }).getAttribute('download')).toBe('arma-tu-11.ics');
  expect(sent).toEqual(['POST plus/notifications/calendar/']);
});

it('says since when there is one, without showing it, and takes it back', async () => {
  const sent = mount('2026-06-10T12:00:00Z');
  expect(await screen.findByText(/Tienes un enlace desde el .*10 jun/)).toBeTruthy();
  expect(screen.queryByLabelText('Enlace de tu calendario')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el enlace' }));
  expect(await screen.findByRole('button', { name: 'Crear mi enlace' })).toBeTruthy();
  expect(sent).toEqual(['DELETE plus/notifications/calendar/']);
});
