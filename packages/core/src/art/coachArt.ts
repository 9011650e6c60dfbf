import type { Kit } from '../contract/wire';
import { contrast, mix } from './colour';
import { faceArt } from './faceArt';
import { HAIRS, SKINS } from './faceFeatures';
import { hairColourFor } from './hairColourFor';
import { pick, seededRandom } from './seededRandom';
import { svgNode, type SvgNode } from './svgNode';

const CAP =
  'M13.6 17.5C13 8.5 17.5 5.5 24 5.5S35 8.5 34.4 17.2C36.8 17.4 39.5 18 40.8 19.3 37 19.6 33 18.6 28 17.6 23 16.7 18 16.8 13.6 17.5Z';

/** A coach from the waist up in a jacket of their club's colours, some with a cap, some with grey hair. */
export function coachArt(kit: Kit, seed: number): SvgNode {
  const random = seededRandom(seed);
  const skin = pick(SKINS, random);
  const hair = random() < 0.4 ? '#8d9298' : hairColourFor(skin, random);
  const style = pick([HAIRS[0], HAIRS[1], HAIRS[5]] as const, random);
  const capped = random() < 0.55;
  const jacket = contrast(kit.primary, '#12613a') > 1.6 ? kit.primary : kit.secondary;
  const detail = jacket === kit.primary ? kit.secondary : kit.primary;
  const face = faceArt({ skin, hair, style, smile: pick([0, 2] as const, random), beard: random() < 0.25 });
  return svgNode(
    'svg',
    { viewBox: '0 0 48 48' },
    svgNode('path', {
      d: 'M5 48C5 38.5 13 34 24 34S43 38.5 43 48Z',
      fill: jacket,
      stroke: '#04100a',
      'stroke-opacity': 0.5,
    }),
    svgNode('path', { d: 'M17 34.8 24 44 31 34.8 28.5 33.5H19.5Z', fill: '#ffffff' }),
    svgNode('path', { d: 'M15.8 35.3 24 46V48H21.5L13.8 36.2ZM32.2 35.3 24 46V48H26.5L34.2 36.2Z', fill: detail }),
    ...face,
    ...(capped
      ? [
          svgNode('path', { d: CAP, fill: mix(jacket, '#000000', 0.35) }),
          svgNode('path', {
            d: 'M13.6 17.5C18 16.8 23 16.7 28 17.6 33 18.6 37 19.6 40.8 19.3',
            fill: 'none',
            stroke: detail,
            'stroke-width': 1,
          }),
        ]
      : []),
  );
}
