import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CardDrawing, FittedText } from './CardDrawing';
import { openPainter, type PaintCard } from './openPainter';

let paint: PaintCard;
beforeAll(async () => {
  paint = await openPainter();
});

const card = (texts: Partial<FittedText>[], more: Partial<CardDrawing> = {}): CardDrawing => ({
  width: 300,
  height: 100,
  ground: '<path d="M0 0H300V100H0Z" fill="#000"/>',
  shapes: '',
  texts: texts.map((text) => ({
    text: '',
    instead: 'Sala',
    x: 10,
    y: 60,
    width: 280,
    face: 'display',
    fill: '#fff',
    anchor: 'start',
    settings: [{ size: 40, lines: 1 }],
    ...text,
  })),
  ...more,
});
const hashOf = (png: Uint8Array) => createHash('sha256').update(png).digest('hex');
const painted = (text: string, more: Partial<FittedText> = {}) => hashOf(paint(card([{ text, ...more }]), 300));
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

describe('a painted card', () => {
  it('is as wide as was asked for', () => {
    expect([sizeOf(paint(card([]), 300)), sizeOf(paint(card([]), 150))]).toEqual([
      [300, 100],
      [150, 50],
    ]);
  });

  it('is the same to the byte for the same drawing', () => {
    expect(painted('Sala Ñandú')).toBe(painted('Sala Ñandú'));
    expect(painted('Sala Ñandú')).not.toBe(painted('Sala Nandu'));
  });

  it('writes each face in its own letters', () => {
    expect(painted('Sala', { face: 'text' })).not.toBe(painted('Sala'));
    expect(painted('Sala')).not.toBe(painted(' ', { instead: '' }));
  });

  it.each([
    ['Sala <b>x</b>', 'Sala b x /b'],
    ['Sala </text><rect width="300" height="100" fill="#fff"/>', 'Sala'],
    ['&lt;Sala&amp;', 'Sala'],
    ['<image href="http://127.0.0.1:1/x.png" width="9" height="9"/>', 'Sala'],
  ])('takes nothing that is written for markup: %s', (text, other) => {
    // It is text: drawn, and unlike what is left where the marks are read as such.
    expect(painted(text)).not.toBe(painted(other));
    expect(painted(text)).not.toBe(painted(''));
  });

  it.each([
    ['😀 Sala ⚽', 'Sala'],
    ['Sala مباراة', 'Sala'],
    ['\u202eSala', 'Sala'],
    ['日本', 'Sala'],
    ['Łódź', 'Lódź'],
  ])('draws no box for a letter that it lacks: %s', (text, same) => {
    expect(painted(text)).toBe(painted(same));
  });

  it.each(['M'.repeat(60), 'i'.repeat(60), 'WAVE AVATAR TOYOTA WAVE', 'La sala más larga del barrio'])(
    'has nothing beyond the width of a text, and uses it: %s',
    (text) => {
      /** A strip of the picture, from so far on. */
      const strip = (png: Uint8Array, from: number, width: number) => {
        const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
        const shapes = `<image x="${-from}" width="300" height="100" href="${href}"/>`;
        return hashOf(paint({ width, height: 100, ground: '', shapes, texts: [] }, width));
      };
      const [png, empty] = [paint(card([{ text, width: 190 }]), 300), paint(card([]), 300)];
      expect(strip(png, 201, 99)).toBe(strip(empty, 201, 99));
      expect(strip(png, 160, 41)).not.toBe(strip(empty, 160, 41));
    },
  );
});
