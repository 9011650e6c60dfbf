import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExampleSite } from './startedSite';
import { wordpressSite } from './wordpressSite';

const OURS = 'https://play.example';
const SETTINGS = '/wp-admin/options-general.php?page=arma11';

let site: ExampleSite;
let cookie: string;

beforeAll(async () => {
  site = await wordpressSite({ ours: OURS, key: 'pk_live_0123456789abcdef01', predi: 42 });
  cookie = await signIn();
}, 180_000);
afterAll(() => site.close());

/** Signs in as the administrator of the database that WordPress came with. */
async function signIn(): Promise<string> {
  const answer = await fetch(`${site.origin}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: 'admin', pwd: 'password', testcookie: '1' }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const page = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site.origin + path, { headers })).text();
const asAdministrator = (path: string) => page(path, { cookie });

/** Saves the form of the settings. Returns the page that comes then. */
async function save(settings: Record<string, string>): Promise<string> {
  const [, nonce] = /name="_wpnonce" value="(\w+)"/.exec(await asAdministrator(SETTINGS))!;
  const fields = Object.entries(settings).map(([name, value]) => [`arma11[${name}]`, value]);
  await fetch(`${site.origin}/wp-admin/options.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams([['option_page', 'arma11'], ['action', 'update'], ['_wpnonce', nonce!], ...fields]),
  });
  return asAdministrator(`${SETTINGS}&settings-updated=true`);
}

it('a shortcode becomes its tag with a link inside, and the script comes once', async () => {
  const html = await page('/');
  const link = `<a href="${OURS}/predi/sala/42">Ver en Arma Tu 11</a>`;
  expect(html).toContain(`<arma11-room-card kind="predi" sala="42">${link}</arma11-room-card>`);
  expect(html).toContain(`<arma11-prediccion-panel predi="42">${link}</arma11-prediccion-panel>`);
  const scripts = html.match(/<script[^>]+loader\.js[^>]*>/g);
  expect(scripts).toHaveLength(1);
  for (const part of [
    'data-key="pk_live_0123456789abcdef01"',
    'data-mode="auto"',
    'data-locale="es-PE"',
    ` src="${OURS}/embed/v1/loader.js"`,
    ' async ',
  ])
    expect(scripts![0]).toContain(part);
});

it('a page without a shortcode loads nothing of ours', async () => {
  const html = await page('/?pagename=sin-widgets');
  expect(html).toContain('Una nota.');
  expect(html).not.toContain(OURS);
});

it('what is wrong with a shortcode is left out, and only who may edit the page reads why', async () => {
  const path = '/?pagename=con-errores';
  const sentences = [
    'Name a widget, as widget=&quot;room-card&quot;. There are: prediccion-panel, ',
    'Give the attribute sala of room-card: a whole number from 1.',
    'Give the attribute mode of quest-bar: auto, light, dark.',
    'quest-bar has no attribute &lt;i&gt;. It has: compact, ',
  ];
  const [read, edited] = [await page(path), await asAdministrator(path)];
  for (const html of [read, edited]) {
    expect(html).toContain(`<arma11-quest-bar compact="true"><a href="${OURS}/play">`);
    expect(html).not.toContain('<arma11-room-card');
    expect(html).not.toContain('alert(1)');
  }
  for (const sentence of sentences) {
    expect(edited).toContain(sentence);
    expect(read).not.toContain(sentence);
  }
});

it('settings that cannot be right are refused in a sentence, and the former stay', async () => {
  const html = await save({
    origin: 'http://play.example',
    key: '"><script>alert(1)</script>',
    mode: 'red',
    locale: 'en',
  });
  for (const what of ['address of the game', 'key', 'scheme']) expect(html).toContain(`The ${what} was not saved: `);
  expect(html).toContain('name="arma11[key]" value="pk_live_0123456789abcdef01"');
  expect(html).toContain(`name="arma11[origin]" value="${OURS}"`);
  expect(html).toContain("<option selected='selected'>en</option>");
  expect(html).not.toContain('alert(1)');
});
