import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleHost } from './bundleHost';
import { rigOf } from './rigOf';
import { readyPanel, visit } from './visitor';

const rig = rigOf();

/** Whatever the widgets set for their own text, this page has set otherwise. */
const CSS = `
html { background: rgb(255, 255, 240); -webkit-text-size-adjust: 90% }
body {
  color: rgb(120, 0, 60); font: italic 300 19px/2 serif; letter-spacing: 1px; text-align: right; text-transform: uppercase;
}
.box { width: 200px; padding: 20px; border: 1px solid }
:focus-visible { outline: 5px dotted rgb(0, 0, 255); outline-offset: 7px }`;

beforeAll(async () => {
  rig.site.put('/partner-page.js', { html: await bundleHost('partnerPage.tsx', rig.facts), type: 'text/javascript' });
  rig.site.put('/partner-page', {
    html: `<!doctype html><html lang="es"><title>Diario</title><style>${CSS}</style><body><div id="app"></div><script src="/partner-page.js"></script></body></html>`,
  });
});

type Look = Record<string, string>;

/** Every property of every element of an article, as the browser draws it. */
const looksOf = (page: Page, id: string): Promise<Look[]> =>
  page.locator(`#${id}`).evaluate((article) =>
    [article, ...article.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const properties = [...style].filter((name) => !name.startsWith('--'));
      const values = properties.map((name) => [name, style.getPropertyValue(name)] as const);
      return { element: element.tagName, ...Object.fromEntries(values) };
    }),
  );

/** What differs between the article inside the provider and the one outside. */
async function differences(page: Page): Promise<string[]> {
  const [inside, outside] = [await looksOf(page, 'inside'), await looksOf(page, 'outside')];
  expect(inside.length).toBe(outside.length);
  return outside.flatMap((look, index) =>
    Object.entries(look)
      .filter(([name, value]) => inside[index]![name] !== value)
      .map(([name, value]) => `${look.element} ${name}: ${value}, and inside ${inside[index]![name]}`),
  );
}

/** The ring of the article's link, once the keyboard led to it. */
async function ringsOf(page: Page, id: string) {
  const link = page.locator(`#${id} a`);
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  return link.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    return { outlineStyle, outlineWidth, outlineColor, outlineOffset };
  });
}

const ink = { dark: 'rgb(242, 246, 238)', light: 'rgb(18, 32, 26)' };
const base = {
  boxSizing: 'border-box',
  fontSize: '15px',
  fontStyle: 'normal',
  fontWeight: '400',
  letterSpacing: 'normal',
  lineHeight: '21px',
  textAlign: 'start',
  textTransform: 'none',
};

/** What a widget looks like in a scheme, whatever the page around it looks like: in its language, and with its boxes. */
const widgetIn = (scheme: 'dark' | 'light') => ({
  ...base,
  color: ink[scheme],
  colorScheme: scheme,
  lang: 'en',
  inner: 'border-box',
});

/** The same of each widget of the page. */
const widgetsOf = (page: Page) =>
  page.locator('main > [part="root"]').evaluateAll(
    (roots, names) =>
      roots.map((root) => {
        const style = getComputedStyle(root) as unknown as Record<string, string>;
        const inner = getComputedStyle(root.firstElementChild!).boxSizing;
        const seen = Object.fromEntries(names.map((name) => [name, style[name]]));
        return { ...seen, lang: root.getAttribute('lang'), inner };
      }),
    [...Object.keys(base), 'color', 'colorScheme'],
  );

describe.each(['dark', 'light'] as const)('a page inside the provider, on a device that is %s', (scheme) => {
  it('keeps its own look, and the widgets theirs', async () => {
    const { page, shoot } = await visit({ colorScheme: scheme });
    await page.goto(`${rig.site.origin}/partner-page`);
    await readyPanel(page, 'main');
    await shoot(`partner-page-${scheme}`);
    const other = scheme === 'dark' ? 'light' : 'dark';
    for (const shown of [scheme, other] as const) {
      if (shown !== scheme) await page.getByRole('button', { name: shown === 'light' ? 'Día' : 'Noche' }).click();
      expect(await differences(page)).toEqual([]);
      const ring = await ringsOf(page, 'inside');
      expect(ring).toEqual(await ringsOf(page, 'outside'));
      expect(ring.outlineWidth).toBe('5px');
      expect(await widgetsOf(page)).toEqual(Array.from({ length: 5 }, () => widgetIn(shown)));
      const day = page.locator('#day');
      expect(await day.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light');
    }
  }, 60_000);
});
