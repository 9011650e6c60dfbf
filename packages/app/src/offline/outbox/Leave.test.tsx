import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClientProvider, createClient, createSessionStore, SessionProvider } from '@arma11/core';
import type { Lineup } from '@arma11/core/contract';
import { createOutbox } from './createOutbox';
import { Leave } from './Leave';
import { OutboxContext } from './OutboxContext';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const groups = { porteros: [], defensas: [], mediocampistas: [], delanteros: [], entrenadores: [] };
const team = { ...groups, id: 7, version: 2, formation: '442', jornada: 3 } as unknown as Lineup;

function mount(waiting: boolean) {
  const store = createSessionStore();
  store.write('rosa');
  const outbox = createOutbox(store);
  if (waiting) outbox.keepLineup(team);
  const client = createClient({
    transport: async () => ({ status: 200, headers: {}, body: {} }),
    getToken: store.token,
  });
  const onStay = vi.fn();
  render(
    <MemoryRouter>
      <ClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <SessionProvider store={store}>
            <OutboxContext value={{ store, outbox }}>
              <Leave onStay={onStay} />
            </OutboxContext>
          </SessionProvider>
        </QueryClientProvider>
      </ClientProvider>
    </MemoryRouter>,
  );
  return { store, onStay };
}

describe('signing out', () => {
  it('is done at once when nothing waits to be sent', async () => {
    const { store } = mount(false);
    await waitFor(() => expect(store.token()).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks first while a team waits, since it would be lost', async () => {
    const { store, onStay } = mount(true);
    expect(screen.getByRole('dialog', { name: 'Tienes algo sin enviar' }).textContent).toContain('1 cambio');
    await userEvent.click(screen.getByRole('button', { name: 'Quedarme' }));
    expect(onStay).toHaveBeenCalledOnce();
    expect(store.token()).toBe('rosa');
  });

  it('ends the session after the second word', async () => {
    const { store } = mount(true);
    await userEvent.click(screen.getByRole('button', { name: 'Salir igual' }));
    await waitFor(() => expect(store.token()).toBeNull());
  });
});
