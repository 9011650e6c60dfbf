import { expect, it } from 'vitest';
import { leaveLimit } from './leaveLimit';

const room = { lock_at: '2026-06-11T20:00:00Z', amount_ins: 50, max_players: 20, modo_pozo: 'proporcional' } as const;
const limit = Date.parse('2026-06-11T19:45:00Z');

it.each([
  ['an open room until 15 minutes before its lock', { estado: 'abierta' }, limit],
  ['a full room that adjusts', { estado: 'llena' }, limit],
  ['not a full room that must fill', { estado: 'llena', modo_pozo: 'completo' }, null],
  ['not a full duel', { estado: 'llena', max_players: 2 }, null],
  ['a room that must fill while it is open', { estado: 'abierta', modo_pozo: 'completo' }, limit],
  ['not a closed room', { estado: 'cerrada' }, null],
  [
    'a full duel whose lock has just moved, until its hour is over',
    { estado: 'llena', max_players: 2, free_exit_until: '2026-06-10T12:00:00Z' },
    Date.parse('2026-06-10T12:00:00Z'),
  ],
  ['an open room no shorter than ever', { estado: 'abierta', free_exit_until: '2026-06-10T12:00:00Z' }, limit],
  ['not a cancelled room', { estado: 'cancelada' }, null],
] as const)('a player can leave %s', (_, change, expected) => {
  expect(leaveLimit({ ...room, ...change })).toBe(expected);
});
