import { scenarioIds } from '@arma11/testing/scenarios';
import { expect, fn } from 'storybook/test';
import { photographed } from '@arma11/testing/storybook/modes';
import preview from '@arma11/testing/preview';
import { loadPartnerFaces } from '@arma11/testing/storybook/stage/partnerFaces';
import { brandAppearance } from '../theme';
import { BargainPortal } from './stories/BargainPortal';
import { ClubBlog } from './stories/ClubBlog';
import { FanForum } from './stories/FanForum';
import { inside, part, ready, rootOf, tagIn } from './stories/lookInside';
import { PartnerPage } from './stories/PartnerPage';
import { PortalHome } from './stories/PortalHome';
import { RadioSite } from './stories/RadioSite';
import { Newspaper } from './stories/Newspaper';

const { sala, predi } = scenarioIds;
const heard = fn();
const meta = preview.meta({
  title: 'Embed/Host pages',
  component: PartnerPage,
  tags: ['embed'],
  loaders: [loadPartnerFaces],
  args: { heard, children: null },
  parameters: { layout: 'fullscreen', scenario: 'antes', ...photographed('angosto', 'escritorio') },
});

/** A newspaper's article: the panel takes its letter, and its red. */
export const SportsPaper = meta.story({
  args: {
    appearance: {
      mode: 'light',
      variables: { colorAccent: '#8c1c13', displayScale: '0.75', radius: '2px', radiusSmall: '2px' },
    },
    children: <Newspaper predi={predi.evening.id} sala={sala.paid} />,
  },
  play: async (stage) => {
    await ready(stage, 'arma11-room-card');
    const panel = await ready(stage, 'arma11-prediccion-panel');
    const local = (await inside(panel).findAllByRole('radio', { name: /^Local/ }))[0]!;
    await expect(getComputedStyle(local).fontFamily).toMatch(/^"Source Serif 4"/);
    await expect(inside(panel).getByRole('button', { name: 'Guardar' })).toBeVisible();
  },
});

/** A thread of fans in the dark: the editor takes the forum's surfaces and its violet. */
export const DarkForum = meta.story({
  args: {
    appearance: {
      mode: 'dark',
      variables: {
        colorAccent: '#b9a5ff',
        colorAccentText: '#191033',
        colorSurface: '#1b1d25',
        colorSurfaceRaised: '#242733',
        colorSurfaceSunken: '#111217',
        fontDisplay: "'Barlow Condensed', sans-serif",
        displayScale: '1',
      },
    },
    children: <FanForum entry={sala.evening.entry} />,
  },
  play: async (stage) => {
    const editor = await ready(stage, 'arma11-lineup-editor');
    const chosen = await inside(editor).findByRole('radio', { name: /4-4-2/ });
    await expect(chosen).toBeChecked();
    await expect(getComputedStyle(chosen).backgroundColor).toBe('rgb(185, 165, 255)');
    await expect(inside(editor).getByRole('button', { name: 'Completar con los mejores' })).toBeEnabled();
  },
});

/** A column of 280 px on a screen of any width: nothing in it is cut, and nothing asks for more. */
export const NarrowColumn = meta.story({
  args: {
    appearance: {
      mode: 'light',
      variables: { colorAccent: '#6d1230', fontDisplay: "'Barlow Condensed', sans-serif", displayScale: '1' },
    },
    children: <ClubBlog predi={predi.evening.id} sala={sala.free} />,
  },
  globals: { viewport: { value: 'escritorio' } },
  play: async (stage) => {
    for (const name of ['arma11-room-card', 'arma11-prediccion-panel']) {
      const { scrollWidth, clientWidth } = rootOf(await ready(stage, name));
      await expect([clientWidth, scrollWidth]).toEqual([280, 280]);
    }
    const card = tagIn(stage, 'arma11-room-card');
    await expect(inside(card).getByRole('button', { name: /^Unirme/ })).toBeVisible();
  },
});

/** A sheet that reaches into everything that it can reach: it does not reach into a widget. */
export const HostileCss = meta.story({
  args: { appearance: brandAppearance, children: <BargainPortal predi={predi.evening.id} sala={sala.paid} /> },
  play: async (stage) => {
    await ready(stage, 'arma11-room-card');
    const panel = await ready(stage, 'arma11-prediccion-panel');
    const save = inside(panel).getByRole('button', { name: 'Guardar' });
    const theirs = look(stage.canvas.getByRole('heading', { level: 1 }));
    await expect(theirs).toMatchObject({
      fontFamily: expect.stringMatching(/^"Source Sans 3"/),
      textTransform: 'uppercase',
      letterSpacing: '2px',
    });
    const table = part(await ready(stage, 'arma11-ranking'), 'table')!;
    const reaction = part(await ready(stage, 'arma11-reactions'), 'reaction')!;
    for (const piece of [part(panel, 'match')!, part(panel, 'answer')!, save, table, reaction]) {
      await expect(piece).toBeVisible();
      await expect(look(piece)).toEqual({
        fontFamily: expect.stringMatching(/^"?Barlow/),
        fontStyle: 'normal',
        textTransform: 'none',
        letterSpacing: expect.stringMatching(/^(normal|0\.\d+px)$/),
        textIndent: '0px',
        float: 'none',
      });
    }
  },
});

/** A root of 5 px: a widget's text is as large as anywhere. */
export const TinyRem = meta.story({
  args: {
    appearance: { mode: 'light', variables: { colorAccent: '#7a1f4f', colorCoin: '#7a4f00', displayScale: '0.72' } },
    children: <RadioSite predi={predi.evening.id} />,
  },
  parameters: { scenario: 'en-vivo' },
  play: async (stage) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('5px');
    for (const name of ['arma11-room-card', 'arma11-quest-bar'])
      await expect(smallestText(rootOf(await ready(stage, name)))).toBeGreaterThanOrEqual(12);
  },
});

/** One provider for a whole home, in the colours of its brand. */
export const ThreeWidgets = meta.story({
  args: {
    appearance: {
      mode: 'light',
      variables: {
        colorSurface: '#ffffff',
        colorSurfaceRaised: '#eaf1ff',
        colorSurfaceSunken: '#dbe6fd',
        colorText: '#0b1f4b',
        colorTextMuted: '#465575',
        colorSeat: '#b4c5e8',
        colorAccent: '#1746c7',
        colorCoin: '#7a4f00',
        radius: '16px',
        fontDisplay: "'Barlow Condensed', sans-serif",
        displayScale: '1',
      },
    },
    children: <PortalHome salas={[sala.paid, sala.free, sala.duel]} />,
  },
  play: async (stage) => {
    const badge = await ready(stage, 'arma11-wallet-badge');
    await expect(inside(badge).getByRole('button', { name: /S\/ / })).toBeVisible();
    const bar = await ready(stage, 'arma11-quest-bar');
    await expect(inside(bar).getByRole('progressbar')).toBeVisible();
    const cards = [...stage.canvasElement.querySelectorAll<HTMLElement>('arma11-room-card')];
    await expect(cards).toHaveLength(3);
    for (const card of cards) await inside(card).findByRole('button', { name: /^Unirme/ });
  },
});

function look(piece: Element) {
  const { fontFamily, fontStyle, textTransform, letterSpacing, textIndent, float } = getComputedStyle(piece);
  return { fontFamily, fontStyle, textTransform, letterSpacing, textIndent, float };
}

/** The size of the smallest text in a widget, in pixels. */
function smallestText(root: HTMLElement): number {
  const words = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
  const sizes: number[] = [];
  for (let word = words.nextNode(); word; word = words.nextNode())
    if (word.parentElement && word.textContent?.trim())
      sizes.push(Number.parseFloat(getComputedStyle(word.parentElement).fontSize));
  return Math.min(...sizes);
}
