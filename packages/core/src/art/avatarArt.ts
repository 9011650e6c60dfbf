import { mix } from './colour';
import { faceArt } from './faceArt';
import { BACKDROPS, HAIRS, SKINS, type Hair } from './faceFeatures';
import { hairColourFor } from './hairColourFor';
import { kitFor } from './kitFor';
import { pick, seededRandom } from './seededRandom';
import { svgNode, type SvgNode } from './svgNode';

/** A supporter's portrait, round, from a number: skin, hair, smile and the shirt they wear. */
export function avatarArt(seed: number): SvgNode {
  const random = seededRandom(seed);
  const backdrop = pick(BACKDROPS, random);
  const skin = pick(SKINS, random);
  const hair = hairColourFor(skin, random);
  const style = pick<readonly [Hair, ...Hair[]]>(HAIRS, random);
  const face = {
    skin,
    hair,
    style,
    smile: pick([0, 1, 1, 2] as const, random),
    beard: !style.back && random() < 0.28,
    glasses: random() < 0.2,
  };
  const kit = kitFor(`avatar ${seed}`);
  return svgNode(
    'svg',
    { viewBox: '0 0 48 48' },
    svgNode('clipPath', { id: 'round' }, svgNode('circle', { cx: 24, cy: 24, r: 24 })),
    svgNode(
      'g',
      { 'clip-path': 'url(#round)' },
      svgNode('path', { d: 'M0 0H48V48H0Z', fill: backdrop }),
      svgNode('circle', { cx: 24, cy: 20, r: 17, fill: mix(backdrop, '#ffffff', 0.16) }),
      svgNode('path', { d: 'M5 50C5 39 13 34.5 24 34.5S43 39 43 50Z', fill: kit.primary }),
      svgNode('path', { d: 'M18.2 34.8 24 41 29.8 34.8 32.5 35.6 24 45 15.5 35.6Z', fill: kit.secondary }),
      ...faceArt(face),
    ),
  );
}
