import { bannerField, type BannerColours } from './bannerField';
import { coinArt } from './coinArt';
import { crestArt } from './crestArt';
import { kitFor } from './kitFor';
import { prefixIds } from './prefixIds';
import { shirtArt } from './shirtArt';
import { svgNode, type SvgNode } from './svgNode';

/** What stands on a poster. */
export const POSTER_FIGURES = ['shirts', 'crests', 'coins'] as const;
export type PosterFigures = (typeof POSTER_FIGURES)[number];

interface Place {
  x: number;
  y: number;
  size: number;
  turn?: number;
}

/** Of the figures' field. */
const WIDTH = 150;
const HEIGHT = 96;

const whole = { width: '100%', height: '100%' };

function placed(drawing: SvgNode, { x, y, size, turn = 0 }: Place, index: number): SvgNode {
  const { tag, attrs, children } = prefixIds(drawing, `f${index}-`);
  const figure = svgNode(tag, { ...attrs, x: -size / 2, y: -size / 2, width: size, height: size }, ...children);
  return svgNode('g', { transform: `translate(${x} ${y}) rotate(${turn})` }, figure);
}

const shadow = (cx: number, cy: number, rx: number) =>
  svgNode('ellipse', { cx, cy, rx, ry: 5, fill: '#04100a', opacity: 0.28 });

const clubOf = (seed: number, place: number) => kitFor(`poster ${seed} ${place}`);

const NUMBERS = [9, 7, 10];

/** Two shirts, and a third before them. */
function shirts(seed: number): SvgNode[] {
  const places: Place[] = [
    { x: 48, y: 46, size: 60, turn: -9 },
    { x: 116, y: 46, size: 60, turn: 9 },
    { x: 82, y: 50, size: 78 },
  ];
  return [
    shadow(82, 89, 58),
    ...places.map((place, index) =>
      placed(shirtArt(clubOf(seed, index), { number: NUMBERS[index] ?? null }), place, index),
    ),
  ];
}

/** Two crests, face to face. */
function crests(seed: number): SvgNode[] {
  const places: Place[] = [
    { x: 50, y: 46, size: 66, turn: -6 },
    { x: 112, y: 46, size: 66, turn: 6 },
  ];
  return [
    shadow(81, 88, 58),
    ...places.map((place, index) => placed(crestArt(clubOf(seed, index), seed + index), place, index)),
  ];
}

/** Coins that fall onto a heap. */
function coins(): SvgNode[] {
  const places: Place[] = [
    { x: 56, y: 66, size: 42, turn: -8 },
    { x: 120, y: 64, size: 42, turn: 10 },
    { x: 88, y: 58, size: 56 },
    { x: 52, y: 22, size: 26, turn: -20 },
    { x: 122, y: 24, size: 30, turn: 18 },
  ];
  return [shadow(88, 88, 56), ...places.map((place, index) => placed(coinArt(), place, index))];
}

/**
 * A banner with figures. It fills any box: the field is stretched to it, so that the seam stays where the text ends, and the
 * figures keep their proportions beside it.
 */
export function posterArt(seed: number, colours: BannerColours, figures: PosterFigures): SvgNode {
  const drawn = { shirts, crests, coins }[figures](seed);
  return svgNode(
    'svg',
    whole,
    svgNode('svg', { ...whole, viewBox: '0 0 328 96', preserveAspectRatio: 'none' }, ...bannerField(seed, colours)),
    svgNode(
      'svg',
      { ...whole, x: '54%', width: '46%', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'xMaxYMid meet' },
      ...drawn,
    ),
  );
}
