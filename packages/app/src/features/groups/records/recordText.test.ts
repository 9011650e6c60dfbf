import { expect, it } from 'vitest';
import { FRIENDS } from '@arma11/testing/fixtures/groupFixtures';
import type { GroupRecordKind } from '@arma11/core/back-office';
import { recordText } from './recordText';

const { me, luis } = FRIENDS;

it.each<[GroupRecordKind, number, string, string]>([
  ['lineup', 61, 'Luis hizo 61 puntos con su once', 'Hiciste 61 puntos con tu once'],
  ['predictions', 1, 'Luis hizo 1 punto con sus predicciones', 'Hiciste 1 punto con tus predicciones'],
  ['won', 1, 'Luis ganó 1 sala', 'Ganaste 1 sala'],
  ['streak', 3, 'Luis ganó 3 salas seguidas', 'Ganaste 3 salas seguidas'],
  ['lead', 14, 'Luis ganó por 14 puntos de ventaja', 'Ganaste por 14 puntos de ventaja'],
])('a record of %s is a sentence about whoever reached it', (kind, value, theirs, own) => {
  expect(recordText({ kind, value, user: luis, room: null }, me.id)).toBe(theirs);
  expect(recordText({ kind, value, user: me, room: null }, me.id)).toBe(own);
});
