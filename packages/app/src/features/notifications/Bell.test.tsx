// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ClientProvider, createClient } from '@arma11/core';
import { Bell } from './Bell';

configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);

const empty = { count: 0, next: null, previous: null, results: [] };
const notice = { id: 1, kind: 'premio', title: 'Ganaste', body: '', link: null, created_at: '2026-06-11T20:00:00Z' };
const day = {
  date: '2026-06-11',
  quests: [],
  rooms: [],
  answers: { aciertos: 0, fallos: 0, pendientes: 0 },
  coins: { in: 0, out: 0 },
  next_locks: [],
  saldo: 300,
};

function mount(unread: number) {
  let left = unread;
  const client = createClient({
    transport: async ({ path }) => {
      if (path.startsWith('plus/notifications/read')) left = 0;
      const read_at = left > 0 ? null : '2026-06-11T21:00:00Z';
      const answers: [string, object][] = [
        ['plus/notifications/read', { status: 'ok', unread: 0 }],
        ['plus/notifications', { ...empty, results: unread > 0 ? [{ ...notice, read_at }] : [], unread: left }],
        ['quest/resume', day],
      ];
      return { status: 200, headers: {}, body: answers.find(([of]) => path.startsWith(of))?.[1] ?? empty };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <Bell />
      </ClientProvider>
    </QueryClientProvider>,
  );
}

describe('Bell', () => {
  it('says and shows how much is unread', async () => {
    mount(3);
    const bell = await screen.findByRole('button', { name: 'Avisos, 3 sin leer' });
    expect(bell.parentElement!.textContent).toBe('3');
  });

  it('has room for one figure', async () => {
    mount(12);
    const bell = await screen.findByRole('button', { name: 'Avisos, 12 sin leer' });
    expect(bell.parentElement!.textContent).toBe('9+');
  });

  it('shows no badge when everything was read', async () => {
    mount(0);
    expect((await screen.findByRole('button', { name: 'Avisos' })).parentElement!.textContent).toBe('');
  });

  it('opens the notices, and has nothing left to count once they are read', async () => {
    mount(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Avisos, 2 sin leer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisos' }));
    expect(await dialog.findByText('Ganaste')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Avisos', hidden: true })).toBeTruthy();
  });
});
