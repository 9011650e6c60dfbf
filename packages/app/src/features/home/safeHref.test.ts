import { expect, it } from 'vitest';
import { safeColour } from './safeColour';
import { safeHref } from './safeHref';

it.each([
  ['/predi/ins/?match=4', '/predi/ins/?match=4'],
  ['https://example.com/a', 'https://example.com/a'],
  ['javascript:alert(1)', '/play'],
  ['java\nscript:alert(1)', '/play'],
  ['data:text/html,x', '/play'],
  ['http://example.com/', '/play'],
  ['//example.com/a', 'https://example.com/a'],
  ['/\\example.com', 'https://example.com/'],
  ['predi/ins', '/play'],
  ['', '/play'],
])('the address %j leads to %j', (address, href) => {
  expect(safeHref(address)).toBe(href);
});

it.each([
  ['#b3162c', '#b3162c'],
  ['#B3162C', '#B3162C'],
  ['red', undefined],
  ['#b3162c;background:url(x)', undefined],
])('the colour %j is used as %j', (colour, used) => {
  expect(safeColour(colour)).toBe(used);
});
