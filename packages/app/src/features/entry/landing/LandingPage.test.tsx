// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ClientProvider, createClient, createSessionStore, SessionProvider } from '@arma11/core';
import { LinkProvider } from '@arma11/widgets/ui';
import { frontFixture, invitationFixture, visitorRoomFixture } from '@arma11/testing/fixtures/visitorFixtures';
import { RouterLink } from '../../../page/RouterLink';
import { keepLineup } from '../../../page/trial/keptLineup';
import { keepTrial } from '../../../page/trial/trialScores';
import { LandingPage } from './LandingPage';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});

const FRONT = 'plus/visitors/front/';
const invitedTo = (query: string) => `plus/visitors/invitation/?${query}`;
const LINK = '/?from=%2Fcompe%2Fsala%2Fjoin%2F%3Fcode%3DABCDE-FGHJK%26ref%3Drosita';
const LINK_ASKED = invitedTo('code=ABCDEFGHJK&ref=rosita');

function Where() {
  const { pathname, search, state } = useLocation();
  return <p>{`estás en ${pathname}${search} con ${JSON.stringify(state)}`}</p>;
}

function mount(at: string, answers: Record<string, unknown>) {
  const store = createSessionStore();
  const sent: string[] = [];
  const client = createClient({
    getToken: store.token,
    transport: async ({ path }) => {
      sent.push(path);
      const body = answers[path];
      return body === undefined
        ? { status: 404, headers: {}, body: { code: 'NO_EXISTE', message: 'x' } }
        : { status: 200, headers: {}, body };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>
          <LinkProvider component={RouterLink}>
            <MemoryRouter initialEntries={[at]}>
              <Routes>
                <Route path="/" element={<LandingPage />} />
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

describe('the landing', () => {
  it('shows the matches and the pots as they are, above the rules, each leading to its room', async () => {
    mount('/?ref=juan_10', { [FRONT]: frontFixture });
    const room = await screen.findByRole('link', { name: /^(?!Prueba).*Noche grande/ });
    expect(room.getAttribute('href')).toBe('/?from=%2Fcompe%2Fsala%2F31&ref=juan_10');
    expect(room.textContent).toContain('Entrada S/ 20.00 · 12/20');
    expect(room.textContent).toContain('S/ 250.00');
    const trials = screen.getAllByRole('link', { name: /^Prueba sin cuenta/ });
    expect(trials.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Prueba sin cuenta: Noche grande', '/probar/compe/31?ref=juan_10'],
      ['Prueba sin cuenta: Gran polla', '/probar/predi/42?ref=juan_10'],
      ['Prueba sin cuenta: Sala libre', '/probar/predi/20?ref=juan_10'],
    ]);
    expect(screen.getByRole('heading', { name: 'En la cancha ahora' })).toBeTruthy();
    expect(screen.getByText("51'")).toBeTruthy();
    expect(screen.getByText('17:20 H')).toBeTruthy();
    const rules = screen.getByRole('heading', { name: 'Reglas de la comunidad' });
    expect(room.compareDocumentPosition(rules) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['there is nothing', { [FRONT]: { matches: [], rooms: [] } }],
    ['it cannot be read', {}],
  ])('shows nothing of the game where %s', async (_, answers) => {
    const sent = mount('/', answers);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(sent).toContain(FRONT);
    expect(screen.queryByText('Pozos en juego')).toBeNull();
    expect(screen.queryByText(/Algo salió mal/)).toBeNull();
  });
});

describe('an invited friend', () => {
  it('reads who invites, to which room and what it costs, before the ways in, and of no other room', async () => {
    const sent = mount(LINK, { [LINK_ASKED]: invitationFixture });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Rosita te invita' });
    const ticket = within(screen.getByRole('region', { name: 'Los del barrio' }));
    for (const text of ['S/ 5.00', 'S/ 45.00', '9/20']) expect(ticket.getByText(text)).toBeTruthy();
    const register = screen.getByRole('button', { name: 'Registrarme y jugar' });
    expect(heading.compareDocumentPosition(register) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ya tengo cuenta' }).getAttribute('href')).toBe(
      `/login-user${LINK.slice(1)}`,
    );
    expect(sent).not.toContain(FRONT);
  });

  it('may try a public room of predictions first, and reads what waits for them there', async () => {
    keepTrial(42, { until: Date.parse('2096-01-01T00:00:00Z'), scores: new Map([[5, { local: 2, visit: 1 }]]) });
    mount('/?from=%2Fpredi%2Fsala%2F42', {
      [invitedTo('kind=predi&id=42')]: { room: visitorRoomFixture(), inviter: null },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tu predicción te espera' })).toBeTruthy();
    const way = await screen.findByRole('link', { name: 'Cambiar mis predicciones' });
    expect(way.getAttribute('href')).toBe('/probar/predi/42');
  });

  it('may make an eleven of a public lineup room first, and reads that it waits for them there', async () => {
    const kept = { until: Date.parse('2096-01-01T00:00:00Z'), chosen: true, players: [], captain: null };
    keepLineup(42, { ...kept, formation: '442' });
    mount('/?from=%2Fcompe%2Fsala%2F42', {
      [invitedTo('kind=compe&id=42')]: { room: visitorRoomFixture({ kind: 'compe' }), inviter: null },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tu once te espera' })).toBeTruthy();
    const way = await screen.findByRole('link', { name: 'Cambiar mi once' });
    expect(way.getAttribute('href')).toBe('/probar/compe/42');
  });

  it('is sent on to enter the room once they have registered', async () => {
    mount(LINK, {
      [LINK_ASKED]: invitationFixture,
      'plus/auth/register/': { user: { id: 9, is_reset: false }, access: 'abc' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Registrarme y jugar' }));
    const sheet = within(await screen.findByRole('dialog'));
    const typed = {
      Email: 'rosa@correo.pe',
      'Nick de usuario': 'rosa_10',
      Contraseña: 'tres-pelotas',
      'Fecha de nacimiento': '1999-05-04',
    };
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(sheet.getByLabelText(label), { target: { value } });
    fireEvent.click(sheet.getByLabelText('Acepto los términos y condiciones.'));
    fireEvent.click(sheet.getByLabelText('Acepto la política de privacidad y el uso de mis datos.'));
    fireEvent.click(sheet.getByText('Crear mi cuenta'));
    expect(
      await screen.findByText('estás en /compe/sala/join/?code=ABCDE-FGHJK&ref=rosita con {"entering":true}'),
    ).toBeTruthy();
  });

  it.each([
    ['opens nothing', { [LINK_ASKED]: { room: null, inviter: null } }],
    ['cannot be read', {}],
  ])('finds the landing as it is where the link %s', async (_, answers) => {
    mount(LINK, answers);
    expect(await screen.findByRole('heading', { level: 1, name: /^Arma tu 11/ })).toBeTruthy();
    expect(screen.queryByText('Registrarme y jugar')).toBeNull();
    expect(screen.getByText('Crear cuenta')).toBeTruthy();
  });

  it('is never told a name that the address alone says', async () => {
    mount(LINK, { [LINK_ASKED]: { ...invitationFixture, inviter: null } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tu sala te espera' })).toBeTruthy();
    expect(screen.queryByText(/rosita/i)).toBeNull();
  });
});
