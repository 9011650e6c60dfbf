import type { Kit } from '../contract/wire';
import { contrast, inkOver, mix } from './colour';
import { EMBLEMS, type Emblem } from './crestEmblems';
import { CREST_DIVISIONS, CREST_SHAPES } from './crestShapes';
import { pick, seededRandom } from './seededRandom';
import { svgNode, type SvgNode } from './svgNode';

const DARK = '#101820';

function emblemNode({ lines, width = 3, solid }: Emblem, ink: string): SvgNode {
  return svgNode(
    'g',
    { fill: 'none', stroke: ink, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ...(solid ? [svgNode('path', { d: solid, fill: ink, stroke: 'none' })] : []),
    ...(lines ? [svgNode('path', { d: lines, 'stroke-width': width })] : []),
  );
}

/** A club's crest from its colours and a number: the club's id gives each club its own. */
export function crestArt(kit: Kit, seed: number): SvgNode {
  const random = seededRandom(seed);
  const shape = pick(CREST_SHAPES, random);
  const emblem = pick(EMBLEMS, random);
  const division = pick(CREST_DIVISIONS, random);
  // Under a mixed field the second colour is pulled to the first, so that one ink reads over both.
  const second = division.mixed ? mix(kit.primary, kit.secondary, 0.35) : kit.secondary;
  const fields = division.mixed ? [kit.primary, second] : [kit.primary];
  const own = inkOver(fields, [kit.trim, kit.secondary]);
  const ink = Math.min(...fields.map((field) => contrast(own, field))) >= 3 ? own : inkOver(fields, ['#ffffff', DARK]);
  return svgNode(
    'svg',
    { viewBox: '0 0 48 48' },
    svgNode('clipPath', { id: 'shield' }, svgNode('path', { d: shape })),
    svgNode(
      'g',
      { 'clip-path': 'url(#shield)' },
      svgNode('path', { d: 'M0 0H48V48H0Z', fill: kit.primary }),
      ...(division.path ? [svgNode('path', { d: division.path, fill: second })] : []),
      svgNode('path', { d: 'M24 0H48V48H24Z', fill: '#000', opacity: 0.1 }),
    ),
    emblemNode(emblem, ink),
    svgNode('path', { d: shape, fill: 'none', stroke: ink, 'stroke-width': 2.2 }),
    svgNode('path', {
      d: shape,
      fill: 'none',
      stroke: '#04100a',
      'stroke-opacity': 0.5,
      'stroke-width': 0.8,
      transform: 'translate(-.48 -.48) scale(1.02)',
    }),
  );
}
