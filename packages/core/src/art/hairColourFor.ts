import { contrast } from './colour';
import { HAIR_COLOURS } from './faceFeatures';

/** The colours of hair that stand out from a skin. */
export const hairColoursOn = (skin: string): string[] => HAIR_COLOURS.filter((hair) => contrast(hair, skin) > 1.5);

/** A colour of hair that stands out from the skin. */
export function hairColourFor(skin: string, random: () => number): string {
  const apart = hairColoursOn(skin);
  return apart[Math.floor(random() * apart.length)] ?? HAIR_COLOURS[0];
}
