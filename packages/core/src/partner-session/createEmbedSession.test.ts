// Longer than 200 lines on purpose: signing in from a partner's page, in every way that a page can get in its way.
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { embedCode } from '../domain/embedCode';
import { createEmbedSession, type EmbedSessionSettings } from './createEmbedSession';
import type { EmbedSession, PartnerToken } from './EmbedSession';
import { handleName } from './handleName';

const ours = 'https://play.example';
const key = 'pk_2222222222222222222222';
const now = Date.parse('2026-11-21T18:00:00Z');

interface Sent {
  path: string;
  body: Record<string, string>;
  authorization: string | null;
  init: RequestInit;
}

type Answer = { status: number; body?: object } | 'nothing';

const pending: Answer = { status: 200, body: { status: 'pendiente', retry_after: 1 } };
const granted = (token: string, minutes = 15, handle: string | null = `eh_${token}`): Answer => ({
  status: 200,
  body: { token, expires_at: new Date(Date.now() + minutes * 60_000).toISOString(), scopes: ['predi:write'], handle },
});

/** A server that answers in turn, and then goes on with the last. */
function server(...answers: Answer[]) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const body = JSON.parse(String(init.body)) as Record<string, string>;
    sent.push({ path: url.replace(`${ours}/services/`, ''), body, authorization: headers.get('authorization'), init });
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 'nothing';
    if (answer === 'nothing') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body ?? null), { status: answer.status });
  };
  return { fetch, sent, next: (...more: Answer[]) => answers.splice(0, answers.length, ...more) };
}

/** A partner's page: it hears messages, gets the focus and opens windows. */
function partnerPage({ blocks = false, origin = 'https://diario.example' } = {}) {
  const page = new EventTarget();
  const opened: { url: URL; window: Window; name: string }[] = [];
  const popup = { closed: true } as unknown as Window;
  let blocked = blocks;
  const open = (url: string, name: string) => {
    if (blocked) return null;
    opened.push({ url: new URL(url), window: popup, name });
    return popup;
  };
  const location = { origin, href: origin === 'null' ? 'about:srcdoc' : `${origin}/nota` };
  const hear = (message: { origin: string; source: unknown; data: unknown }) =>
    page.dispatchEvent(Object.assign(new Event('message'), message));
  return {
    window: Object.assign(page, { open, location }) as unknown as Window,
    opened,
    popup,
    hear,
    allow: () => (blocked = false),
  };
}

const sessions: EmbedSession[] = [];
const stops: (() => void)[] = [];

async function begin(settings: Partial<EmbedSessionSettings> = {}) {
  const session = createEmbedSession({ key, baseUrl: ours, crypto, ...settings });
  stops.push(session.start());
  sessions.push(session);
  await ready();
  return session;
}

/** The proof is made by the platform, which no fake clock moves. */
const digests: Promise<unknown>[] = [];
const crypto = {
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes),
  subtle: {
    digest(algorithm: string, data: BufferSource) {
      const digest = webcrypto.subtle.digest(algorithm, data);
      digests.push(digest);
      return digest;
    },
  },
} as unknown as Crypto;
const later = setTimeout;
async function ready() {
  await Promise.all(digests.splice(0));
  await new Promise((resolve) => later(resolve, 2));
}
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
};
/** One that the page makes. */
const aHandle = expect.stringMatching(/^eh_[\w-]{43}$/) as string;
const stateOf = (session: EmbedSession) => session.getSnapshot();

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  sessionStorage.clear();
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('signing in through our window', () => {
  it('opens it in the language of the widgets', async () => {
    const page = partnerPage();
    const session = await begin({ fetch: server(pending).fetch, window: page.window, lang: 'en' });
    session.signIn();
    expect(page.opened[0]?.url.searchParams.get('lang')).toBe('en');
  });

  it('opens it in the click itself, with a challenge whose verifier never leaves the page but for our server', async () => {
    const page = partnerPage();
    const { fetch, sent } = server(pending, granted('et_a'));
    const session = await begin({ fetch, window: page.window });
    expect(stateOf(session)).toEqual({ status: 'preview' });

    session.signIn();
    const [window] = page.opened;
    expect(window?.url.origin + window!.url.pathname).toBe(`${ours}/embed/entrar`);
    const query = Object.fromEntries(window!.url.searchParams);
    expect(query).toEqual({
      key,
      state: expect.stringMatching(/^[\w-]{22}$/),
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      origin: 'https://diario.example',
    });
    expect(stateOf(session)).toEqual({
      status: 'signingIn',
      code: embedCode(query.state!),
      url: window!.url.href,
      blocked: false,
    });

    await pass(1_000);
    expect(sent[0]).toMatchObject({
      path: 'plus/embed/token/',
      body: { key, state: query.state },
      authorization: null,
    });
    const { verifier } = sent[0]!.body;
    const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(Buffer.from(digest).toString('base64url')).toBe(query.challenge);
    expect(window!.url.href).not.toContain(verifier);
    expect(sent[0]!.init).toMatchObject({ credentials: 'omit', mode: 'cors' });

    await pass(1_100);
    expect(stateOf(session)).toEqual({ status: 'signedIn' });
    expect(await session.token()).toBe('et_a');
  });

  it('asks each second, then slower, and gives up after five minutes', async () => {
    const { fetch, sent } = server(pending);
    const session = await begin({ fetch, window: partnerPage().window });
    session.signIn();
    await pass(999);
    expect(sent).toHaveLength(0);
    await pass(1);
    expect(sent).toHaveLength(1);
    await pass(298_000);
    expect(sent.length).toBeGreaterThan(95);
    expect(sent.length).toBeLessThan(110);
    expect(stateOf(session).status).toBe('signingIn');
    await pass(6_000);
    expect(stateOf(session)).toMatchObject({
      status: 'failed',
      code: 'expired',
      message: expect.stringContaining('tiempo'),
    });
    const before = sent.length;
    await pass(60_000);
    expect(sent).toHaveLength(before);
  });

  it('goes on while nothing answers, and takes a window that looks closed for nothing', async () => {
    const page = partnerPage();
    const { fetch } = server('nothing', { status: 503 }, { status: 429 }, pending, granted('et_a'));
    const session = await begin({ fetch, window: page.window });
    session.signIn();
    expect(page.popup.closed).toBe(true);
    await pass(10_000);
    expect(stateOf(session)).toEqual({ status: 'signedIn' });
  });

  it("shows the server's own sentence when it is refused, and tries again with another proof", async () => {
    const page = partnerPage();
    const { fetch, next } = server({ status: 403, body: { code: 'PROHIBIDO', message: 'Este sitio no puede.' } });
    const session = await begin({ fetch, window: page.window });
    session.signIn();
    await pass(1_000);
    expect(stateOf(session)).toEqual({ status: 'failed', code: 'refused', message: 'Este sitio no puede.' });
    await ready();
    next(granted('et_a'));
    session.signIn();
    const [first, second] = page.opened.map(({ url }) => url.searchParams);
    expect(second!.get('state')).not.toBe(first!.get('state'));
    expect(second!.get('challenge')).not.toBe(first!.get('challenge'));
    await pass(1_000);
    expect(stateOf(session)).toEqual({ status: 'signedIn' });
  });

  it('shows a link where the window was blocked, and waits all the same', async () => {
    const { fetch } = server(granted('et_a'));
    const session = await begin({ fetch, window: partnerPage({ blocks: true }).window });
    session.signIn();
    expect(stateOf(session)).toMatchObject({
      status: 'signingIn',
      blocked: true,
      url: expect.stringContaining('/embed/entrar?'),
    });
    await pass(1_000);
    expect(stateOf(session)).toEqual({ status: 'signedIn' });
  });

  it('shows a link where the click came before the proof', async () => {
    const page = partnerPage();
    const session = createEmbedSession({
      key,
      baseUrl: ours,
      crypto,
      fetch: server(pending).fetch,
      window: page.window,
    });
    stops.push(session.start());
    session.signIn();
    expect(page.opened).toEqual([]);
    await ready();
    expect(stateOf(session)).toMatchObject({ status: 'signingIn', blocked: true });
  });

  it('opens the same window again for another tap, and asks no more often', async () => {
    const page = partnerPage();
    const { fetch, sent } = server(pending);
    const session = await begin({ fetch, window: page.window });
    session.signIn();
    session.signIn();
    expect(new Set(page.opened.map(({ url, name }) => name + url.href)).size).toBe(1);
    await pass(1_000);
    expect(sent).toHaveLength(1);
  });

  it('takes the link away once another tap opens the window that was blocked, and listens to it', async () => {
    const page = partnerPage({ blocks: true });
    const { fetch, sent } = server(pending);
    const session = await begin({ fetch, window: page.window });
    session.signIn();
    page.allow();
    session.signIn();
    expect(stateOf(session)).toMatchObject({ status: 'signingIn', blocked: false });
    expect(page.opened).toHaveLength(1);
    page.hear({ origin: ours, source: page.popup, data: 'arma11:ready' });
    await pass(0);
    expect(sent).toHaveLength(1);
  });

  it('stops when the player cancels, whatever comes later', async () => {
    const { fetch, sent } = server(granted('et_late'));
    const session = await begin({ fetch, window: partnerPage().window });
    session.signIn();
    session.cancel();
    expect(stateOf(session)).toEqual({ status: 'preview' });
    await pass(10_000);
    expect(sent).toEqual([]);
    expect(await session.token()).toBeNull();
  });

  it('stops with the last widget that is taken away, even while an answer is on its way', async () => {
    let answer: (response: Response) => void = () => undefined;
    const fetch = () => new Promise<Response>((resolve) => (answer = resolve));
    const session = createEmbedSession({
      key,
      baseUrl: ours,
      crypto,
      fetch,
      window: partnerPage().window,
    });
    const first = session.start();
    const second = session.start();
    await ready();
    session.signIn();
    await pass(1_000);
    first();
    expect(stateOf(session).status).toBe('signingIn');
    second();
    expect(stateOf(session)).toEqual({ status: 'preview' });
    answer(new Response(JSON.stringify({ token: 'et_late', expires_at: new Date(now + 900_000), handle: null })));
    await ready();
    expect(stateOf(session)).toEqual({ status: 'preview' });
    expect(await session.token()).toBeNull();
  });

  it('says so on a page without https', async () => {
    const plain = { getRandomValues: (bytes: Uint8Array) => bytes } as unknown as Crypto;
    const session = await begin({ crypto: plain, fetch: server(pending).fetch, window: partnerPage().window });
    session.signIn();
    await ready();
    expect(stateOf(session)).toMatchObject({ status: 'failed', code: 'insecure' });
  });
});

describe('the message of our window', () => {
  const cases: [string, (page: ReturnType<typeof partnerPage>) => Parameters<typeof page.hear>[0], boolean][] = [
    ['from our window', ({ popup }) => ({ origin: ours, source: popup, data: 'arma11:ready' }), true],
    ['without a source, as under COOP', () => ({ origin: ours, source: null, data: 'arma11:ready' }), true],
    ['from our origin and another window', () => ({ origin: ours, source: {}, data: 'arma11:ready' }), false],
    [
      'from another origin',
      ({ popup }) => ({ origin: 'https://malo.example', source: popup, data: 'arma11:ready' }),
      false,
    ],
    ['with other words', ({ popup }) => ({ origin: ours, source: popup, data: { token: 'et_evil' } }), false],
  ];
  it.each(cases)('%s', async (_, message, counts) => {
    const page = partnerPage();
    const { fetch, sent } = server(pending);
    const session = await begin({ fetch, window: page.window });
    session.signIn();
    page.hear(message(page));
    await pass(0);
    expect(sent).toHaveLength(counts ? 1 : 0);
    expect(stateOf(session).status).toBe('signingIn');
  });

  it('only makes it look: a token in it is worth nothing', async () => {
    const page = partnerPage();
    const session = await begin({ fetch: server(pending).fetch, window: page.window });
    session.signIn();
    page.hear({ origin: ours, source: page.popup, data: { token: 'et_evil', status: 'signedIn' } });
    await pass(5_000);
    expect(stateOf(session).status).toBe('signingIn');
    expect(await session.token()).toBeNull();
  });

  it('is not listened to before and after', async () => {
    const page = partnerPage();
    const { fetch, sent } = server(granted('et_a'));
    const session = await begin({ fetch, window: page.window });
    page.hear({ origin: ours, source: null, data: 'arma11:ready' });
    await pass(2_000);
    expect(sent).toEqual([]);
    session.signIn();
    await pass(1_000);
    page.hear({ origin: ours, source: page.popup, data: 'arma11:ready' });
    await pass(2_000);
    expect(sent).toHaveLength(1);
  });

  it('is not needed: coming back to the page looks as well', async () => {
    const page = partnerPage();
    const { fetch } = server(granted('et_a'));
    const session = await begin({ fetch, window: page.window });
    session.signIn();
    page.window.dispatchEvent(new Event('focus'));
    await pass(0);
    expect(stateOf(session)).toEqual({ status: 'signedIn' });
  });
});

describe('a token', () => {
  async function signedIn(settings: Partial<EmbedSessionSettings> = {}, first = granted('et_a')) {
    const wire = server(first);
    const session = await begin({ fetch: wire.fetch, window: partnerPage().window, ...settings });
    session.signIn();
    await pass(1_000);
    wire.sent.length = 0;
    return { session, ...wire };
  }

  it('is renewed a minute before it ends, by a handle that serves once', async () => {
    const { session, sent, next } = await signedIn();
    next(granted('et_b', 29), granted('et_c', 43));
    await pass(14 * 60_000 - 2_000);
    expect(sent).toEqual([]);
    await pass(3_000);
    expect(sent.map(({ body }) => body)).toEqual([{ key, handle: 'eh_et_a', next: aHandle }]);
    expect(await session.token()).toBe('et_b');
    await pass(14 * 60_000);
    expect(sent.at(-1)?.body).toEqual({ key, handle: 'eh_et_b', next: aHandle });
    expect(sent.at(-1)?.body.next).not.toBe(sent[0]?.body.next);
  });

  it('is renewed once for all who ask at the same time', async () => {
    const { session, sent, next } = await signedIn();
    next(granted('et_b'));
    const asked = await Promise.all([session.renew('et_a'), session.renew('et_a'), session.renew('et_a')]);
    expect(asked).toEqual(['et_b', 'et_b', 'et_b']);
    expect(await session.renew('et_a')).toBe('et_b');
    expect(sent).toHaveLength(1);
  });

  it('is kept while renewing it gets no answer, and gone when it is refused', async () => {
    const { session, sent, next } = await signedIn();
    next('nothing');
    expect(await session.renew('et_a')).toBe('et_a');
    expect(stateOf(session)).toEqual({ status: 'signedIn' });
    next({ status: 401, body: { code: 'NO_AUTENTICADO', message: 'No.' } });
    expect(await session.renew('et_a')).toBeNull();
    expect(stateOf(session)).toEqual({ status: 'preview' });
    expect(await session.token()).toBeNull();
    expect(sent).toHaveLength(2);
  });

  it('is asked for again with the same two handles where no answer came, also after a reload', async () => {
    const auth = { mode: 'popup', persist: 'session' } as const;
    const { session, sent, next } = await signedIn({ auth });
    next('nothing');
    await session.renew('et_a');
    await session.renew('et_a');
    const [first, second] = sent.map(({ body }) => body);
    expect(first).toEqual({ key, handle: 'eh_et_a', next: aHandle });
    expect(second).toEqual(first);
    const after = server(granted('et_b'));
    const reloaded = await begin({ fetch: after.fetch, window: partnerPage().window, auth });
    expect(await reloaded.token()).toBe('et_b');
    expect(after.sent.map(({ body }) => body)).toEqual([first]);
    expect(sessionStorage.getItem(handleName(key))).toBe('eh_et_b');
  });

  it('is used until it is refused where the clock of the device is fast', async () => {
    const { session, sent } = await signedIn({}, granted('et_a', -50));
    await pass(30 * 60_000);
    expect(await session.token()).toBe('et_a');
    expect(sent).toEqual([]);
  });

  it('ends with the grant when the player signs out', async () => {
    const { session, sent, next } = await signedIn({ auth: { mode: 'popup', persist: 'session' } });
    next({ status: 200, body: { status: 'ok' } });
    await session.signOut();
    expect(sent).toMatchObject([{ path: 'plus/embed/end/', authorization: 'Bearer et_a' }]);
    expect(stateOf(session)).toEqual({ status: 'preview' });
    expect(sessionStorage).toHaveLength(0);
    expect(await session.token()).toBeNull();
  });

  it('is never written down; of the session only the handle is, and only when asked', async () => {
    await signedIn();
    expect(sessionStorage).toHaveLength(0);
    await signedIn({ auth: { mode: 'popup', persist: 'session' } });
    expect({ ...sessionStorage }).toEqual({ [handleName(key)]: 'eh_et_a' });
    expect(localStorage).toHaveLength(0);
  });

  it('comes back after a reload where the handle was kept', async () => {
    sessionStorage.setItem(handleName(key), 'eh_kept');
    const { fetch, sent } = server(granted('et_b'));
    const session = createEmbedSession({
      key,
      baseUrl: ours,
      auth: { mode: 'popup', persist: 'session' },
      fetch,
      window: partnerPage().window,
    });
    expect(stateOf(session)).toEqual({ status: 'starting' });
    expect(session.getServerSnapshot()).toEqual({ status: 'preview' });
    expect(await session.token()).toBe('et_b');
    expect(stateOf(session)).toEqual({ status: 'signedIn' });
    expect(sent.map(({ body }) => body)).toEqual([{ key, handle: 'eh_kept', next: aHandle }]);
    expect(sessionStorage.getItem(handleName(key))).toBe('eh_et_b');
  });
});

describe("a partner's own token", () => {
  const tokenOf = (token: string, minutes = 15) => ({
    token,
    expires_at: new Date(Date.now() + minutes * 60_000).toISOString(),
  });
  const partner = async (getToken: () => Promise<PartnerToken>, page = partnerPage()) =>
    begin({ auth: { mode: 'token', getToken }, fetch: server('nothing').fetch, window: page.window });

  it('is asked for once for all widgets, and again a minute before it ends', async () => {
    const getToken = vi.fn(async () => tokenOf(`et_${getToken.mock.calls.length}`));
    const session = await partner(getToken);
    expect(await Promise.all([session.token(), session.token(), session.token()])).toEqual(['et_1', 'et_1', 'et_1']);
    expect(getToken).toHaveBeenCalledTimes(1);
    await pass(14 * 60_000 - 1_000);
    expect(getToken).toHaveBeenCalledTimes(1);
    await pass(1_000);
    expect(getToken).toHaveBeenCalledTimes(2);
    expect(await session.token()).toBe('et_2');
  });

  it('is asked for again when it is refused, never twice at a time', async () => {
    const getToken = vi.fn(async () => tokenOf(`et_${getToken.mock.calls.length}`));
    const session = await partner(getToken);
    await Promise.all([session.renew('et_1'), session.renew('et_1')]);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  const failures: [string, () => Promise<PartnerToken>][] = [
    ['rejects', () => Promise.reject(new Error('500'))],
    [
      'throws at once',
      (): never => {
        throw new Error('no');
      },
    ],
    ['answers nothing', () => Promise.resolve(undefined as unknown as PartnerToken)],
    ['answers a link that is none', () => Promise.resolve({ link_url: 'javascript:alert(1)' })],
  ];
  it.each(failures)('signs out when the callback %s, and asks again on a tap only', async (_, fails) => {
    const getToken = vi.fn(fails);
    const session = await partner(getToken);
    expect(stateOf(session)).toMatchObject({ status: 'failed', code: 'token_callback_failed' });
    expect(await session.token()).toBeNull();
    await pass(60_000);
    expect(getToken).toHaveBeenCalledTimes(1);
    getToken.mockImplementation(async () => tokenOf('et_ok'));
    session.signIn();
    await ready();
    expect(stateOf(session)).toEqual({ status: 'signedIn' });
  });

  it('leads to the link of a user who has not allowed it yet, and asks again on the way back', async () => {
    const page = partnerPage();
    const link_url = `${ours}/embed/entrar?key=${key}&link=abc`;
    const getToken = vi.fn(async (): Promise<PartnerToken> => ({ link_url }));
    const session = await partner(getToken, page);
    expect(stateOf(session)).toEqual({ status: 'preview' });
    session.signIn();
    expect(page.opened.map(({ url }) => url.href)).toEqual([link_url]);
    expect(stateOf(session)).toEqual({ status: 'signingIn', code: null, url: link_url, blocked: false });
    page.window.dispatchEvent(new Event('focus'));
    await ready();
    expect(stateOf(session).status).toBe('signingIn');
    getToken.mockImplementation(async () => tokenOf('et_ok'));
    page.hear({ origin: ours, source: page.popup, data: 'arma11:ready' });
    await ready();
    expect(stateOf(session)).toEqual({ status: 'signedIn' });
    const calls = getToken.mock.calls.length;
    page.window.dispatchEvent(new Event('focus'));
    await ready();
    expect(getToken).toHaveBeenCalledTimes(calls);
  });

  it('is forgotten on signing out, and the account stays linked', async () => {
    const { fetch, sent } = server({ status: 200 });
    const getToken = vi.fn(async () => tokenOf('et_1'));
    const session = await begin({ auth: { mode: 'token', getToken }, fetch, window: partnerPage().window });
    await session.signOut();
    expect(sent).toEqual([]);
    expect(await session.token()).toBeNull();
    expect(getToken).toHaveBeenCalledTimes(1);
  });
});

describe('a page that gets in the way', () => {
  it('cannot hang fields on our objects', async () => {
    const seen = vi.fn();
    const polluted: Record<string, unknown> = {
      persist: 'session',
      token: 'et_evil',
      handle: 'eh_evil',
      link_url: 'https://malo.example',
      credentials: 'include',
      toJSON() {
        seen(this);
        return {};
      },
    };
    for (const [name, value] of Object.entries(polluted))
      // oxlint-disable-next-line eslint/no-extend-native
      Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true });
    try {
      const { fetch, sent } = server({ status: 200, body: Object.create(null) as object }, granted('et_a'));
      const session = await begin({ auth: { mode: 'popup' }, fetch, window: partnerPage().window });
      expect(await session.token()).toBeNull();
      session.signIn();
      await pass(1_000);
      expect(stateOf(session).status).toBe('signingIn');
      expect(sent[0]!.body).toMatchObject({ key, verifier: expect.stringMatching(/^[\w-]{43}$/) });
      expect(sent[0]!.init.credentials).toBe('omit');
      expect(sessionStorage).toHaveLength(0);
    } finally {
      for (const name of Object.keys(polluted)) delete (Object.prototype as Record<string, unknown>)[name];
    }
    expect(seen.mock.contexts.some((value) => 'verifier' in (value as object))).toBe(false);
  });

  it('does not hear of a token by putting another fetch in place later', async () => {
    const { fetch } = server(granted('et_a'));
    vi.stubGlobal('fetch', fetch);
    const session = createEmbedSession({
      key,
      baseUrl: ours,
      crypto,
      window: partnerPage().window,
    });
    stops.push(session.start());
    const thief = vi.fn();
    vi.stubGlobal('fetch', thief);
    await ready();
    session.signIn();
    await pass(1_000);
    expect(stateOf(session)).toEqual({ status: 'signedIn' });
    expect(thief).not.toHaveBeenCalled();
  });

  it('may be a sandboxed frame: no storage, and an origin that the server refuses', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const page = partnerPage({ origin: 'null' });
    const { fetch } = server({ status: 403, body: { code: 'ORIGEN', message: 'Este sitio no puede.' } });
    const session = await begin({ auth: { mode: 'popup', persist: 'session' }, fetch, window: page.window });
    session.signIn();
    expect(page.opened[0]?.url.searchParams.get('origin')).toBe('null');
    await pass(1_000);
    expect(stateOf(session)).toMatchObject({ status: 'failed', code: 'refused' });
  });

  it('has nobody in preview, whatever it calls', async () => {
    const page = partnerPage();
    const { fetch, sent } = server(granted('et_a'));
    const session = await begin({ auth: { mode: 'preview' }, fetch, window: page.window });
    expect(session.canSignIn).toBe(false);
    session.signIn();
    await pass(5_000);
    expect([page.opened, sent, await session.token()]).toEqual([[], [], null]);
  });
});

it('can be made without a window, and asks for nothing until it is started', () => {
  vi.stubGlobal('window', undefined);
  const getToken = vi.fn();
  const session = createEmbedSession({ key, baseUrl: `${ours}/`, auth: { mode: 'token', getToken } });
  expect(session.getServerSnapshot()).toEqual({ status: 'starting' });
  expect(session.baseUrl).toBe(ours);
  expect(getToken).not.toHaveBeenCalled();
});
