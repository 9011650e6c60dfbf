import { describe, expect, it } from 'vitest';
import type { RoomOffer } from '@arma11/core/contract';
import { arrange, lobbyChoice, lobbyQuery, serverFilter, type LobbyChoice } from './lobbyFilter';

const nothing: LobbyChoice = { price: null, size: null, league: null, today: false, sort: 'pronto' };

describe('the lobby’s address', () => {
  it('holds the whole choice and gives it back', () => {
    const choice: LobbyChoice = { price: 'medio', size: 'h2h', league: 'demo', today: true, sort: 'premio' };
    expect(lobbyChoice(lobbyQuery(choice))).toEqual(choice);
    expect(String(lobbyQuery(choice))).toBe('precio=medio&tamano=h2h&liga=demo&hoy=1&orden=premio');
  });

  it('is empty while nothing is chosen, and ignores what it does not know', () => {
    expect(String(lobbyQuery(nothing))).toBe('');
    expect(lobbyChoice(new URLSearchParams('precio=caro&tamano=xl&orden=azar&hoy=si'))).toEqual(nothing);
  });
});

it.each([
  ['gratis', { min_price: 0, max_price: 0 }],
  ['bajo', { min_price: 1, max_price: 50 }],
  ['medio', { min_price: 50, max_price: 200 }],
  ['alto', { min_price: 201 }],
] as const)('the chip %s asks the server for %o', (price, expected) => {
  expect(serverFilter({ ...nothing, price })).toEqual(expected);
});

describe('the order of the lobby', () => {
  const offer = (sala: number, lock_at: string, top_award: number, num_players: number) =>
    ({ sala, lock_at, top_award, num_players, max_players: 20 }) as RoomOffer;
  const rooms = [
    offer(1, '2026-06-12T03:00:00Z', 10, 19),
    offer(2, '2026-06-11T22:00:00Z', 30, 2),
    offer(3, '2026-06-13T22:00:00Z', 20, 12),
  ];
  const now = Date.parse('2026-06-11T20:00:00Z');
  const shown = (change: Partial<LobbyChoice>) =>
    arrange(rooms, { ...nothing, ...change }, now).map(({ sala }) => sala);

  it.each([
    ['cierra pronto, unless something else is chosen', {}, [2, 1, 3]],
    ['más premio', { sort: 'premio' }, [2, 3, 1]],
    ['casi llena', { sort: 'llena' }, [1, 3, 2]],
    ['cierra hoy counts the day in Lima', { today: true }, [2, 1]],
  ] as const)('%s', (_, change, expected) => {
    expect(shown(change)).toEqual(expected);
  });
});
