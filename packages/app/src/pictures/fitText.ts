/** How wide a text is at a size, in pixels. */
export type MeasureText = (text: string, size: number) => number;

/** Sizes of a text, in pixels. */
export interface TextRoom {
  width: number;
  /** The size it is meant to have. */
  size: number;
  /** Below this nobody reads it: from here on the end is cut. */
  least: number;
}

/** A text at the largest size that fits, and cut at a whole character with an ellipsis where not even the smallest does. */
export function fitText(text: string, room: TextRoom, measure: MeasureText): { text: string; size: number } {
  for (let { size } = room; size >= room.least; size -= 1) if (measure(text, size) <= room.width) return { text, size };
  const characters = charactersOf(text);
  while (characters.length > 1) {
    characters.pop();
    const cut = `${characters.join('').trimEnd()}…`;
    if (measure(cut, room.least) <= room.width) return { text: cut, size: room.least };
  }
  return { text: '…', size: room.least };
}

/** What a reader takes for one character; where the browser cannot tell, each code point. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...(text as string)];
  return Array.from(new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}
