import { expect, it } from 'vitest';
import { attributeOf, flag, from, oneOf, positiveInteger, text } from './readers';

it.each([
  ['7', 7],
  [' 7 ', 7],
  [7, 7],
  ['0', undefined],
  ['-7', undefined],
  ['7.5', undefined],
  ['7e3', undefined],
  ['', undefined],
  ['sala', undefined],
  ['99999999999999999', undefined],
  [7.5, undefined],
  [null, undefined],
  [true, undefined],
])('reads %j as the whole number %j', (given, read) => {
  expect(positiveInteger.read(given)).toBe(read);
});

it('takes the words that it knows, exactly as they are written', () => {
  const kind = oneOf('compe', 'predi');
  expect([kind.read('predi'), kind.read('Predi'), kind.read(''), kind.read(7)]).toEqual(['predi', ...Array(3)]);
  expect(kind.type).toBe("'compe' | 'predi'");
});

it('takes a flag by its being there, and a property by its truth', () => {
  expect(['', 'false', true, false, 0].map((given) => flag.read(given))).toEqual([true, true, true, false, false]);
});

it('takes any text but none', () => {
  expect(['pk_1', '', 7].map((given) => text.read(given))).toEqual(['pk_1', undefined, undefined]);
});

it('names an attribute after its property, or as its reader says', () => {
  expect(attributeOf('publishableKey', text)).toBe('publishable-key');
  expect(attributeOf('salaId', from('sala', positiveInteger))).toBe('sala');
});
