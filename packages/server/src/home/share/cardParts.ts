import { type SvgNode, toMarkup } from '@arma11/core/art';
import type { CardDrawing, FittedText, TextSetting } from '../../platform/cards/CardDrawing';

/** The tokens of the dark scheme (packages/widgets/src/theme), as tooling/share/cardPage.mjs has them for the game's own cards. */
export const NIGHT = {
  ground: '#0c1512',
  raised: '#14211c',
  border: '#2a3b33',
  text: '#f2f6ee',
  muted: '#a9b8ae',
  accent: '#c8f31d',
  coin: '#ffc53d',
  live: '#ff5a4f',
};

/** A rectangle, with the rest of its attributes. */
export const rect = (x: number, y: number, width: number, height: number, rest: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${rest}/>`;

/** A drawing of core's at a place; each needs a prefix of its own for its ids. */
export const placed = (
  art: SvgNode,
  prefix: string,
  { x, y, size }: { x: number; y: number; size: readonly [number, number] },
) => `<g transform="translate(${x} ${y})">${toMarkup(art, { idPrefix: prefix, size })}</g>`;

type Said = Partial<FittedText> & Pick<FittedText, 'text' | 'x' | 'y' | 'width'> & { settings: readonly TextSetting[] };

/** A text on a card, in the face of sentences unless told otherwise. */
export const said = (text: Said): FittedText => ({
  instead: '',
  face: 'text',
  fill: NIGHT.text,
  anchor: 'start',
  ...text,
});
/** On one line, as large as fits. */
export const one = (size: number, ...smaller: number[]): TextSetting[] =>
  [size, ...smaller].map((each) => ({ size: each, lines: 1 }));

/** A part of a card. */
export type Part = Pick<CardDrawing, 'shapes' | 'texts'>;
