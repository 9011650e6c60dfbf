// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prerenderedPage } from './pageScript.mjs';

const TEMPLATE = `<!doctype html><html><head><meta charset="utf-8" /><link rel="stylesheet" crossorigin href="/assets/a.css"></head>
<body><div id="root"></div></body></html>`;
const drawn = {
  early: '<link rel="preload" as="image" href="/a.svg">',
  html: '<div data-arma11-scheme="auto"></div><main data-style="width:4px;color:red"><p>2 < 3</p><button><i>Entrar</i></button></main>',
  head: '<style data-styled="true">.a{color:red}</style>',
};
const facts = {
  path: '/play',
  signedIn: true,
  narrow: null,
  tokenKey: 'token',
  expiryKey: 'expiry',
  localeKey: 'locale',
  reads: ['home/', 'user/'],
};
const made = (more = {}) => prerenderedPage(TEMPLATE, drawn, { ...facts, ...more }, (href) => `/* ${href} */`);

const opened = /** @type {any} */ (window);
const asked = vi.fn(async (_url, _init) => new Response('{}'));

/** Runs a page's scripts as a browser does that comes to `path`, signed in or not, on a screen of `width`. */
function open(html, { path = '/play', signedIn = true, wide = false, locale = '' } = {}) {
  localStorage.clear();
  if (locale) localStorage.setItem('locale', locale);
  if (signedIn) {
    localStorage.setItem('token', 'abc');
    localStorage.setItem('expiry', String(Date.now() + 1000));
  }
  history.replaceState(null, '', path);
  vi.stubGlobal('matchMedia', () => ({ matches: wide }));
  vi.stubGlobal('fetch', asked);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...page.querySelectorAll('script')].map((script) => script.textContent);
  page.querySelectorAll('script').forEach((script) => script.remove());
  document.body.replaceChildren(...page.body.childNodes);
  for (const script of scripts) new Function(script)();
  return /** @type {HTMLElement} */ (document.getElementById('root'));
}

afterEach(() => {
  asked.mockClear();
  delete opened.arma11FirstReads;
  // It stops listening.
  opened.arma11FirstTap?.();
  delete opened.arma11FirstTap;
});

describe('a prerendered page', () => {
  it('has its markup hidden, its rules and the style sheet in the head, and before all else what it asks for first', () => {
    const html = made();
    expect(html).toContain('<div id="root" hidden><div data-arma11-scheme="auto">');
    expect(html).toContain('<meta charset="utf-8" /><link rel="preload" as="image" href="/a.svg"><script>');
    expect(html).toMatch(/<style>\/\* \/assets\/a\.css \*\/<\/style><style data-styled="true">[^]*<\/head>/);
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('is shown with its styles to who it was drawn for', () => {
    const root = open(made());
    expect(root.hidden).toBe(false);
    expect(root.innerHTML).toContain('<main style="width: 4px; color: red;">');
  });

  it.each([
    ['who is signed out, where it was drawn for a player', {}, { signedIn: false }],
    ['who is signed in, where it was drawn for visitors', { signedIn: false }, {}],
    ['another address, where the device kept it for all', {}, { path: '/compe/sala/7' }],
    ['who chose another language than it was drawn in', {}, { locale: 'en' }],
    ['a wide screen, where it was drawn for narrow ones', { narrow: '(min-width: 1024px)' }, { wide: true }],
  ])('is removed before it is painted for %s', (_, more, visit) => {
    const root = open(made(more), visit);
    expect([root.hidden, root.childNodes.length]).toEqual([false, 0]);
  });

  it('stays for who chose the language that it was drawn in', () => {
    expect(open(made(), { locale: 'es-PE' }).childNodes).toHaveLength(2);
  });

  it('is in the scheme that was chosen on this device, which the head has found, else in its own', () => {
    const schemeOf = (root) => root.querySelector('[data-arma11-scheme]').getAttribute('data-arma11-scheme');
    expect(schemeOf(open(made()))).toBe('auto');
    opened.arma11FirstTap();
    document.documentElement.dataset.scheme = 'light';
    expect(schemeOf(open(made()))).toBe('light');
    delete document.documentElement.dataset.scheme;
  });

  it('is the same with a slash at the end of its address', () => {
    expect(open(made(), { path: '/play/' }).childNodes).toHaveLength(2);
  });

  it('asks the first questions of a player at once, and none for who is signed out or elsewhere', async () => {
    open(made());
    expect(asked.mock.calls.map(([url, { headers }]) => [url, headers.authorization])).toEqual([
      ['/services/home/', 'Bearer abc'],
      ['/services/user/', 'Bearer abc'],
    ]);
    expect((await opened.arma11FirstReads.answers['home/']).status).toBe(200);
    asked.mockClear();
    open(made(), { signedIn: false });
    open(made(), { path: '/play/quest' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('keeps the tap of a button that the app has not heard yet, and hands it on once', () => {
    const root = open(made());
    const heard = vi.fn();
    root.querySelector('i')?.click();
    root.addEventListener('click', heard);
    expect(heard).not.toHaveBeenCalled();
    opened.arma11FirstTap();
    expect(heard).toHaveBeenCalledTimes(1);
    root.querySelector('button')?.click();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('cannot be made of a page without its place', () => {
    expect(() => prerenderedPage('<html></html>', drawn, facts, String)).toThrow('id="root"');
  });
});
