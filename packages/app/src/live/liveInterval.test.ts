import { expect, it } from 'vitest';
import type { Match } from '@arma11/core/contract';
import { LIVE_MS, matchesInterval, roomInterval } from './liveInterval';

it.each([
  ['borrador', false],
  ['abierta', false],
  ['llena', false],
  ['cerrada', LIVE_MS],
  ['en_vivo', LIVE_MS],
  ['por_liquidar', LIVE_MS],
  ['liquidada', LIVE_MS],
  ['pagada', false],
  ['cancelada', false],
] as const)('a room that is %s is read again every %s ms', (estado, interval) => {
  expect(roomInterval(estado)).toBe(interval);
});

it('matches are read again only while one is being played', () => {
  const match = (estado: Match['estado']) => ({ estado }) as Match;
  expect(matchesInterval(undefined)).toBe(false);
  expect(matchesInterval([match('programado'), match('finalizado')])).toBe(false);
  expect(matchesInterval([match('programado'), match('descanso')])).toBe(LIVE_MS);
});
