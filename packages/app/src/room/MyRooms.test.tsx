// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ClientProvider, createClient } from '@arma11/core';
import { LinkProvider } from '@arma11/widgets/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouterLink } from '../page/RouterLink';
import type { MyRoomRowProps } from './MyRoomRow';
import { MyRooms } from './MyRooms';

const terms = { amount_ins: 50, pozo: 765, num_players: 17, max_players: 20 };
const room: MyRoomRowProps = {
  href: '/compe/sala/7',
  league: 'demo',
  logo: null,
  name: 'Tribuna norte',
  when: 'Fecha 4',
  estado: 'en_vivo',
  lockAt: '2026-01-01T00:00:00.000Z',
  rank: 3,
  points: 40,
  terms,
};

function list(row: MyRoomRowProps, over = false) {
  const client = createClient({ transport: () => new Promise(() => {}) });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ClientProvider client={client}>
          <LinkProvider component={RouterLink}>
            <MyRooms label="En juego" items={[row]} keyOf={({ href }) => href} over={over}>
              {(item, Row) => <Row {...item} />}
            </MyRooms>
          </LinkProvider>
        </ClientProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const cells = () =>
  within(screen.getByRole('table', { name: 'En juego' }))
    .getAllByRole('cell')
    .slice(1)
    .map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists rooms in lines on a phone', () => {
  list(room);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('listitem').textContent).toBe('Tribuna norteEn vivo · Puesto 3 · Fecha 440 pts');
});

describe('on a wide screen', () => {
  beforeEach(() => {
    const media = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => media);
  });

  it('shows what a room costs, pays and holds under heads, and leads to it from its row', () => {
    list(room);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Sala', 'Entrada', 'Pozo', 'Cupos', 'Cierre', 'Puesto', 'Puntos']);
    expect(cells().slice(2)).toEqual(['17/20', '–', '3', '40']);
    expect(screen.getByRole('link', { name: 'Tribuna norte' }).getAttribute('href')).toBe('/compe/sala/7');
  });

  it('tells no place and no points before the lock', () => {
    list({ ...room, estado: 'abierta', points: 0 });
    expect(cells().slice(-2)).toEqual(['–', '–']);
  });

  it('has what was paid in its column once the rooms are over, and not beside the name as well', () => {
    list({ ...room, estado: 'pagada', prize: 324, note: 'Ganaste' }, true);
    expect(screen.getByRole('columnheader', { name: 'Premio' })).toBeTruthy();
    expect(cells()[3]).toMatch(/32|324/);
    expect(screen.queryByText('Ganaste')).toBeNull();
  });
});
