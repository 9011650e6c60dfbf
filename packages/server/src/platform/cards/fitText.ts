import type { CardFace, FittedText } from './CardDrawing';

/** How far a letter leads at size 1, kerning apart; null where the face has none. */
export type Advance = (letter: string, face: CardFace) => number | null;

/** The lines of a text, and the size at which they fit. */
export interface SetText {
  size: number;
  lines: string[];
}

const ELLIPSIS = '…';
/** More of a text is never seen, whatever somebody wrote. */
const MOST_LETTERS = 200;
/** Letters of names of clubs that are one letter and no mark to Unicode. */
const PLAIN: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd' };
/** Marks, what turns the direction, and what is not seen. */
const UNDRAWN = /[\p{C}\p{M}]/u;

/** A text in letters of the face: without its mark where only that is missing, and without what is missing altogether. */
function drawable({ text, instead, face }: FittedText, advance: Advance): string {
  const known = (letter: string) => !UNDRAWN.test(letter) && advance(letter, face) !== null;
  const kept = [...text.slice(0, MOST_LETTERS).normalize('NFC').replaceAll(/\s/g, ' ')].map((letter) => {
    if (known(letter)) return letter;
    const plain = PLAIN[letter] ?? letter.normalize('NFD')[0]!;
    return known(plain) ? plain : '';
  });
  const clean = kept.join('').replaceAll(/ {2,}/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(clean) ? clean : instead;
}

/** As much of a text as fits, with an ellipsis where that is not all. */
function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 0 && !fits(letters.join('').trimEnd() + ELLIPSIS)) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}

/** The words on lines that fit; the last line has all that is left over. */
function wrap(words: readonly string[], most: number, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && (lines.length === most || fits(longer))) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Sets a text within its width. */
export function fitText(fitted: FittedText, advance: Advance): SetText {
  const text = drawable(fitted, advance);
  const widthOf = (part: string) => [...part].reduce((sum, letter) => sum + (advance(letter, fitted.face) ?? 0), 0);
  const tries = fitted.settings.map(({ size, lines: most }) => {
    const fits = (part: string) => widthOf(part) * size <= fitted.width;
    const lines = wrap(text.split(' '), most, fits);
    return { size, lines, fits, whole: lines.every(fits) };
  });
  const { size, lines, fits } = tries.find(({ whole }) => whole) ?? tries.at(-1)!;
  return { size, lines: lines.map((line) => cut(line, fits)) };
}
