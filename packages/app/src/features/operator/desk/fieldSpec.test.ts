import { expect, it } from 'vitest';
import { blankOf, inputOf, missingIn, type FieldSpec } from './fieldSpec';

const specs: FieldSpec[] = [
  { name: 'reason', label: 'Motivo', required: true },
  { name: 'amount', label: 'Monedas', kind: 'number' },
  { name: 'kick_off', label: 'Hora', kind: 'lima' },
  { name: 'dry_run', label: 'Simular', kind: 'tick', initial: 'on' },
];

it('a form at the desk sends numbers, instants of Lima and ticks, and nothing for what was left empty', () => {
  expect(inputOf(specs, blankOf(specs))).toEqual({ dry_run: true });
  const written = { reason: ' aviso ', amount: '-50', kick_off: '2026-11-21T15:30', dry_run: '' };
  expect(inputOf(specs, written)).toEqual({ reason: 'aviso', amount: -50, kick_off: '2026-11-21T15:30:00-05:00' });
});

it('what must be filled in and holds spaces alone is missing', () => {
  expect(missingIn(specs, { reason: '   ' }).map(({ name }) => name)).toEqual(['reason']);
});
