import { describe, expect, it } from 'vitest';
import type { Estado } from '@arma11/core/contract';
import { rankingPace } from './rankingPace';

const lock_at = '2026-11-21T20:00:00Z';
const lock = Date.parse(lock_at);
const hour = 3_600_000;
const paceOf = (estado: Estado, now: number) => rankingPace({ estado, lock_at }, now);

describe('a table is read again', () => {
  it.each<[string, Estado, number, number | false]>([
    ['right after the lock, while the room is open', 'abierta', lock - hour, hour + 1_000],
    ['no later than in twelve hours, which is as long as a timer can be trusted', 'llena', lock - 90 * hour, 12 * hour],
    ['every 30 seconds past the lock, whatever an older answer says', 'abierta', lock + 2_000, 30_000],
    ['every 30 seconds once it is closed', 'cerrada', lock, 30_000],
    ['every 30 seconds while its matches are played', 'en_vivo', lock + hour, 30_000],
    ['every 30 seconds until its points are confirmed', 'por_liquidar', lock + hour, 30_000],
    ['every 30 seconds until its prizes are paid', 'liquidada', lock + hour, 30_000],
    ['never again once they are', 'pagada', lock + hour, false],
    ['never again when it was called off', 'cancelada', lock + hour, false],
  ])('%s', (_, estado, now, pace) => {
    expect(paceOf(estado, now)).toBe(pace);
  });

  it('not before its room is known', () => {
    expect(rankingPace(undefined, lock)).toBe(false);
  });
});
