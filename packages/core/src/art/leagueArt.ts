import { inkOver } from './colour';
import { EMBLEMS } from './crestEmblems';
import { pick, seededRandom } from './seededRandom';
import { svgNode, type SvgNode } from './svgNode';

const FIELDS: readonly [string, ...string[]] = [
  '#12355b',
  '#0f5a3c',
  '#7a1f3d',
  '#4a2c7a',
  '#8a4b12',
  '#0b6b74',
  '#24313a',
  '#9c2f1f',
];
const METALS: readonly [string, ...string[]] = ['#ffc53d', '#f2f6ee', '#9fdcc0', '#8fd0ee'];

/** A league's badge: a roundel with a scalloped edge, so that it never looks like a club's crest. */
export function leagueArt(seed: number): SvgNode {
  const random = seededRandom(seed);
  const field = pick(FIELDS, random);
  const metal = pick(METALS, random);
  const emblem = pick(EMBLEMS, random);
  const ink = inkOver([field], [metal]);
  const petals = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    return svgNode('circle', {
      cx: Number((24 + 20.2 * Math.cos(angle)).toFixed(2)),
      cy: Number((24 + 20.2 * Math.sin(angle)).toFixed(2)),
      r: 3.4,
      fill: metal,
    });
  });
  return svgNode(
    'svg',
    { viewBox: '0 0 48 48' },
    ...petals,
    svgNode('circle', { cx: 24, cy: 24, r: 20.4, fill: metal }),
    svgNode('circle', { cx: 24, cy: 24, r: 18, fill: field }),
    svgNode('path', { d: 'M24 6A18 18 0 0 1 24 42Z', fill: '#000', opacity: 0.14 }),
    svgNode(
      'g',
      {
        fill: 'none',
        stroke: ink,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        transform: 'translate(24 24) scale(.8) translate(-24 -24.5)',
      },
      ...(emblem.solid ? [svgNode('path', { d: emblem.solid, fill: ink, stroke: 'none' })] : []),
      ...(emblem.lines ? [svgNode('path', { d: emblem.lines, 'stroke-width': emblem.width ?? 3 })] : []),
    ),
  );
}
