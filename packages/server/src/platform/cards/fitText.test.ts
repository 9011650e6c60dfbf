import { describe, expect, it } from 'vitest';
import type { FittedText } from './CardDrawing';
import { type Advance, fitText } from './fitText';

/** Every Latin letter is as wide as it is high; there are no others. */
const advance: Advance = (letter) => (letter <= 'ÿ' || letter === '…' ? 1 : null);
const set = (text: string, more: Partial<FittedText> = {}) =>
  fitText(
    {
      text,
      instead: 'Sala',
      x: 0,
      y: 0,
      width: 100,
      face: 'text',
      fill: '#fff',
      anchor: 'start',
      settings: [{ size: 10, lines: 1 }],
      ...more,
    },
    advance,
  );

describe('a text on a card', () => {
  it('stands as it was written where it fits', () => {
    expect(set('Sala Ñandú')).toEqual({ size: 10, lines: ['Sala Ñandú'] });
  });

  it('ends in an ellipsis where it does not', () => {
    expect(set('Sala Ñandúes').lines).toEqual(['Sala Ñand…']);
    expect(set('Sala de los cracks').lines).toEqual(['Sala de l…']);
    expect(set('nada', { width: 5 }).lines).toEqual(['…']);
  });

  it('is broken between words, and set smaller before anything is left out', () => {
    const settings = [
      { size: 20, lines: 1 },
      { size: 10, lines: 2 },
      { size: 5, lines: 2 },
    ];
    expect(set('Sala', { settings })).toEqual({ size: 20, lines: ['Sala'] });
    expect(set('Sala de cracks', { settings })).toEqual({ size: 10, lines: ['Sala de', 'cracks'] });
    expect(set('Sala de cracks del barrio', { settings })).toEqual({
      size: 5,
      lines: ['Sala de cracks del', 'barrio'],
    });
    expect(set('Sala de cracks del barrio de los primos', { settings })).toEqual({
      size: 5,
      lines: ['Sala de cracks del', 'barrio de los primos'],
    });
    expect(set('M'.repeat(60), { settings }).lines).toEqual([`${'M'.repeat(19)}…`]);
  });

  it.each([
    ['what the face lacks', '😀 Sala 日本', 'Sala'],
    ['a turned direction', '\u202eabc\u2066d\u200f', 'abcd'],
    ['what is not seen', 'a\u200bb\u0000c\ufe0f\u00ad', 'abc'],
    ['heaps of marks', 'S\u0334\u0335a\u0336\u0337la', 'Sala'],
    ['half a letter', 'Sala \ud83d', 'Sala'],
    ['lines of its own', ' Sala\n\t de ', 'Sala de'],
  ])('is drawn without %s', (_, text, drawn) => {
    expect(set(text).lines).toEqual([drawn]);
  });

  it('loses a mark that the face lacks, and keeps the letter', () => {
    expect(set('Łódź Beşiktaş', { width: 200 }).lines).toEqual(['Lódz Besiktas']);
    expect(set('Ñandú').lines).toEqual(['Ñandú']);
  });

  it.each(['مباراة الأصدقاء', '⚽⚽⚽', '', '   ', '!?'])(
    'has another in its place where nothing is left of it: %s',
    (text) => {
      expect(set(text).lines).toEqual(['Sala']);
    },
  );

  it('is looked at no further than anybody could see', () => {
    expect(set('a'.repeat(100_000)).lines).toEqual([`${'a'.repeat(9)}…`]);
  });
});
