import { mix } from './colour';
import { svgNode, type SvgNode } from './svgNode';

const METALS = ['#8b9a92', '#c98a5a', '#c3ced6', '#ffc53d', '#35d07f', '#4fb3ff', '#c8f31d'] as const;
const FIELD = '#14211c';
const HEXAGON = 'M24 2 43 13V35L24 46 5 35V13Z';
const MOST_CHEVRONS = 3;
const STAR = 'M24 7.5 25.8 11.8 30.4 12.2 26.9 15.2 28 19.7 24 17.2 20 19.7 21.1 15.2 17.6 12.2 22.2 11.8Z';

const chevron = (index: number, count: number) => {
  const y = 33.5 - index * 6.2 + (count - 1) * 1.6;
  return `M13.5 ${y} 24 ${y - 6.4} 34.5 ${y}`;
};

/** The badge of a player's rank (rules R11.4): seven levels, each in its metal, up to three chevrons, and a star. */
export function rankArt(level: number): SvgNode {
  const place = Math.min(METALS.length, Math.max(1, Math.trunc(level)));
  const metal = METALS[place - 1] ?? METALS[0];
  const count = Math.min(MOST_CHEVRONS, Math.ceil(place / 2));
  const chevrons = Array.from({ length: count }, (_, index) => chevron(index, count)).join('');
  return svgNode(
    'svg',
    { viewBox: '0 0 48 48' },
    svgNode('path', { d: HEXAGON, fill: metal }),
    svgNode('path', { d: 'M24 2 43 13V35L24 46Z', fill: mix(metal, '#000000', 0.22) }),
    svgNode('path', { d: 'M24 6 39.5 15V33L24 42 8.5 33V15Z', fill: FIELD }),
    svgNode('path', {
      d: chevrons,
      fill: 'none',
      stroke: metal,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    ...(place === METALS.length ? [svgNode('path', { d: STAR, fill: '#f2f6ee' })] : []),
  );
}
