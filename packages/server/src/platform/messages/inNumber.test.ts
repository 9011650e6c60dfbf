import { describe, expect, it } from 'vitest';
import { coinsInWords } from './coinsInWords';
import { inNumber } from './inNumber';

describe('a count in a sentence (rules R16.7)', () => {
  it.each([
    [0, '0 salas pagadas'],
    [1, '1 sala pagada'],
    [2, '2 salas pagadas'],
  ])('of %i agrees in number with its noun', (count, words) => {
    expect(inNumber(count, 'sala pagada', 'salas pagadas')).toBe(words);
  });

  it.each([
    [1, 'USD', '1 moneda'],
    [20, 'USD', '20 monedas'],
    [1, 'PEN', 'S/ 0.10'],
  ])('of %i coins in %s reads %s', (coins, currency, words) => {
    expect(coinsInWords(coins, currency)).toBe(words);
  });
});
