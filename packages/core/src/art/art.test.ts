import { describe, expect, it } from 'vitest';
import {
  avatarArt,
  bannerArt,
  buddyArt,
  benchArt,
  cardArt,
  coachArt,
  coinArt,
  crestArt,
  dayArt,
  ICON_NAMES,
  iconArt,
  kitFor,
  leagueArt,
  legendArt,
  markArt,
  nightArt,
  pitchArt,
  playerArt,
  POSTER_FIGURES,
  posterArt,
  prefixIds,
  rankArt,
  shirtArt,
  ticketArt,
  toMarkup,
  whistleArt,
  type SvgNode,
} from './index';

const kit = kitFor('Puerto Bravo');
const drawings: Record<string, (seed: number) => SvgNode> = {
  shirt: (seed) => shirtArt(kitFor(`club ${seed}`), { number: seed }),
  'shirt without a number': (seed) => shirtArt(kitFor(`club ${seed}`)),
  crest: (seed) => crestArt(kitFor(`club ${seed}`), seed),
  avatar: avatarArt,
  coach: (seed) => coachArt(kit, seed),
  league: leagueArt,
  card: cardArt,
  player: (seed) => playerArt(kitFor(`club ${seed}`), seed),
  legend: legendArt,
  buddy: buddyArt,
  rank: rankArt,
  banner: (seed) => bannerArt(seed, { left: '#b3162c', right: '#16308f', seam: '#ffd23f' }),
  pitch: () => pitchArt(),
  night: () => nightArt(),
  day: () => dayArt(),
  bench: () => benchArt(),
  whistle: () => whistleArt(),
  ticket: () => ticketArt(),
  coin: () => coinArt(),
  mark: () => markArt(),
};
const seeds = [1, 2, 3, 7, 11, 99, 2_147_483_647];
const cases = Object.entries(drawings).flatMap(([name, draw]) => seeds.map((seed) => ({ name, seed, draw })));

const walk = (node: SvgNode): SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : walk(child))),
];

describe.each(cases)('the $name of number $seed', ({ draw, seed }) => {
  it('is the same drawing every time', () => {
    expect(toMarkup(draw(seed))).toBe(toMarkup(draw(seed)));
  });

  it('is a well-formed SVG document of its own', () => {
    const document = new DOMParser().parseFromString(toMarkup(draw(seed)), 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(document.documentElement.getAttribute('viewBox')).toMatch(/^0 0 \d+ \d+$/);
  });

  it('has unique ids, and refers to no other', () => {
    const nodes = walk(draw(seed));
    const ids = nodes.flatMap((node) => (node.attrs['id'] === undefined ? [] : [String(node.attrs['id'])]));
    const referred = nodes.flatMap((node) =>
      Object.values(node.attrs).flatMap((value) =>
        [...String(value).matchAll(/url\(#([^)]+)\)/g)].map((hit) => hit[1]),
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(referred));
  });

  it('has no broken number in its paths', () => {
    const markup = toMarkup(draw(seed));
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    for (const { attrs } of walk(draw(seed))) {
      if (attrs['d'] !== undefined) expect(String(attrs['d'])).toMatch(/^M[\sMmLlHhVvCcSsQqTtAaZz\d.,-]+$/);
    }
  });
});

describe('a poster', () => {
  const colours = { left: '#b3162c', right: '#16308f', seam: '#ffd23f' };
  const posters = POSTER_FIGURES.map((figures) => ({ figures, node: posterArt(3, colours, figures) }));

  it.each(posters)('of $figures fills any box with its field, and keeps the proportions of its figures', ({ node }) => {
    expect([node.attrs['viewBox'], node.attrs['width'], node.attrs['height']]).toEqual([undefined, '100%', '100%']);
    const [field, figures] = node.children.map((child) => (typeof child === 'string' ? {} : child.attrs));
    expect(field).toMatchObject({ preserveAspectRatio: 'none', viewBox: '0 0 328 96' });
    expect(figures).toMatchObject({ preserveAspectRatio: 'xMaxYMid meet' });
  });

  it.each(posters)('of $figures is one document whose parts have ids of their own', ({ node }) => {
    const document = new DOMParser().parseFromString(toMarkup(node), 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    const ids = walk(node).flatMap(({ attrs }) => attrs['id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('drawings in one page', () => {
  it('keeps ids apart with a prefix, and references with them', () => {
    const shirt = toMarkup(shirtArt(kit), { idPrefix: 'a-' });
    expect(shirt).toContain('id="a-body"');
    expect(shirt).toContain('url(#a-body)');
    expect(shirt).not.toContain('"body"');
  });

  it('leaves the drawing itself as it was', () => {
    const shirt = shirtArt(kit);
    prefixIds(shirt, 'x-');
    expect(toMarkup(shirt)).toContain('id="body"');
  });
});

describe('an icon', () => {
  it.each(ICON_NAMES.map((name) => [name]))('%s is one path on the 24 field', (name) => {
    const node = iconArt(name);
    expect(node.attrs['viewBox']).toBe('0 0 24 24');
    const [path] = walk(node).filter(({ tag }) => tag === 'path');
    expect(String(path?.attrs['d'])).toMatch(/^M[\sMmLlHhVvCcSsQqTtAaZz\d.,-]+$/);
  });
});

describe('seeds', () => {
  it.each([
    ['crests', (seed: number) => crestArt(kit, seed), 100],
    ['avatars', avatarArt, 110],
    ['leagues', leagueArt, 80],
  ] as const)('give enough different %s', (_, draw, enough) => {
    const different = new Set(Array.from({ length: 120 }, (__, seed) => toMarkup(draw(seed + 1))));
    expect(different.size).toBeGreaterThanOrEqual(enough);
  });
});
