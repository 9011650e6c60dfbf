import { mix } from './colour';
import { faceArt } from './faceArt';
import { HAIRS } from './faceFeatures';
import { pick, seededRandom } from './seededRandom';
import { svgNode, type SvgNode } from './svgNode';

const GOLD = '#ffc53d';
const BRONZE = '#6b4200';
const LEAF = 'M0 0C-3.4-1.6-4.2-5-3-8 0-6.4 1.4-3.2 0 0Z';

function laurel(): SvgNode[] {
  const leaves: SvgNode[] = [];
  for (const side of [1, -1])
    for (let step = 0; step < 6; step += 1) {
      const angle = 0.35 + step * 0.34;
      const x = Number((24 + side * 20 * Math.sin(angle)).toFixed(1));
      const y = Number((25 + 20 * Math.cos(angle)).toFixed(1));
      const turn = Math.round(side * (100 - step * 20));
      leaves.push(
        svgNode('path', { d: LEAF, fill: GOLD, transform: `translate(${x} ${y}) rotate(${turn}) scale(${side} 1)` }),
      );
    }
  return leaves;
}

/** A legend of the game in gold between laurels, like a medal. Nobody in particular. */
export function legendArt(seed: number): SvgNode {
  const random = seededRandom(seed);
  const skin = pick(['#f4d48a', '#e8c06a', '#dcae56'], random);
  const face = faceArt({
    skin,
    hair: BRONZE,
    style: pick([HAIRS[0], HAIRS[1], HAIRS[4], HAIRS[5]], random),
    smile: pick([0, 2] as const, random),
    beard: random() < 0.45,
  });
  return svgNode(
    'svg',
    { viewBox: '0 0 48 48' },
    svgNode('clipPath', { id: 'medal' }, svgNode('circle', { cx: 24, cy: 24, r: 24 })),
    svgNode(
      'g',
      { 'clip-path': 'url(#medal)' },
      svgNode('path', { d: 'M0 0H48V48H0Z', fill: '#2a1b00' }),
      svgNode('circle', { cx: 24, cy: 21, r: 17, fill: '#4a3208' }),
      svgNode('path', { d: 'M8 50C8 40 15 35.5 24 35.5S40 40 40 50Z', fill: mix(GOLD, BRONZE, 0.45) }),
      svgNode('path', { d: 'M18.5 35.8 24 41 29.5 35.8', fill: 'none', stroke: GOLD, 'stroke-width': 2.4 }),
      ...face,
      ...laurel(),
    ),
    svgNode('circle', { cx: 24, cy: 24, r: 22.9, fill: 'none', stroke: GOLD, 'stroke-width': 2.2 }),
  );
}
