// Longer than 200 lines on purpose: what a visitor of a partner's page meets, from looking on to paying on our own site.
import { act, cleanup, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerToSave, EmbedViewer, PrediRoom } from '@arma11/core/contract';
import { embedCode } from '@arma11/core/domain';
import { createEmbedSession, clientOf } from '@arma11/core';
import { contract } from '@arma11/core/contract';
import { ourSite, partnerPage, tokenAnswer, type PartnerSettings } from '../fixtures/embedFixture';
import { answers, refuses, unauthenticated, type FixtureRoutes } from '@arma11/testing/transports/fixtureTransport';
import { prediMatches } from '@arma11/testing/fixtures/prediFixture';
import { savingAnswers, storedAnswers } from '@arma11/testing/fixtures/prediRoutes';
import { doneQuest } from '@arma11/testing/fixtures/questFixture';
import { offerFixture, prediRoomFixture, salaFixture } from '@arma11/testing/fixtures/roomFixture';
import { PrediccionPanel } from '../PrediccionPanel/PrediccionPanel';
import { QuestBar } from '../QuestBar/QuestBar';
import { joinRoom } from '../RoomCard/joinRoom';
import { RoomCard } from '../RoomCard/RoomCard';
import { roomFacts } from '../RoomCard/roomFacts';
import { WalletBadge } from '../WalletBadge/WalletBadge';
import { Arma11Provider } from './Arma11Provider';
import { useEmbedSession } from './SessionContext';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const joining = 'POST predi/ins-predi/ins-user/';
const player: EmbedViewer = { username: 'tribuna_norte', avatar: '', local_contry: 'PEN', saldo: 845 };
const free = { amount_ins: 0, top_award: 0, has_tie: false };
const roomAt = 'GET predi/sala/get/77/';
const matchesAt = 'GET predi-partidos/list/match-sala/77/';

/** The room for who is not in it, and for the player, who comes in by joining. */
function routesOf(room: Partial<PrediRoom> = free, already = 0) {
  let ins = already;
  const matches = answers(
    prediMatches
      .filter(({ match }) => !match.close_predi)
      .slice(0, 2)
      .map((match) => ({ ...match, my_answers: [] })),
  );
  const asVisitor: FixtureRoutes = { [roomAt]: answers(prediRoomFixture(room)), [matchesAt]: matches };
  const asPlayer: FixtureRoutes = {
    'GET plus/embed/viewer/': answers(player),
    [roomAt]: () => answers(prediRoomFixture({ ...room, user_ins: ins })),
    [matchesAt]: matches,
    [joining]: () => {
      ins = 8801;
      return answers({ status: 'ok', user_ins: ins, saldo: 845, predi: prediRoomFixture({ ...room, user_ins: ins }) });
    },
    [savingAnswers]: ({ body }) => answers(storedAnswers(body as AnswerToSave[])),
  };
  return [asVisitor, asPlayer] as const;
}

const panel = (settings?: PartnerSettings, [asVisitor, asPlayer] = routesOf()) => {
  const page = partnerPage(asVisitor, asPlayer, settings);
  return { ...page, view: page.show(<PrediccionPanel prediId={77} />) };
};
const answer = async (user: ReturnType<typeof partnerPage>['user']) =>
  user.click((await screen.findAllByRole('radio', { name: 'Empate +4 pts' }))[0]!);
const joinButton = (name: string | RegExp = 'Unirme') => screen.findByRole('button', { name });
const chosen = () => screen.getAllByRole('radio', { checked: true }).map(({ textContent }) => textContent);
const ready = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const numberIn = (url: string) => embedCode(new URL(url).searchParams.get('state') ?? '');

describe('a visitor', () => {
  it('sees the room and answers it with the publishable key, and nothing is asked that needs a player', async () => {
    const { user, requests, sent } = panel();
    await answer(user);
    expect(chosen()).toEqual(['Empate +4 pts']);
    expect(requests.map(({ method, path, token }) => `${method} ${path} ${token}`).toSorted()).toEqual([
      `${matchesAt} null`,
      `${roomAt} null`,
    ]);
    expect(sent()).toEqual([]);
  });

  it('signs in by one press, which takes the free seat and saves what was answered before', async () => {
    const { user, opened, grant, sent } = panel();
    await answer(user);
    await user.click(await joinButton());
    expect(opened).toHaveLength(1);
    const note = screen.getByText(/Termina en la ventana/).parentElement as HTMLElement;
    within(note).getByText(numberIn(opened[0]!));
    within(note).getByRole('button', { name: 'Cancelar' });

    grant();
    await screen.findByText(/^Guardado/);
    expect(sent().map(({ method, path, token }) => [`${method} ${path}`, token])).toEqual([
      [joining, 'Bearer et_a'],
      [savingAnswers, 'Bearer et_a'],
    ]);
    expect(chosen()).toEqual(['Empate +4 pts']);
    expect(screen.queryByText(/Termina en la ventana/)).toBeNull();
  });

  it('keeps the answers where the page has no storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { user, grant, sent } = panel();
    await answer(user);
    await user.click(await joinButton());
    grant();
    await screen.findByText(/^Guardado/);
    expect(sent()).toHaveLength(2);
  });

  it('who is in the room already does not join again', async () => {
    const { user, grant, sent } = panel({}, routesOf(free, 8801));
    await answer(user);
    await user.click(await joinButton());
    grant();
    await screen.findByText(/^Guardado/);
    expect(sent().map(({ path }) => path)).toEqual([savingAnswers.slice('POST '.length)]);
  });

  it('may cancel, and loses nothing', async () => {
    const { user, grant, sent } = panel();
    await answer(user);
    await user.click(await joinButton());
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByText(/Termina en la ventana/)).toBeNull();
    grant();
    await ready();
    expect(sent()).toEqual([]);
    expect(chosen()).toEqual(['Empate +4 pts']);
    await joinButton();
  });

  it('may open the window again that was closed too early, with the same number', async () => {
    const { user, opened } = panel();
    await user.click(await joinButton());
    await user.click(screen.getByRole('button', { name: 'Abrir otra vez' }));
    expect(opened).toHaveLength(2);
    expect(new Set(opened).size).toBe(1);
    expect(screen.getByText(/Termina en la ventana/).textContent).toContain('Debe mostrar este número');
  });

  it('gets a link where the window was blocked', async () => {
    const { user, opened } = panel({ blocks: true });
    await user.click(await joinButton());
    const link = screen.getByRole('link', { name: 'Abrir para ingresar' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([opened[0], '_blank']);
  });

  it('shows why it failed, and tries again', async () => {
    const { user, opened, grant } = panel();
    await user.click(await joinButton());
    grant(refuses(403, 'PROHIBIDO', 'Este sitio ya no puede pedir permisos.'));
    const notice = await screen.findByText('Este sitio ya no puede pedir permisos.');
    expect(notice.closest('[role="alert"]')).not.toBeNull();
    await ready();
    grant(tokenAnswer('et_a'));
    await user.click(screen.getByRole('button', { name: 'Probar otra vez' }));
    expect(opened).toHaveLength(2);
    grant();
    await vi.waitFor(() => expect(screen.queryByText('Este sitio ya no puede pedir permisos.')).toBeNull());
  });

  it('keeps the window shut where the page prevents it', async () => {
    const onSignInRequest = vi.fn(() => false);
    const { user, opened } = panel({ onSignInRequest });
    await user.click(await joinButton());
    expect(onSignInRequest).toHaveBeenCalledOnce();
    expect(opened).toEqual([]);
  });

  it('has the sign-in shown by the widget that asked for it alone', async () => {
    const [asVisitor, asPlayer] = routesOf();
    const page = partnerPage(asVisitor, asPlayer);
    page.show(
      <>
        <WalletBadge />
        <PrediccionPanel prediId={77} />
      </>,
    );
    await page.user.click(await screen.findByRole('button', { name: 'Ingresar' }));
    expect(screen.getAllByText(/Termina en la ventana/)).toHaveLength(1);
    page.grant();
    await screen.findByText('Saldo S/ 84.50');
    expect(page.sent()).toEqual([]);
    expect(page.requests.filter(({ path }) => path === 'plus/embed/viewer/')).toHaveLength(1);
  });
});

describe('a paid room', () => {
  const paid = routesOf({ ...free, amount_ins: 50 });

  it('is never paid from here: our own site opens, with the amount on the button', async () => {
    const { user, opened, grant, sent } = panel({}, paid);
    await answer(user);
    await user.click(await joinButton());
    grant();
    await user.click(await joinButton('Unirme · S/ 5.00'));
    expect(opened.slice(1)).toEqual([`${ourSite}/predi/sala/77`]);
    screen.getByText('Esta sala se paga en Arma Tu 11. Guardamos aquí tus respuestas.');
    expect(sent()).toEqual([]);
    expect(chosen()).toEqual(['Empate +4 pts']);
  });

  it('lets the page open it by itself', async () => {
    const onStepUp = vi.fn(() => false);
    const page = partnerPage(...paid, { auth: { mode: 'preview' } });
    page.show(<PrediccionPanel prediId={77} onStepUp={onStepUp} />);
    await page.user.click(await joinButton('Unirme · S/ 5.00'));
    expect(onStepUp).toHaveBeenCalledExactlyOnceWith({ url: `${ourSite}/predi/sala/77`, amount_ins: 50 });
    expect(page.opened).toEqual([]);
  });

  it.each([
    ['predi', prediRoomFixture({ amount_ins: 50 }), '/predi/sala/77'],
    ['compe', offerFixture({ amount_ins: 50 }), '/compe/sala/311'],
    ['casual', salaFixture({ amount_ins: 50 }), '/play/casual/salas'],
  ] as const)('is left to our own site by a card of a %s room', async (kind, room, path) => {
    const page = partnerPage({}, { 'GET plus/embed/viewer/': answers(player) }, { auth: tokenAuth() });
    page.show(<RoomCard kind={kind} room={room} />);
    await screen.findByRole('button', { name: /Unirme/ });
    await vi.waitFor(() => expect(page.requests.map(({ path: asked }) => asked)).toContain('plus/embed/viewer/'));
    await ready();
    await page.user.click(screen.getByRole('button', { name: /Unirme/ }));
    expect(page.opened).toEqual([ourSite + path]);
    expect(page.sent()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is refused before anything is sent, whoever asks', async () => {
    const transport = vi.fn();
    const embedded = { baseUrl: ourSite, previews: () => true };
    const client = clientOf({ calls: contract, transport, getToken: () => 'et_a', embedded });
    for (const facts of [
      roomFacts('predi', prediRoomFixture({ amount_ins: 1 })),
      roomFacts('compe', offerFixture({ amount_ins: 1 })),
      roomFacts('casual', salaFixture({ amount_ins: 1 })),
    ]) {
      await expect(joinRoom(client, facts)).rejects.toThrow('Arma Tu 11');
      await expect(joinRoom(client, facts, 'ABC123')).rejects.toThrow('Arma Tu 11');
    }
    expect(transport).not.toHaveBeenCalled();
  });

  it('leads there too when the server knows a price that the page does not', async () => {
    const [asVisitor, asPlayer] = routesOf();
    const step = refuses(403, 'PASO_EN_SITIO', 'Este paso se hace en Arma Tu 11.');
    const page = panel({ auth: tokenAuth() }, [asVisitor, { ...asPlayer, [joining]: step }]);
    await page.user.click(await joinButton());
    await screen.findByText('Este paso se hace en Arma Tu 11.');
    await page.user.click(await joinButton());
    expect(page.opened).toEqual([`${ourSite}/predi/sala/77`]);
    expect(page.sent()).toHaveLength(1);
  });
});

const tokenAuth = () => ({
  mode: 'token' as const,
  getToken: async () => ({ token: 'et_a', expires_at: new Date(Date.now() + 900_000).toISOString() }),
});

describe('what else moves coins', () => {
  it('opens the wallet on our own site, and hides a balance that the page may not know', async () => {
    const viewer = answers({ ...player, saldo: null });
    const page = partnerPage({}, { 'GET plus/embed/viewer/': viewer }, { auth: tokenAuth() });
    page.show(<WalletBadge />);
    await page.user.click(await screen.findByRole('button'));
    expect(page.opened).toEqual([`${ourSite}/play/billetera`]);
    expect(document.body.textContent).not.toContain('84.50');
  });

  it('collects a reward on our own site', async () => {
    const quest = answers({ ...doneQuest, claimable: true, claimed: false });
    const page = partnerPage({}, { 'GET quest/get/main-quest/': quest }, { auth: tokenAuth() });
    page.show(<QuestBar />);
    await page.user.click(await screen.findByRole('button', { name: 'Cobrar premio' }));
    expect(page.opened).toEqual([`${ourSite}/play/quest`]);
    expect(page.sent()).toEqual([]);
  });
});

describe('the session of a provider', () => {
  it('asks the partner once under StrictMode, for all widgets', async () => {
    const getToken = vi.fn(tokenAuth().getToken);
    const [asVisitor, asPlayer] = routesOf(free, 8801);
    const page = partnerPage(asVisitor, asPlayer, { auth: { mode: 'token', getToken } });
    page.show(
      <StrictMode>
        <WalletBadge />
        <PrediccionPanel prediId={77} />
        <PrediccionPanel prediId={77} />
      </StrictMode>,
    );
    await screen.findByText('Saldo S/ 84.50');
    await screen.findAllByRole('button', { name: 'Guardar' });
    expect(getToken).toHaveBeenCalledOnce();
    expect(page.requests.map(({ token }) => token)).not.toContain(null);
  });

  it('forgets the player who signs out', async () => {
    const [asVisitor, asPlayer] = routesOf(free, 8801);
    const page = partnerPage(asVisitor, { ...asPlayer, 'POST plus/embed/end/': answers({ status: 'ok' }) });
    const Out = () => {
      const session = useEmbedSession();
      return <button onClick={() => void session?.signOut()}>Salir</button>;
    };
    page.show(
      <>
        <WalletBadge />
        <PrediccionPanel prediId={77} />
        <Out />
      </>,
    );
    await page.user.click(await screen.findByRole('button', { name: 'Ingresar' }));
    page.grant();
    await screen.findByText('Saldo S/ 84.50');
    await screen.findByRole('button', { name: 'Guardar' });
    await page.user.click(screen.getByRole('button', { name: 'Salir' }));
    await joinButton();
    expect(screen.queryByText('Saldo S/ 84.50')).toBeNull();
    await screen.findByRole('button', { name: 'Ingresar' });
  });

  it('shows who is signed out by the server that a sign-in is needed, and goes on after it', async () => {
    const [, asPlayer] = routesOf(free, 8801);
    const page = partnerPage({ [roomAt]: unauthenticated, [matchesAt]: unauthenticated }, asPlayer);
    page.show(<PrediccionPanel prediId={77} />);
    await page.user.click(await screen.findByRole('button', { name: 'Ingresar' }));
    page.grant();
    await screen.findByRole('button', { name: 'Guardar' });
  });

  it('is drawn on a server, and asks for nothing there', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const getToken = vi.fn();
    const html = renderToString(
      <Arma11Provider publishableKey="pk_2222222222222222222222" baseUrl={ourSite} auth={{ mode: 'token', getToken }}>
        <PrediccionPanel prediId={77} />
      </Arma11Provider>,
    );
    expect(html).toContain('aria-busy="true"');
    expect([fetch.mock.calls, getToken.mock.calls]).toEqual([[], []]);
  });

  it('says in the console how another language is given, once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = partnerPage({}, {}, { auth: { mode: 'preview' }, locale: 'en-US' } as PartnerSettings);
    const view = page.show(<p>hola</p>);
    view.rerender(<p>hola</p>);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("'en-US'"));
    page.show(<p>hola</p>);
  });

  it('puts the widgets out of reach of the page’s CSS, with their own', async () => {
    const [asVisitor, asPlayer] = routesOf();
    const page = partnerPage(asVisitor, asPlayer, { isolate: true } as PartnerSettings);
    const view = page.show(
      <StrictMode>
        <PrediccionPanel prediId={77} />
      </StrictMode>,
    );
    const root = (view.container.firstElementChild as HTMLElement).shadowRoot!;
    const inside = within(root as unknown as HTMLElement);
    await page.user.click(await inside.findByRole('button', { name: 'Unirme' }));
    inside.getByText(/Termina en la ventana/);
    expect(screen.queryByRole('button')).toBeNull();
    view.unmount();
    expect(root.childElementCount).toBe(0);
  });

  it.each([
    [
      'ORIGEN_NO_PERMITIDO',
      'origin_not_allowed',
      /the origin http:\/\/localhost:\d+ is not registered for the key 'pk_2+'/,
    ],
    ['LLAVE_DESCONOCIDA', 'key_unknown', /knows no key 'pk_2+'/],
  ])(
    'is told what its readers cannot mend, in the console once, and by onError as tags say it: %s',
    async (code, word, sentence) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const onError = vi.fn();
      const refusal = refuses(403, code, 'Avísale a quien la administra.');
      const routes = { [roomAt]: refusal, [matchesAt]: refusal, 'GET plus/rooms/compe/311/': refusal };
      partnerPage(routes, {}, { onError } as PartnerSettings).show(
        <>
          <PrediccionPanel prediId={77} />
          <RoomCard kind="compe" salaId={311} />
        </>,
      );
      await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
      const told = { code: word, message: 'Avísale a quien la administra.', serverCode: code };
      expect(onError.mock.calls).toEqual([[told], [told]]);
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(sentence));
    },
  );

  it('can be shared by several providers, whose makers follow it', async () => {
    const session = createEmbedSession({ key: 'pk_2222222222222222222222', baseUrl: ourSite, auth: tokenAuth() });
    const start = vi.spyOn(session, 'start');
    const client = clientOf({ calls: contract, transport: async () => ({ status: 200, headers: {}, body: player }) });
    const page = partnerPage({});
    page.show(
      <Arma11Provider client={client} session={session}>
        <WalletBadge />
      </Arma11Provider>,
    );
    await screen.findByText('Saldo S/ 84.50');
    expect(start).not.toHaveBeenCalled();
  });
});
