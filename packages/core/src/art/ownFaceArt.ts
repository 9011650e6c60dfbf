import type { Face } from './faceArt';
import { BACKDROPS, HAIRS, SKINS, type Hair } from './faceFeatures';
import { hairColoursOn } from './hairColourFor';
import { KIT_PAIRS } from './kitFor';
import { portraitArt } from './portraitArt';
import type { SvgNode } from './svgNode';

const smiles = [0, 1, 2] as const;
// Under a beard two of the smiles are one.
const beardedSmiles = [0, 1] as const;

const heads = SKINS.flatMap((skin) => hairColoursOn(skin).map((hair) => ({ skin, hair })));
const looks: Omit<Face, 'skin' | 'hair' | 'glasses'>[] = (HAIRS as readonly Hair[]).flatMap((style) => [
  ...smiles.map((smile) => ({ style, smile, beard: false })),
  ...(style.back ? [] : beardedSmiles.map((smile) => ({ style, smile, beard: true }))),
]);
const shirts = KIT_PAIRS.flatMap(([one, other]) => [
  { primary: one, secondary: other },
  { primary: other, secondary: one },
]);

/** How many faces there are: every number below it has one of its own. */
export const OWN_FACES = BACKDROPS.length * heads.length * looks.length * 2 * shirts.length;
/** Shares no factor with their number, so that it visits each once; neighbours have nothing in common. */
const STRIDE = 100_003;

/** The portrait of a player who has chosen none: no two players have the same before there are `OWN_FACES` of them. */
export function ownFaceArt(player: number): SvgNode {
  let rest = (((player % OWN_FACES) * STRIDE) % OWN_FACES) as number;
  const next = <T>(options: readonly T[]): T => {
    const index = rest % options.length;
    rest = Math.floor(rest / options.length);
    return options[index]!;
  };
  const backdrop = next(BACKDROPS);
  const shirt = next(shirts);
  const face = { ...next(heads), ...next(looks), glasses: next([false, true]) };
  return portraitArt({ backdrop, face, ...shirt });
}
