import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { createClient } from '@arma11/core';
import type { RankingRow } from '@arma11/core/contract';
import { Arma11Provider } from '@arma11/widgets';
import { rankingRowFixture } from '@arma11/testing/fixtures/rankingFixture';
import { RankingTable } from './RankingTable';

afterEach(cleanup);

function show(rows: readonly RankingRow[], before = false) {
  const client = createClient({ transport: async () => ({ status: 404, headers: {}, body: null }) });
  render(
    <Arma11Provider client={client} queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <RankingTable rows={rows} before={before} hrefOf={({ ins, is_me }) => (is_me ? undefined : `/duelo/${ins}`)} />
      </MemoryRouter>
    </Arma11Provider>,
  );
  const table = screen.getByRole('table', { name: 'Tabla de posiciones' });
  return {
    heads: within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
    rows: within(table).getAllByRole('row').slice(1),
  };
}

it('has a column for each thing that is known of a place, and leads to the head-to-head', () => {
  const { heads, rows } = show([rankingRowFixture({ ins: 4, points: 33 })]);
  expect(heads).toEqual(['Puesto', 'Jugador', 'Cambio', 'Premio', 'Puntos']);
  expect(within(rows[0]!).getByRole('link', { name: 'Ver frente a jugador-4' }).getAttribute('href')).toBe('/duelo/4');
  expect(within(rows[0]!).getAllByRole('cell').at(-1)!.textContent).toBe('33');
});

it('counts the right answers in prediction rooms, once there are some', () => {
  const row = rankingRowFixture({ ins: 4, aciertos: 7 });
  const { heads, rows } = show([row]);
  expect(heads).toContain('Aciertos');
  expect(within(rows[0]!).getByRole('cell', { name: '7' })).toBeTruthy();
  cleanup();
  expect(show([row], true).heads).not.toContain('Aciertos');
});

it('marks the player and does not lead them to themselves', () => {
  const { rows } = show([rankingRowFixture({ ins: 9, is_me: true })]);
  expect(rows[0]!.dataset['me']).toBe('true');
  expect(rows[0]!.textContent).toContain('(Tú)');
  expect(within(rows[0]!).queryByRole('link')).toBeNull();
});
