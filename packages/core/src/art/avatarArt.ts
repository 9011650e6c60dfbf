import { BACKDROPS, HAIRS, SKINS, type Hair } from './faceFeatures';
import { hairColourFor } from './hairColourFor';
import { kitFor } from './kitFor';
import { portraitArt } from './portraitArt';
import { pick, seededRandom } from './seededRandom';
import type { SvgNode } from './svgNode';

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
  const { primary, secondary } = kitFor(`avatar ${seed}`);
  return portraitArt({ backdrop, face, primary, secondary });
}
