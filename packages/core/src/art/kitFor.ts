import type { Kit, KitPattern } from '../contract/wire';
import { contrast } from './colour';
import { pick, seededRandom, seedFromText } from './seededRandom';

const PATTERNS: readonly [KitPattern, ...KitPattern[]] = ['plain', 'sash', 'halves', 'stripes', 'hoops'];

/** Chosen by eye so that the two read apart at 44 px; the trim is one of the two or white. */
export const KIT_PAIRS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#16308f', '#ffd23f'],
  ['#c2213c', '#ffffff'],
  ['#f4f1ea', '#b3162c'],
  ['#f2b632', '#1b1b1f'],
  ['#0f7f4b', '#ffffff'],
  ['#7a4a2a', '#f0dcb8'],
  ['#ffffff', '#2f8fd8'],
  ['#8fb7c9', '#17384a'],
  ['#0f5a8a', '#ffffff'],
  ['#5b2a86', '#f2c14e'],
  ['#0b7a75', '#f6e7cb'],
  ['#d9480f', '#14213d'],
  ['#1b1b1f', '#e63946'],
  ['#f6f6f6', '#0f7f4b'],
  ['#e9c46a', '#7a1022'],
  ['#12355b', '#e0352b'],
  ['#a3123a', '#8fd0ee'],
  ['#fafafa', '#1b1b1f'],
  ['#0e6b3a', '#ffd23f'],
  ['#e0559a', '#1d2a4d'],
  ['#3d5a80', '#f4f1ea'],
  ['#6a994e', '#fdf6e3'],
  ['#ffd23f', '#0a6b4f'],
  ['#b3162c', '#101820'],
];

/** A shirt for a club that brings no colours: the same name always wears the same one. */
export function kitFor(seedText: string): Kit {
  const random = seededRandom(seedFromText(seedText.trim().toLowerCase()));
  const [one, other] = pick(KIT_PAIRS, random);
  const [primary, secondary] = random() < 0.25 ? [other, one] : [one, other];
  const pattern = pick(PATTERNS, random);
  const trim = random() < 0.5 && contrast('#ffffff', primary) > 3 ? '#ffffff' : secondary;
  return { pattern, primary, secondary, trim };
}
