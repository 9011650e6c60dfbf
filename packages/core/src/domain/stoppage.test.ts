import { expect, it } from 'vitest';
import { stoppageOf } from './stoppage';

it.each(['aplazado', 'suspendido'] as const)('a match that is %s may still be played', (estado) => {
  expect(stoppageOf(estado)).toBe('waits');
});

it.each(['cancelado', 'anulado'] as const)('a match that is %s counts for nobody', (estado) => {
  expect(stoppageOf(estado)).toBe('void');
});

it.each(['programado', 'en_vivo', 'descanso', 'finalizado'] as const)(
  'a match that is %s goes as planned',
  (estado) => {
    expect(stoppageOf(estado)).toBeUndefined();
  },
);
