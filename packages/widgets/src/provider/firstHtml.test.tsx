// Longer than 200 lines on purpose: what a page with prefetched rooms is at first, to whoever may look on.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbedViewer, PrediMatch } from '@arma11/core/contract';
import type { EmbedAuth } from '@arma11/core';
import { prediMatches } from '@arma11/testing/fixtures/prediFixture';
import { prediRoomFixture, salaFixture } from '@arma11/testing/fixtures/roomFixture';
import { answers, type FixtureRoutes } from '@arma11/testing/transports/fixtureTransport';
import { ourSite, partnerPage } from '../fixtures/embedFixture';
import { PrediccionPanel } from '../PrediccionPanel/PrediccionPanel';
import { prefetchRooms } from '../prefetch';
import { RoomCard } from '../RoomCard/RoomCard';
import { Arma11Provider } from './Arma11Provider';
import { Prefetched } from './Prefetched';

vi.setConfig({ testTimeout: 20_000 });

const drawn = Date.parse('2026-11-21T20:13:58Z');
const loaded = drawn + 3_000;
const room = prediRoomFixture({ amount_ins: 0, top_award: 0, has_tie: false });
const matches: PrediMatch[] = prediMatches
  .filter(({ match }) => !match.close_predi)
  .slice(0, 2)
  .map((entry) => ({ ...entry, my_answers: [], match: { ...entry.match, lock_at: room.lock_at } }));
const [first, second] = matches as [PrediMatch, PrediMatch];
const names = [first, second].flatMap(({ match }) => [match.local.name, match.visit.name]);
const roomAt = 'GET predi/sala/get/77/';
const matchesAt = 'GET predi-partidos/list/match-sala/77/';
const asVisitor: FixtureRoutes = { [roomAt]: answers(room), [matchesAt]: answers(matches) };
const player: EmbedViewer = { username: 'tribuna_norte', avatar: '', local_contry: 'PEN', saldo: 845 };
const asPlayer: FixtureRoutes = {
  'GET plus/embed/viewer/': answers(player),
  [roomAt]: answers({ ...room, user_ins: 8801 }),
  [matchesAt]: answers(matches),
};

const problems: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: drawn });
  localStorage.clear();
  problems.length = 0;
  const note = (...said: unknown[]) => {
    const sentence = said.map(String).join(' ');
    // React 18 says so where there is a document: here the page and its server share one.
    if (!sentence.includes('useLayoutEffect does nothing on the server')) problems.push(sentence);
  };
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
});
afterEach(() => {
  roots.splice(0).forEach((root) => act(() => root.unmount()));
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The game as the partner's server reaches it: without a player, by the clock of the test. */
const prefetched = async (bodies: Record<string, unknown> = {}) => {
  const read = await prefetchRooms({
    baseUrl: ourSite,
    publishableKey: 'pk_2222222222222222222222',
    origin: 'https://diario.example',
    panels: [{ prediId: 77 }],
    cards: [{ kind: 'compe', salaId: 311 }],
    fetch: async (url) => {
      const path = url.replace(`${ourSite}/services/`, '').split('?')[0] ?? '';
      const known: Record<string, unknown> = {
        'predi/sala/get/77/': room,
        'predi-partidos/list/match-sala/77/': matches,
        'plus/rooms/compe/311/': salaFixture({ lock_at: room.lock_at }),
        ...bodies,
      };
      return new Response(JSON.stringify(known[path]), { headers: { 'x-server-time': String(Date.now()) } });
    },
  });
  return JSON.parse(JSON.stringify(read)) as typeof read;
};

const roots: { unmount(): void }[] = [];

/** The page's scripts arrive over what its server rendered, three seconds later. */
async function hydrate(page: ReactElement, html = renderToString(page), at = loaded) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  vi.setSystemTime(at);
  await act(async () => {
    roots.push(
      hydrateRoot(container, <StrictMode>{page}</StrictMode>, {
        onRecoverableError: (error) => problems.push(String(error)),
      }),
    );
  });
  return container;
}

const partner = (auth?: EmbedAuth) => ({ publishableKey: 'pk_2222222222222222222222', baseUrl: ourSite, auth });
const reads = ({ requests }: ReturnType<typeof partnerPage>) => requests.filter(({ method }) => method === 'GET');

describe('the first HTML of a page with rooms that its server read', () => {
  it('has the matches, the questions and the card, and the link for whoever runs no scripts', async () => {
    const rooms = await prefetched();
    const html = renderToString(
      <Arma11Provider {...partner()} prefetched={rooms}>
        <PrediccionPanel prediId={77} framed />
        <RoomCard kind="predi" salaId={77} />
        <RoomCard kind="compe" salaId={311} />
      </Arma11Provider>,
    );
    for (const name of names) expect(html).toContain(name);
    expect(html).toContain('¿Quién gana?');
    expect(html).toContain('cierra en 11 min');
    expect(html).toContain(room.name);
    expect(html).not.toContain('part="skeleton"');
    expect(html).toContain(`<noscript><a href="${ourSite}/predi/sala/77">Ver en Arma Tu 11</a></noscript>`);
    // A policy with a nonce refuses every style that stands in a server's markup (docs/csp.md).
    expect(html).not.toMatch(/ style=/);
    expect(problems).toEqual([]);
  });

  it('has the skeleton where nothing was read', () => {
    const html = renderToString(
      <Arma11Provider {...partner()} prefetched={{ at: drawn, reads: [] }}>
        <PrediccionPanel prediId={77} />
      </Arma11Provider>,
    );
    expect(html).toContain('part="skeleton"');
    expect(html).toContain('<noscript>');
  });
});

describe('its hydration', () => {
  it('differs in nothing three seconds later, asks for nothing again, and goes on counting', async () => {
    const page = partnerPage(asVisitor);
    const rooms = await prefetched();
    const container = await hydrate(
      <Arma11Provider {...partner()} prefetched={rooms}>
        <PrediccionPanel prediId={77} />
        <RoomCard kind="predi" salaId={77} />
        <RoomCard kind="compe" salaId={311} />
      </Arma11Provider>,
    );
    expect(problems).toEqual([]);
    expect(reads(page)).toEqual([]);
    expect(container.textContent).toContain('cierra en 10 min');
    expect(container.textContent).not.toContain('11 min');
    expect(container.querySelector('noscript')).toBeNull();
    fireEvent.click(screen.getAllByRole('radio')[0]!);
    expect(screen.getAllByRole('radio')[0]!.getAttribute('aria-checked')).toBe('true');
  });

  it('differs in nothing after the lock, and closes the matches then', async () => {
    partnerPage({ [roomAt]: 'unreachable', [matchesAt]: 'unreachable' });
    const rooms = await prefetched();
    const element = (
      <Arma11Provider {...partner()} prefetched={rooms}>
        <PrediccionPanel prediId={77} />
        <RoomCard kind="predi" salaId={77} />
      </Arma11Provider>
    );
    await hydrate(element, renderToString(element), Date.parse(room.lock_at) + 1000);
    expect(problems).toEqual([]);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('gives the rooms to the widgets inside Prefetched, wherever the provider is', async () => {
    const page = partnerPage(asVisitor);
    const rooms = await prefetched();
    await hydrate(
      <Arma11Provider {...partner()}>
        <Prefetched rooms={rooms}>
          <PrediccionPanel prediId={77} />
        </Prefetched>
      </Arma11Provider>,
    );
    expect(problems).toEqual([]);
    expect(reads(page)).toEqual([]);
    screen.getAllByRole('radio');
  });

  it('keeps the answers that the device has, and shows them', async () => {
    partnerPage(asVisitor);
    const market = first.answers[0]!;
    const until = Date.parse(room.lock_at);
    const kept = { picks: [[market.id_match_prediction, market.id]], scores: [], queued: false, until };
    localStorage.setItem('arma11:predi-draft:77:new', JSON.stringify(kept));
    const rooms = await prefetched();
    await hydrate(
      <Arma11Provider {...partner()} prefetched={rooms}>
        <PrediccionPanel prediId={77} />
      </Arma11Provider>,
    );
    expect(problems).toEqual([]);
    const checked = screen.getAllByRole('radio').filter((radio) => radio.getAttribute('aria-checked') === 'true');
    expect(checked).toHaveLength(1);
    expect(localStorage.getItem('arma11:predi-draft:77:new')).toContain(String(market.id));
  });

  it.each([
    ['were read long ago', drawn + 60_000],
    ['seem to be of the future: the device’s clock is wrong', drawn - 60_000],
  ])('asks again for rooms that %s', async (_, at) => {
    const page = partnerPage(asVisitor);
    const rooms = await prefetched();
    const element = (
      <Arma11Provider {...partner()} prefetched={rooms}>
        <PrediccionPanel prediId={77} />
      </Arma11Provider>
    );
    await hydrate(element, renderToString(element), at);
    expect(problems).toEqual([]);
    const asked = () => new Set(reads(page).map(({ path }) => `GET ${path}`));
    await vi.waitFor(() => expect(asked()).toEqual(new Set([roomAt, matchesAt])));
  });
});

describe('a player who is in', () => {
  const auth: EmbedAuth = {
    mode: 'token',
    getToken: async () => ({ token: 'et_a', expires_at: new Date(Date.now() + 900_000).toISOString() }),
  };

  it('gets their own room in place of what everybody was shown', async () => {
    const page = partnerPage(asVisitor, asPlayer);
    const rooms = await prefetched();
    const container = await hydrate(
      <Arma11Provider {...partner(auth)} prefetched={rooms}>
        <PrediccionPanel prediId={77} />
      </Arma11Provider>,
    );
    expect(problems).toEqual([]);
    await within(container).findByRole('button', { name: /Guardar/ });
    expect(reads(page).every(({ token }) => token === 'Bearer et_a')).toBe(true);
    expect(reads(page).map(({ path }) => `GET ${path}`)).toEqual(expect.arrayContaining([roomAt, matchesAt]));
  });

  it('is shown no room as nobody sees it on a page that comes later', async () => {
    partnerPage(asVisitor, asPlayer);
    const rooms = await prefetched();
    let show: (later: boolean) => void = () => undefined;
    const { useEffect, useState } = await import('react');
    function Site() {
      const [later, setLater] = useState(false);
      useEffect(() => {
        show = setLater;
      }, []);
      return (
        later && (
          <Prefetched rooms={rooms}>
            <PrediccionPanel prediId={77} />
          </Prefetched>
        )
      );
    }
    const container = await hydrate(
      <Arma11Provider {...partner(auth)}>
        <Site />
      </Arma11Provider>,
    );
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    act(() => show(true));
    expect(container.querySelector('[part="skeleton"]')).not.toBeNull();
    await within(container).findByRole('button', { name: /Guardar/ });
  });
});
