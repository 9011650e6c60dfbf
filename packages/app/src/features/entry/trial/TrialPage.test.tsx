// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ClientProvider, createClient, createSessionStore, SessionProvider } from '@arma11/core';
import type { Trial } from '@arma11/core/back-office';
import { LinkProvider } from '@arma11/widgets/ui';
import { trialFixture } from '@arma11/testing/fixtures/visitorFixtures';
import { RouterLink } from '../../../page/RouterLink';
import { readTrial } from '../../../page/trial/trialScores';
import { TrialPage } from './TrialPage';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => {
  localStorage.clear();
  vi.setSystemTime('2026-06-11T20:00:00Z');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`estás en ${pathname}${search}`}</p>;
}

function mount(trial: Trial | number, { at = '/probar/predi/42', token = '' } = {}) {
  const store = createSessionStore();
  if (token) store.write(token);
  const client = createClient({
    getToken: store.token,
    transport: async () =>
      typeof trial === 'number'
        ? { status: trial, headers: {}, body: { code: 'X', message: 'No responde.' } }
        : { status: 200, headers: {}, body: trial },
    wait: async () => undefined,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>
          <LinkProvider component={RouterLink}>
            <MemoryRouter initialEntries={[at]}>
              <Routes>
                <Route path="/probar/predi/:idSala" element={<TrialPage />} />
                <Route path="*" element={<Where />} />
              </Routes>
            </MemoryRouter>
          </LinkProvider>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
}

const goals = (team: string) => screen.findByRole('spinbutton', { name: `Goles de ${team}` });
async function put(team: string, value: string) {
  fireEvent.change(await goals(team), { target: { value } });
}
const [first] = trialFixture().matches;

it('keeps scores on the device as they are put, counts the whole ones, and leads to an account on the way to the room', async () => {
  mount(trialFixture(), { at: '/probar/predi/42?ref=juan_10' });
  expect((await screen.findByRole('button', { name: 'Guárdalas con tu cuenta' })).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await put(first!.local.name, '2');
  expect(screen.getByText(`· Faltan los goles de ${first!.visit.name}.`)).toBeTruthy();
  await put(first!.visit.name, '1');
  expect(screen.getByText('1 de 3')).toBeTruthy();
  expect(readTrial(42)).toEqual({
    until: Date.parse('2026-06-11T22:15:00Z'),
    scores: new Map([[first!.id, { local: 2, visit: 1 }]]),
  });
  expect(screen.getByRole('link', { name: 'Guárdalas con tu cuenta' }).getAttribute('href')).toBe(
    '/?from=%2Fpredi%2Fsala%2F42&ref=juan_10',
  );
  cleanup();
  mount(trialFixture());
  expect(((await goals(first!.local.name)) as HTMLInputElement).value).toBe('2');
});

it('tells what the room costs, its pot and its lock before anybody registers', async () => {
  mount(trialFixture());
  for (const text of ['S/ 5.00', 'S/ 45.00', /^Cierra en 2 h/]) expect(await screen.findByText(text)).toBeTruthy();
});

it.each([
  ['is full', trialFixture({ estado: 'llena' }), 'Esta sala ya no recibe respuestas. Elige otra en el inicio.'],
  [
    'has locked meanwhile',
    trialFixture({ lock_at: '2026-06-11T20:00:00Z' }),
    'Esta sala ya no recibe respuestas. Elige otra en el inicio.',
  ],
  ['is not public', 404, 'Esta sala no se prueba sin cuenta. Elige otra en el inicio.'],
])('asks nothing of a room that %s, and says what to do', async (_, trial, sentence) => {
  mount(trial);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver otras salas' }).getAttribute('href')).toBe('/');
});

it('says so where the browser keeps nothing', async () => {
  mount(trialFixture());
  await goals(first!.local.name);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('refused');
  });
  await put(first!.local.name, '2');
  expect(screen.getByText(/^Tu navegador no guarda nada/)).toBeTruthy();
});

it('leads who is signed in to the room itself', () => {
  mount(trialFixture(), { token: 'abc' });
  expect(screen.getByText('estás en /predi/sala/42')).toBeTruthy();
});
