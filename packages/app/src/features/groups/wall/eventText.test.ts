import { expect, it } from 'vitest';
import { FRIENDS, groupPostFixture } from '@arma11/testing/fixtures/groupFixtures';
import type { GroupPost } from '@arma11/core/back-office';
import { eventText } from './eventText';

const { me, rosita, beto, luis } = FRIENDS;
const room = { kind: 'predi' as const, id: 71, name: 'Sala Norte' };
const told = (changes: Partial<GroupPost>) => eventText(groupPostFixture({ id: 1, ...changes }), me.id);

it.each<[string, Partial<GroupPost>]>([
  ['Rosita te pasó por 2', { kind: 'passed', user: rosita, passed: me, points: 2 }],
  ['Pasaste a Beto por 2', { kind: 'passed', user: me, passed: beto, points: 2 }],
  ['Rosita pasó a Beto por 2', { kind: 'passed', user: rosita, passed: beto, points: 2 }],
  ['Rosita te pasó por salas ganadas', { kind: 'passed', user: rosita, passed: me, points: 0 }],
  ['Pasaste a Beto por salas ganadas', { kind: 'passed', user: me, passed: beto, points: 0 }],
  ['Luis ganó Sala Norte con 61 puntos', { kind: 'won', user: luis, room, points: 61 }],
  ['Ganaste Sala Norte con 1 punto', { kind: 'won', user: me, room, points: 1 }],
  ['Entró Beto', { kind: 'joined', user: beto }],
  ['Entraste al grupo', { kind: 'joined', user: me }],
  ['Hay una sala nueva: Sala Norte', { kind: 'room', user: rosita, room }],
  ['', { kind: 'words', text: 'Hola' }],
])('what happened is told in the words of who reads it: %s', (text, changes) => {
  expect(eventText(groupPostFixture({ id: 1, ...changes }), me.id)).toBe(text);
});

it('who is not known yet reads it as everybody', () => {
  expect(told({ kind: 'passed', user: rosita, passed: beto, points: 1 })).toBe('Rosita pasó a Beto por 1');
});
