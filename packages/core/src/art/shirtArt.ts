import type { Kit } from '../contract/wire';
import { inkOver } from './colour';
import { luminance } from './luminance';
import { svgNode, type SvgNode } from './svgNode';

const OUTLINE =
  'M16 5 8.6 8.2C6.4 9.2 5.2 10.8 4.4 13L1.4 22.2 9.6 25.8 12 20.6V43.4Q24 46.4 36 43.4V20.6L38.4 25.8 46.6 22.2 43.6 13C42.8 10.8 41.6 9.2 39.4 8.2L32 5C30.4 8.8 27.6 10.2 24 10.2S17.6 8.8 16 5Z';
const CUFFS = 'M1.4 22.2 9.6 25.8 11 22.9 2.3 19.2ZM46.6 22.2 38.4 25.8 37 22.9 45.7 19.2Z';
const COLLAR = 'M16 5C17.6 8.8 20.4 10.2 24 10.2S30.4 8.8 32 5L29.6 4C28.6 6.6 26.6 7.6 24 7.6S19.4 6.6 18.4 4Z';
const SIDES = 'M12 20.6 13.6 15V46H9ZM36 20.6 34.4 15V46H39Z';
const SHADE = 'M29 0H48V48H31C35 34 33 18 29 0Z';
const FOLDS = 'M15 30C18 34 17 40 15.5 46M33 31C30 35 31.5 40 32.5 46';
const DARK = '#16211b';
const EDGE = '#04100a';

const PATTERNS: Record<Kit['pattern'], string> = {
  plain: 'M0 0H10.5V48H0ZM37.5 0H48V48H37.5Z',
  sash: 'M8 6 18 2 44 40 34 50Z',
  halves: 'M24 0H48V48H24Z',
  stripes: 'M0 0H7V48H0ZM14.5 0H20V48H14.5ZM28 0H33.5V48H28ZM41 0H48V48H41Z',
  hoops: 'M0 10H48V16.5H0ZM0 23.5H48V30H0ZM0 37H48V43.5H0Z',
};

/** The path of a shirt's pattern on the 48 by 48 field, to be filled with the second colour. */
export const shirtPattern = (kit: Kit): string => PATTERNS[kit.pattern];

/** What the shirt's number is painted with: the ink, and the outline that keeps it readable over any pattern. */
export function shirtNumberInk(kit: Kit): { ink: string; outline: string } {
  const fields = kit.pattern === 'plain' ? [kit.primary] : [kit.primary, kit.secondary];
  const ink = inkOver(fields, ['#ffffff', DARK]);
  return { ink, outline: luminance(ink) > 0.5 ? DARK : '#ffffff' };
}

function numberNode(kit: Kit, number: number): SvgNode {
  const { ink, outline } = shirtNumberInk(kit);
  const attrs = {
    x: 24,
    y: 34,
    'text-anchor': 'middle',
    'font-family': "'Barlow Condensed','Arial Narrow',sans-serif",
    'font-weight': 700,
    'font-size': 19,
    fill: ink,
    stroke: outline,
    'stroke-opacity': 0.85,
    'stroke-width': 2.4,
    'paint-order': 'stroke',
    'stroke-linejoin': 'round',
  };
  return svgNode('text', attrs, String(number));
}

/** A club's shirt, with the player's number when there is one. */
export function shirtArt(kit: Kit, { number }: { number?: number | null } = {}): SvgNode {
  return svgNode(
    'svg',
    { viewBox: '0 0 48 48' },
    svgNode('clipPath', { id: 'body' }, svgNode('path', { d: OUTLINE })),
    svgNode(
      'g',
      { 'clip-path': 'url(#body)' },
      svgNode('path', { d: 'M0 0H48V48H0Z', fill: kit.primary }),
      svgNode('path', { d: PATTERNS[kit.pattern], fill: kit.secondary }),
      svgNode('path', { d: SIDES, fill: '#000', opacity: 0.18 }),
      svgNode('path', { d: SHADE, fill: '#000', opacity: 0.1 }),
      svgNode('path', { d: FOLDS, stroke: '#000', 'stroke-opacity': 0.16, fill: 'none' }),
      svgNode('path', { d: CUFFS, fill: kit.trim }),
    ),
    svgNode('path', { d: OUTLINE, fill: 'none', stroke: EDGE, 'stroke-opacity': 0.55 }),
    svgNode('path', { d: COLLAR, fill: kit.trim, stroke: EDGE, 'stroke-opacity': 0.35, 'stroke-width': 0.6 }),
    ...(number === undefined || number === null ? [] : [numberNode(kit, number)]),
  );
}
