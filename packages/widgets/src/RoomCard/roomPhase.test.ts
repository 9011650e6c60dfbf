import { describe, expect, it } from 'vitest';
import type { Estado } from '@arma11/core/contract';
import { roomPhase } from './roomPhase';

describe('the phase of a room', () => {
  it.each<[Estado, boolean, string]>([
    ['borrador', false, 'open'],
    ['abierta', false, 'open'],
    ['abierta', true, 'closed'],
    ['llena', false, 'full'],
    ['llena', true, 'closed'],
    ['cerrada', false, 'closed'],
    ['en_vivo', true, 'live'],
    ['por_liquidar', true, 'settling'],
    ['liquidada', true, 'finished'],
    ['pagada', true, 'finished'],
    ['cancelada', false, 'cancelled'],
    ['cancelada', true, 'cancelled'],
  ])('%s (past its lock: %s) is %s', (estado, past, phase) => {
    expect(roomPhase(estado, past)).toBe(phase);
  });
});
