import { expect, it } from 'vitest';
import type { DeskAudit } from '@arma11/core/back-office';
import { auditFixture } from '@arma11/testing/fixtures/auditFixture';
import { auditSentence } from './auditSentence';

it.each<[string, Partial<DeskAudit>]>([
  ['rosa confirmed the deposit 12 of beto of S/ 50.03', {}],
  [
    'command line called room Copa Norte (7) off',
    { username: null, actor: 'command line', action: 'room cancel', target: 'room:7', about: 'Copa Norte' },
  ],
  [
    'rosa set the result of ALI - UNI (9) as 2-1',
    { action: 'match result', target: 'match:9', about: 'ALI - UNI', after: { goals_local: 2, goals_visit: 1 } },
  ],
  [
    'rosa took entry 5 out of room 12 and gave 50 coins back',
    { action: 'entry remove', target: 'entry:5', about: null, after: { room: 12, returned: 50 } },
  ],
  ['rosa ran "team alias" on team:3', { action: 'team alias', target: 'team:3', about: null, after: null }],
])('an audit row reads: %s', (sentence, more) => {
  expect(auditSentence(auditFixture(more))).toBe(sentence);
});
