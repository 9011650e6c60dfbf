import { contrast } from './colour';
import { HAIR_COLOURS } from './faceFeatures';

/** A colour of hair that stands out from the skin. */
export function hairColourFor(skin: string, random: () => number): string {
  const apart = HAIR_COLOURS.filter((hair) => contrast(hair, skin) > 1.5);
  return apart[Math.floor(random() * apart.length)] ?? HAIR_COLOURS[0];
}
