import { describe, expect, it } from 'vitest';
import type { Match } from '@arma11/core/contract';
import { LIVE_MS } from '../../page/liveInterval';
import { comingInterval } from './comingInterval';

const NOW = Date.parse('2026-11-21T20:00:00Z');
const match = (estado: string, date: string) => ({ estado, date }) as Match;

describe('how often the coming matches are read', () => {
  it.each([
    ['nothing read yet', undefined, false],
    ['one is being played', [match('en_vivo', '2026-11-21T19:00:00Z')], LIVE_MS],
    ['at half time', [match('descanso', '2026-11-21T19:00:00Z')], LIVE_MS],
    ['the next starts in ten minutes', [match('programado', '2026-11-21T20:10:00Z')], 601_000],
    ['the next starts tomorrow', [match('programado', '2026-11-22T20:00:00Z')], 3_600_000],
    ['one is late', [match('programado', '2026-11-21T19:59:00Z')], LIVE_MS],
    ['all are over', [match('finalizado', '2026-11-21T17:00:00Z')], false],
  ])('%s', (_, matches, interval) => {
    expect(comingInterval(matches, NOW)).toBe(interval);
  });
});
