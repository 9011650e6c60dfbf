import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { CardDrawing, CardFace, FittedText } from './CardDrawing';
import cardFonts from './cardFonts.json' with { type: 'json' };
import { type Advance, fitText } from './fitText.ts';
import { unpackWoff } from './unpackWoff.ts';

/** Returns a drawing as PNG, so many pixels wide. */
export type PaintCard = (drawing: CardDrawing, width: number) => Uint8Array<ArrayBuffer>;

const packages = createRequire(import.meta.url);
const read = (name: string) => readFileSync(packages.resolve(name));

const FACES: Record<CardFace, string> = {
  display: 'font-family="Barlow Condensed" font-weight="700"',
  text: 'font-family="Barlow" font-weight="500"',
};
const LINE_HEIGHT = 1.06;
/** Large, so that rounding plays no part in what is measured. */
const MEASURED = 100;
/** A letter that no font has: where one draws the same in its place, it lacks a letter. */
const LACKING = '\u{f0000}';
const MOST_KNOWN_LETTERS = 2000;
const MOST_GROUNDS = 8;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter]!);
const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** It is loaded once, and refuses a second time. */
let rasteriser: Promise<void> | undefined;

/** Loads the rasteriser and the fonts of the app: some 30 MB, and the thread that paints is held up for as long. */
export async function openPainter(): Promise<PaintCard> {
  rasteriser ??= initWasm(read('@resvg/resvg-wasm/index_bg.wasm'));
  await rasteriser;
  const font = { fontBuffers: cardFonts.map((name) => unpackWoff(read(name))), loadSystemFonts: false };
  const advance = advanceBy(font.fontBuffers);
  const paint = (markup: string, pixels: number) => {
    const drawn = new Resvg(markup, { font, fitTo: { mode: 'width', value: pixels } });
    const image = drawn.render();
    const png = Uint8Array.from(image.asPng());
    image.free();
    drawn.free();
    return png;
  };
  const grounds = new Map<string, string>();
  /** A ground as a picture in the picture: its floodlights take four times as long as the rest of a card. */
  const groundOf = ({ width, height, ground }: CardDrawing, pixels: number) => {
    const name = `${pixels} ${ground}`;
    const painted = grounds.get(name) ?? Buffer.from(paint(svg(width, height, ground), pixels)).toString('base64');
    if (grounds.size >= MOST_GROUNDS) grounds.clear();
    grounds.set(name, painted);
    const place = `width="${width}" height="${height}" image-rendering="optimizeSpeed"`;
    return `<image ${place} href="data:image/png;base64,${painted}"/>`;
  };
  return (drawing, pixels) => {
    const { width, height, shapes, texts } = drawing;
    const written = texts.map((text) => textMarkup(text, advance)).join('');
    return paint(svg(width, height, groundOf(drawing, pixels) + shapes + written), pixels);
  };
}

function textMarkup(fitted: FittedText, advance: Advance): string {
  const { size, lines } = fitText(fitted, advance);
  return lines
    .map((line, at) => {
      const y = fitted.y - (lines.length - 1 - at) * size * LINE_HEIGHT;
      const place = `x="${fitted.x}" y="${y}" text-anchor="${fitted.anchor}"`;
      return `<text ${place} ${FACES[fitted.face]} font-size="${size}" fill="${fitted.fill}">${escape(line)}</text>`;
    })
    .join('');
}

/** Measures with the rasteriser itself: what it draws is what fits. */
function advanceBy(fontBuffers: Uint8Array[]): Advance {
  const options = { font: { fontBuffers, loadSystemFonts: false } };
  const boxOf = (text: string, face: CardFace) => {
    const inside = `<text y="${MEASURED}" ${FACES[face]} font-size="${MEASURED}">${escape(text)}</text>`;
    const drawn = new Resvg(svg(MEASURED, MEASURED, inside), options);
    const box = drawn.getBBox();
    const found = box && { right: box.x + box.width, shape: [box.x, box.y, box.width, box.height].join(' ') };
    box?.free();
    drawn.free();
    return found;
  };
  const lacks = (letter: string, face: CardFace) => {
    const box = boxOf(letter, face);
    return letter !== ' ' && (!box || box.shape === boxOf(LACKING, face)?.shape);
  };
  // Between two others, since the box of a letter ends where its ink does, and that of a space nowhere.
  const measure = (letter: string, face: CardFace) =>
    lacks(letter, face) ? null : (boxOf(`H${letter}H`, face)!.right - boxOf('HH', face)!.right) / MEASURED;
  const known = new Map<string, number | null>();
  return (letter, face) => {
    const name = `${face} ${letter}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    // Names may be in any letters.
    if (known.size >= MOST_KNOWN_LETTERS) known.clear();
    const measured = measure(letter, face);
    known.set(name, measured);
    return measured;
  };
}
