import { expect, it } from 'vitest';
import { roomId } from './roomId';

it.each([
  ['311', 311],
  ['2147483647', 2147483647],
  ['2147483648', null],
  ['0', null],
  ['-4', null],
  ['4.5', null],
  ['1e3', null],
  ['abc', null],
  ['', null],
  [undefined, null],
])('the address of room %s has the id %s', (text, id) => {
  expect(roomId(text)).toBe(id);
});
