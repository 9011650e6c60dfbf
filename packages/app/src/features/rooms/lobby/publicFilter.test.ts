import { expect, it } from 'vitest';
import type { PrediRoom } from '@arma11/core/contract';
import { arrange, publicChoice, publicQuery, type PublicChoice } from './publicFilter';

it('the address holds the whole choice and gives it back', () => {
  const choice: PublicChoice = { price: 'bajo', match: 55, sort: 'llena' };
  expect(publicChoice(publicQuery(choice))).toEqual(choice);
  expect(publicChoice(new URLSearchParams('precio=x&match=-1&orden=x'))).toEqual({
    price: null,
    match: null,
    sort: 'pronto',
  });
});

const room = (id: number, amount_ins: number, lock_at: string, top_award: number, num_players: number) =>
  ({ id, amount_ins, lock_at, top_award, num_players, max_players: 20 }) as PrediRoom;
const rooms = [
  room(1, 0, '2026-06-13T00:00:00Z', 0, 19),
  room(2, 50, '2026-06-11T00:00:00Z', 90, 4),
  room(3, 51, '2026-06-12T00:00:00Z', 300, 8),
];

it.each([
  [{}, [2, 3, 1]],
  [{ sort: 'premio' }, [3, 2, 1]],
  [{ sort: 'llena' }, [1, 3, 2]],
  [{ price: 'gratis' }, [1]],
  [{ price: 'bajo' }, [2]],
  [{ price: 'alto' }, [3]],
] as const)('with %o the rooms are %o', (change, expected) => {
  const shown = arrange(rooms, { price: null, match: null, sort: 'pronto', ...change });
  expect(shown.map(({ id }) => id)).toEqual(expected);
});
