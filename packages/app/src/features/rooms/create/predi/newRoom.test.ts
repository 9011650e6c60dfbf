import { expect, it } from 'vitest';
import { newRoom, seatsOf } from './newRoom';

it.each([
  ['2', 2],
  ['500', 500],
  [' 10 ', 10],
  ['1', null],
  ['501', null],
  ['', null],
  ['diez', null],
  ['2.5', null],
])('the seats of a private room are 2 to 500 (rules R17.3): %j is %j', (text, seats) =>
  expect(seatsOf(text)).toBe(seats),
);

it('leaves out a name that was not written, so that the server gives it the owner’s', () => {
  const draft = { name: '  ', fee: 20, seats: '10', mode: 'proporcional' } as const;
  expect(newRoom(draft)).toEqual({ amount_ins: 20, max_players: 10, modo_pozo: 'proporcional' });
  expect(newRoom({ ...draft, name: ' Los del barrio ' })).toMatchObject({ name: 'Los del barrio' });
});
