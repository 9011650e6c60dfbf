// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ClientProvider, createClient } from '@arma11/core';
import { MemoryRouter } from 'react-router';
import { LeagueBests } from './LeagueBests';

afterEach(cleanup);

const sala = { kind: 'compe', id: 7, name: 'Sala Norte' };
const league = {
  league_unique: 'demo',
  league_name: 'Liga del Pacífico',
  jornada: 5,
  jornada_name: 'Fecha 5',
  best_lineup: { user: { username: 'rosa_10' }, sala, formation: '442', points: 71 },
  top_scorer: { player: { full_name: 'Beto Ruiz' }, goals: 1, points: 9 },
  top_prediction: {
    match: { local: { short: 'ALI' }, visit: { short: 'UNI' } },
    question: '¿Quién gana?',
    answer: 'Local',
    hits: 9,
    pct: 74.6,
  },
  biggest_prize: { user: { username: 'memo_7' }, sala, prize: 324 },
};

function mount(body: unknown) {
  const client = createClient({
    transport: async ({ path }) => ({
      status: 200,
      headers: {},
      body: path.startsWith('plus/stats') ? body : { id: 9 },
    }),
  });
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <MemoryRouter>
          <LeagueBests />
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return container;
}

describe('the best of the last jornada', () => {
  it('shows who had the best eleven, scored most, what people knew, and the biggest prize', async () => {
    mount([league]);
    expect(await screen.findByText('Liga del Pacífico · Fecha 5')).toBeTruthy();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toBe('rosa_10Mejor once · Sala Norte71 pts');
    expect(rows[1]).toBe('Beto RuizGoleador1 gol');
    expect(rows[2]).toBe('¿Quién gana? LocalLa que más acertaron · ALI - UNI75 %');
    expect(rows[3]).toMatch(/^memo_7Mayor premio · Sala Norte/);
  });

  it('leaves out what nobody did, and itself before the first jornada', async () => {
    mount([{ ...league, top_scorer: null, top_prediction: null, biggest_prize: null }]);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    cleanup();
    const container = mount([]);
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});
