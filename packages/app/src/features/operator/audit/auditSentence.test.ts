import { expect, it } from 'vitest';
import type { DeskAudit } from '@arma11/core/back-office';
import { auditFixture } from '@arma11/testing/fixtures/auditFixture';
import { auditSentence } from './auditSentence';

it.each<[string, Partial<DeskAudit>]>([
  ['rosa aprobó la recarga 12 de beto por S/\u00a050.03', {}],
  [
    'La consola anuló la sala 7, «Copa Norte»',
    { username: null, action: 'room cancel', target: 'room:7', about: 'Copa Norte' },
  ],
  [
    'rosa puso el resultado de ALI - UNI: 2-1',
    { action: 'match result', target: 'match:9', about: 'ALI - UNI', after: { goals_local: 2, goals_visit: 1 } },
  ],
  [
    'rosa retiró la inscripción 5 de la sala 12 y devolvió 50 monedas',
    { action: 'entry remove', target: 'entry:5', about: null, after: { room: 12, returned: 50 } },
  ],
  [
    'rosa liquidó la sala 7, «Copa Norte»: pagada',
    { action: 'settle', target: 'room:7', about: 'Copa Norte', after: { estado: 'pagada' } },
  ],
  ['rosa hizo «team alias» en team:3', { action: 'team alias', target: 'team:3', about: null, after: null }],
])('an audit row reads: %s', (sentence, more) => {
  expect(auditSentence(auditFixture(more))).toBe(sentence);
});
