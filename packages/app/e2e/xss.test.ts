import { describe, expect, inject, it } from 'vitest';
import { contentHtml } from '../../server/src/home/contentHtml';
import { hostileFragments } from './hostileFragments';
import { playerApi } from './playerApi';
import { openWatched, type WatchedPage } from './watchedPage';
import { payloads } from './xssPayloads';

// T-XSS (security §4.1): forty texts that would run and drawn fragments of HTML, in each place where the app shows what the
// server sends. They are put into the server's real answers on their way, as from a database that somebody else writes.

const baseUrl = inject('baseUrl');
const ids = inject('routeIds');
/** Of what takes a page for each, `npm test` tries every eighth. */
const some = payloads.filter((_, at) => at % Number(process.env.XSS_EVERY ?? 8) === 0);
const FRAGMENTS = Number(process.env.XSS_FRAGMENTS ?? 500);
const BATCH = 250;
const SEED = Number(process.env.SEED ?? 2026);
const LANDING = 'content/entry/landing/';
const INERT = /^(style-src-(elem|attr) refused inline|base-uri refused )/;
/** Ends whatever a fragment has left open, so that the next one counts. */
const ENDS = `"'>--></textarea></title></xmp></noscript></style></script></template></select></svg></math></table>`;
const signedIn = async () => openWatched(baseUrl, (await playerApi(baseUrl)).session);

/** As many rows as texts, each with one. */
const rows = <T extends object>(
  texts: readonly string[],
  [first]: readonly T[],
  edit: (text: string, at: number, row: T) => object,
): T[] => texts.map((text, at) => ({ ...first!, id: 9000 + at, ...edit(text, at, first!) }));

type Rows = readonly Record<string, never>[];
interface Sink {
  what: string;
  path: string;
  page: string;
  /** The server's answer with these texts in it. */
  edit: (texts: readonly string[], body: never) => unknown;
  /** Whether the texts themselves stand in the page; else the titles of their rows do. */
  titled?: true;
}

const titleOf = (_: string, at: number) => `Título ${at}.`;
const banner = (fields: (text: string) => object) => (texts: readonly string[], body: Rows) =>
  rows(texts, body, (text, at) => ({ title: titleOf(text, at), ...fields(text) }));
const BANNERS = { path: 'home/blog/list/', page: '/play' };
const TEAMS = { path: `plus/leagues/${ids.league}/teams/`, page: `/play/ligas-compe/equipos/${ids.league}/` };
const named = (texts: readonly string[], body: Rows) => rows(texts, body, (name) => ({ name }));
const ranked = (texts: readonly string[], body: { results: readonly { user: object }[] }) => ({
  ...body,
  count: texts.length,
  results: rows(texts, body.results, (username, at, { user }) => ({ ins: 9000 + at, user: { ...user, username } })),
});

const sinks: readonly Sink[] = [
  { what: 'a banner’s title', ...BANNERS, edit: (texts, body: Rows) => rows(texts, body, (title) => ({ title })) },
  { what: 'a banner’s link', ...BANNERS, edit: banner((link) => ({ link })), titled: true },
  { what: 'a banner’s action', ...BANNERS, edit: banner((action) => ({ action })), titled: true },
  { what: 'a banner’s picture', ...BANNERS, edit: banner((image) => ({ image, alt: image })), titled: true },
  {
    what: 'a banner’s colours',
    ...BANNERS,
    edit: banner((colour) => ({ color_bg: colour, color_text: colour })),
    titled: true,
  },
  {
    what: 'the name of a player',
    path: `predi/ins-predi/list-ranking/${ids.predi[0]}/`,
    page: `/predi/sala/${ids.predi[0]}/ranking`,
    edit: ranked,
  },
  {
    what: 'the name of a room',
    path: 'predi/sala/list-public/',
    page: '/predi/ins',
    edit: (texts, body: Rows | { results: Rows }) =>
      'results' in body
        ? { ...body, count: texts.length, next: null, results: named(texts, body.results as Rows) }
        : named(texts, body),
  },
  {
    what: 'what somebody says on the wall of a group',
    path: `plus/groups/${ids.group.id}/wall/`,
    page: `/play/grupos/${ids.group.id}/muro`,
    edit: (texts, body: { posts: Rows }) => ({ ...body, posts: rows(texts, body.posts, (text) => ({ text })) }),
  },
  {
    what: 'the title of a step of a quest',
    path: 'quest/list/criterios/',
    page: '/play/quest',
    edit: (texts, body: Rows) => rows(texts, body, (title) => ({ title })),
  },
  { what: 'the name of a club', ...TEAMS, edit: named },
  {
    what: 'the name of a league',
    path: 'plus/leagues/',
    page: '/play/ligas-compe',
    edit: (texts, body: Rows) => rows(texts, body, (name, at) => ({ name, league_unique: `liga-${at}` })),
  },
];
/** Of each place the payloads and as many drawn fragments as one page takes: React writes all of them by the same call. */
const textsOf = (sink: Sink): string[] => {
  const drawn = Math.min(BATCH - payloads.length, Math.ceil(FRAGMENTS / sinks.length));
  return [...payloads, ...hostileFragments(SEED + sinks.indexOf(sink), drawn)];
};

describe('T-XSS: what the server sends is text', () => {
  it.for(sinks)('$what', { timeout: 300_000 }, async (sink, { task }) => {
    const watched = await signedIn();
    const texts = textsOf(sink);
    await watched.answer(sink.path, (body) => sink.edit(texts, body));
    await watched.page.goto(sink.page);
    await watched.assertInert(sink.titled ? texts.map(titleOf) : texts, `${sink.what}, seed ${SEED}`);
    Object.assign(task.meta, { cases: texts.length });
  });

  it('the HTML of the content service', async ({ task }) => {
    const watched = await openWatched(baseUrl);
    let html = '';
    await watched.answer(LANDING, (body: object) => ({ ...body, html }));
    for (const [at, payload] of some.entries()) {
      html = `<p>Párrafo ${at}.</p>${payload}`;
      await watched.page.goto('/');
      // What is read in an inert document is stopped there too, and told.
      await watched.assertInert([`Párrafo ${at}.`], payload, INERT);
    }
    Object.assign(task.meta, { cases: some.length });
  });

  it('fragments of HTML, drawn at random, in the page and cleaned by the server', async ({ task }) => {
    const [watched, bare] = [await openWatched(baseUrl), await openWatched(baseUrl)];
    const all = hostileFragments(SEED, FRAGMENTS);
    let html = '';
    await watched.answer(LANDING, (body: object) => ({ ...body, html }));
    for (let at = 0; at < all.length; at += BATCH) {
      const batch = all.slice(at, at + BATCH);
      html = `<p>Tanda ${at}.</p>${batch.join(ENDS)}`;
      await watched.page.goto('/');
      await watched.assertInert([`Tanda ${at}.`], `fragments from ${at}, seed ${SEED}`, INERT);
      // Without any policy of a page, and each by itself.
      const cleaned = batch.map((fragment) => contentHtml(fragment));
      await bare.page.goto('about:blank');
      await bare.page.evaluate((parts) => {
        for (const part of parts) document.body.appendChild(document.createElement('div')).innerHTML = part;
      }, cleaned);
      await bare.assertInert([], `cleaned fragments from ${at}, seed ${SEED}`);
    }
    Object.assign(task.meta, { cases: all.length });
  }, 600_000);

  it('the reason of a failure', async ({ task }) => {
    const watched = await signedIn();
    let at = 0;
    await watched.answer(TEAMS.path, () => ({ status: 'error', code: 'X', message: payloads[at] }), 409);
    await watched.page.goto(TEAMS.page);
    for (; at < payloads.length; at += 1) {
      if (at > 0) await watched.page.getByRole('button', { name: 'Reintentar' }).first().click();
      await watched.assertInert([payloads[at]!], 'the reason of a failure');
    }
    Object.assign(task.meta, { cases: payloads.length });
  });

  it('what a promo code answers', async ({ task }) => {
    const watched = await signedIn();
    let at = 0;
    await watched.answer('promo/use-code/', () => ({ status: 'error', code: 'X', message: payloads[at] }), 409);
    await watched.page.goto('/play/quest');
    for (; at < payloads.length; at += 1) await redeem(watched, payloads[at]!);
    Object.assign(task.meta, { cases: payloads.length });
  });

  it('a code in the address', async ({ task }) => {
    const watched = await signedIn();
    for (const payload of some) {
      await watched.page.goto(`/predi/sala-join?code=${encodeURIComponent(payload)}`);
      await watched.page.getByRole('textbox').first().waitFor();
      await watched.assertInert([], 'a code in the address');
    }
    Object.assign(task.meta, { cases: some.length });
  });

  it('where to go back to, in the address', async ({ task }) => {
    const watched = await openWatched(baseUrl);
    for (const payload of some) {
      await watched.page.goto(`/login-user?from=${encodeURIComponent(payload)}`);
      await watched.page.getByRole('textbox', { name: 'Email' }).waitFor();
      await watched.assertInert([], 'where to go back to');
    }
    Object.assign(task.meta, { cases: some.length });
  });

  it('is seen where it runs: the same eye finds a payload that was let in', async () => {
    const watched = await openWatched(baseUrl);
    await watched.page.goto('/login-user');
    await watched.page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<a href="javascript:xss()">x</a>'),
    );
    await expect(watched.assertInert([], 'planted')).rejects.toThrow('planted');
  });
});

/** Types a code and waits for what is said of it. */
async function redeem({ page, assertInert }: WatchedPage, payload: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /código/i });
  await field.fill('CODIGO');
  await field.press('Enter');
  await assertInert([payload], 'what a promo code answers');
}
