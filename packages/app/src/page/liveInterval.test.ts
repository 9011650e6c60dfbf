import { expect, it } from 'vitest';
import type { Match } from '@arma11/core/contract';
import { LIVE_MS, matchesInterval, pointsInterval, roomInterval } from './liveInterval';

const now = Date.parse('2026-06-11T20:00:00Z');
const locksIn = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

it.each([
  ['borrador', 30, false],
  ['abierta', 30, 30 * 60_000 + 1000],
  ['llena', 30, 30 * 60_000 + 1000],
  ['abierta', 600, 3_600_000],
  ['abierta', -1, LIVE_MS],
  ['cerrada', -1, LIVE_MS],
  ['en_vivo', -60, LIVE_MS],
  ['por_liquidar', -90, LIVE_MS],
  ['liquidada', -90, LIVE_MS],
  ['pagada', -90, false],
  ['cancelada', -90, false],
] as const)('a room that is %s and locks in %i minutes is read again after %s ms', (estado, minutes, interval) => {
  expect(roomInterval({ estado, lock_at: locksIn(minutes) }, now)).toBe(interval);
});

it.each([
  ['abierta', false],
  ['en_vivo', LIVE_MS],
  ['pagada', false],
] as const)('the points of a room that is %s are read again after %s ms', (estado, interval) => {
  expect(pointsInterval({ estado })).toBe(interval);
});

it('matches are read again only while one is being played', () => {
  const match = (estado: Match['estado']) => ({ estado }) as Match;
  expect(matchesInterval(undefined)).toBe(false);
  expect(matchesInterval([match('programado'), match('finalizado')])).toBe(false);
  expect(matchesInterval([match('programado'), match('descanso')])).toBe(LIVE_MS);
});
