import { expect, it } from 'vitest';
import { roomLink } from './roomLink';

it.each([
  ['/compe/sala/join/?code=abcde-fghjk&ref=rosa_10', { code: 'ABCDEFGHJK', ref: 'rosa_10' }],
  ['/predi/sala-join?code=ABCDE-FGHJK&predi=7', { code: 'ABCDEFGHJK' }],
  ['/predi/event-join?code=ABCDEFGHJK', { code: 'ABCDEFGHJK' }],
  ['/predi/sala-join?predi=7', { kind: 'predi', id: 7 }],
  ['/predi/sala/42?ref=rosa_10', { kind: 'predi', id: 42, ref: 'rosa_10' }],
  ['/compe/sala/42/info', { kind: 'compe', id: 42 }],
  ['/compe/sala/join/?code=corto', null],
  ['/compe/sala/ins?price=50&league=pacifico', null],
  ['/compe/sala/0', null],
  ['/play', null],
  ['https://evil.example/predi/sala/42', null],
])('the page %s leads to the room %o', (from, room) => {
  expect(roomLink(new URLSearchParams({ from }))).toEqual(room);
});

it('there is none without a page to go to', () => {
  expect(roomLink(new URLSearchParams())).toBeNull();
});
