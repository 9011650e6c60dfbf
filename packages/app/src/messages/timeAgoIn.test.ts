import { expect, it } from 'vitest';
import { timeAgoIn } from './timeAgoIn';

const NOW = Date.parse('2026-06-11T18:00:00Z');

it.each([
  ['2026-06-11T17:57:10Z', 'hace 2 minutos'],
  ['2026-06-11T17:59:50Z', 'hace 10 segundos'],
  ['2026-06-11T18:00:00Z', 'ahora'],
  ['2026-06-11T15:00:00Z', 'hace 3 horas'],
  ['2026-06-10T17:00:00Z', 'ayer'],
  ['2026-06-11T18:30:00Z', 'dentro de 30 minutos'],
])('%s is told as %j', (instant, told) => {
  expect(timeAgoIn('es-PE')(instant, NOW)).toBe(told);
});
