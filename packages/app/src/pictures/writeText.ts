import { fitText, type TextRoom } from './fitText';
import type { Ink } from './pictureSize';

/** The faces of the app, by what they are for; pictureFonts loads them. */
export const FACES = {
  display: { weight: 700, family: "'Barlow Condensed', sans-serif" },
  label: { weight: 600, family: "'Barlow Condensed', sans-serif" },
  text: { weight: 500, family: 'Barlow, sans-serif' },
} as const;

/** Where and how a text is written; `x` is the edge that `align` names, `y` the line it stands on. */
export interface Writing extends TextRoom {
  face: keyof typeof FACES;
  colour: string;
  x: number;
  y: number;
  align?: CanvasTextAlign;
}

/** A face at a size, as a canvas takes it. */
export const fontOf = (face: keyof typeof FACES, size: number) =>
  `${FACES[face].weight} ${size}px ${FACES[face].family}`;

/** Writes a text that always fits its room; returns how wide it came out. */
export function writeText(ink: Ink, text: string, { face, colour, x, y, align = 'start', ...room }: Writing): number {
  const measure = (candidate: string, size: number) => {
    ink.font = fontOf(face, size);
    return ink.measureText(candidate).width;
  };
  const fitted = fitText(text, room, measure);
  const width = measure(fitted.text, fitted.size);
  ink.fillStyle = colour;
  ink.textAlign = align;
  ink.textBaseline = 'alphabetic';
  ink.fillText(fitted.text, x, y);
  return width;
}
