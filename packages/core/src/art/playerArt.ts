import type { Kit } from '../contract/wire';
import { mix } from './colour';
import { faceArt } from './faceArt';
import { HAIRS, SKINS, type Hair } from './faceFeatures';
import { hairColourFor } from './hairColourFor';
import { pick, seededRandom } from './seededRandom';
import { shirtPattern } from './shirtArt';
import { svgNode, type SvgNode } from './svgNode';

const SHOULDERS = 'M3 49C3 39.5 12 34.6 24 34.6S45 39.5 45 49Z';

/** A footballer from the chest up in their club's shirt, as the cards of the gallery show them. Nobody in particular. */
export function playerArt(kit: Kit, seed: number): SvgNode {
  const random = seededRandom(seed);
  const style = pick<readonly [Hair, ...Hair[]]>(HAIRS, random);
  const skin = pick(SKINS, random);
  const face = faceArt({
    skin,
    hair: hairColourFor(skin, random),
    style,
    smile: pick([0, 1, 2] as const, random),
    beard: !style.back && random() < 0.3,
  });
  const ground = mix(kit.primary, '#04100a', 0.62);
  return svgNode(
    'svg',
    { viewBox: '0 0 48 48' },
    svgNode('clipPath', { id: 'frame' }, svgNode('rect', { width: 48, height: 48, rx: 5 })),
    svgNode('clipPath', { id: 'shoulders' }, svgNode('path', { d: SHOULDERS })),
    svgNode(
      'g',
      { 'clip-path': 'url(#frame)' },
      svgNode('path', { d: 'M0 0H48V48H0Z', fill: ground }),
      svgNode('path', { d: 'M-6 40 30-8H42L0 52ZM22 52 54 8V20L34 52Z', fill: kit.primary, opacity: 0.4 }),
      svgNode(
        'g',
        { 'clip-path': 'url(#shoulders)' },
        svgNode('path', { d: 'M0 30H48V49H0Z', fill: kit.primary }),
        svgNode('g', { transform: 'translate(0 14)' }, svgNode('path', { d: shirtPattern(kit), fill: kit.secondary })),
      ),
      svgNode('path', {
        d: 'M17.6 35.2 24 41.5 30.4 35.2',
        fill: 'none',
        stroke: kit.trim,
        'stroke-width': 2.6,
        'stroke-linejoin': 'round',
      }),
      ...face,
    ),
  );
}
