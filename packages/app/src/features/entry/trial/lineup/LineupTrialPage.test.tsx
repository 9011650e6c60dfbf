// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ClientProvider, createClient, createSessionStore, SessionProvider } from '@arma11/core';
import type { LineupTrial } from '@arma11/core/back-office';
import { LinkProvider } from '@arma11/widgets/ui';
import { lineupTrialFixture } from '@arma11/testing/fixtures/visitorFixtures';
import { RouterLink } from '../../../../page/RouterLink';
import { keepLineup, readKeptLineup } from '../../../../page/trial/keptLineup';
import { LineupTrialPage } from './LineupTrialPage';

vi.setConfig({ testTimeout: 60_000 });
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });
beforeEach(() => {
  localStorage.clear();
  vi.setSystemTime('2026-06-11T20:00:00Z');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`estás en ${pathname}${search}`}</p>;
}

function mount(trial: LineupTrial | number, { at = '/probar/compe/42', token = '' } = {}) {
  const store = createSessionStore();
  if (token) store.write(token);
  const sent: string[] = [];
  const client = createClient({
    getToken: store.token,
    transport: async ({ method, path }) => {
      sent.push(`${method} ${path}`);
      return typeof trial === 'number'
        ? { status: trial, headers: {}, body: { code: 'X', message: 'No responde.' } }
        : { status: 200, headers: {}, body: trial };
    },
    wait: async () => undefined,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>
          <LinkProvider component={RouterLink}>
            <MemoryRouter initialEntries={[at]}>
              <Routes>
                <Route path="/probar/compe/:idSala" element={<LineupTrialPage />} />
                <Route path="*" element={<Where />} />
              </Routes>
            </MemoryRouter>
          </LinkProvider>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return sent;
}

const trial = lineupTrialFixture();
const drawn = trial.lineup!.players;
const enter = () => screen.findByRole('link', { name: 'Regístrate y entra con este once' });

it('shows the drawn eleven, keeps it, and leads to an account on the way to the room with it', async () => {
  const sent = mount(trial, { at: '/probar/compe/42?ref=juan_10' });
  expect((await enter()).getAttribute('href')).toBe('/?from=%2Fcompe%2Fsala%2F42&ref=juan_10');
  expect(await screen.findByText(/^Sin tocar: este once te tocó al azar/)).toBeTruthy();
  expect(readKeptLineup(42)).toMatchObject({ until: Date.parse('2026-06-11T22:15:00Z'), chosen: false });
  fireEvent.click(await enter());
  expect(readKeptLineup(42)).toMatchObject({ chosen: true, formation: '442' });
  expect(readKeptLineup(42)!.players.map(({ id }) => id)).toEqual(drawn);
  expect(sent).toEqual(['GET plus/visitors/compe/42/']);
});

it('begins with the eleven of an earlier visit, and names who came in for whoever cannot play any more', async () => {
  const players = drawn.map((id, slot) => (slot === 1 ? { id: 9, name: 'Cubillas' } : { id, name: 'otro' }));
  keepLineup(42, { until: 1, chosen: true, formation: '442', players, captain: 2 });
  mount(trial);
  expect(await screen.findByText(/^Cubillas ya no juega esta jornada: entró /)).toBeTruthy();
  const kept = readKeptLineup(42)!;
  expect([kept.chosen, kept.captain, kept.players[2]!.id]).toEqual([true, 2, drawn[2]]);
  expect(kept.players.map(({ id }) => id)).not.toContain(9);
  expect(screen.queryByText(/^Sin tocar/)).toBeNull();
});

it.each([
  ['is full', lineupTrialFixture({ estado: 'llena' }), 'Esta sala ya no recibe equipos. Elige otra en el inicio.'],
  [
    'has locked meanwhile',
    lineupTrialFixture({ lock_at: '2026-06-11T20:00:00Z' }),
    'Esta sala ya no recibe equipos. Elige otra en el inicio.',
  ],
  ['has too few players', { ...trial, lineup: null }, /^Los clubes de esta jornada aún no tienen jugadores/],
  ['is not public', 404, 'Esta sala no se prueba sin cuenta. Elige otra en el inicio.'],
])('asks nothing of a room that %s, and says what to do', async (_, told, sentence) => {
  mount(told);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver otras salas' }).getAttribute('href')).toBe('/');
});

it('says so where the browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  mount(trial);
  expect(await screen.findByText(/^Tu navegador no guarda nada/)).toBeTruthy();
});

it('leads who is signed in to the room itself', () => {
  mount(trial, { token: 'abc' });
  expect(screen.getByText('estás en /compe/sala/42')).toBeTruthy();
});
