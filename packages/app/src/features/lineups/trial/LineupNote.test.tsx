// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureEntry } from '@arma11/testing/fixtures/lineupFixture';
import { keepLineup, readKeptLineup } from '../../../page/trial/keptLineup';
import { mountPage } from '../../../testing/mountPage';
import { LineupNote } from './LineupNote';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const LOCK = '2096-06-11T19:55:00Z';
const room = { ...fixtureEntry().sala_detail, ins_user: 0, lock_at: LOCK };
const kept = { until: Date.parse(LOCK), chosen: true, formation: '442' as const, players: [], captain: null };

it.each([
  ['can be entered', {}, 'Tu once sigue en tu celular. Entra a la sala y lo guardamos.', true],
  ['is full', { estado: 'llena' as const }, /^La sala se llenó\. Tu once se queda en tu celular/, true],
  ['has locked', { lock_at: '2020-06-11T19:55:00Z' }, /^La sala cerró antes de que entraras/, false],
  ['has closed', { estado: 'cerrada' as const }, /^La sala cerró antes de que entraras/, false],
  ['was called off', { estado: 'cancelada' as const }, /^La sala se canceló/, false],
])('without a seat in a room that %s says what becomes of the eleven', (_, changes, text, stays) => {
  keepLineup(room.id, kept);
  mountPage({ path: '/compe/sala/311', page: <LineupNote sala={{ ...room, ...changes }} />, answers: {} });
  expect(screen.getByText(text)).toBeTruthy();
  expect(readKeptLineup(room.id) !== null).toBe(stays);
});

it('says nothing to who made none', () => {
  keepLineup(room.id, { ...kept, chosen: false });
  mountPage({ path: '/compe/sala/311', page: <LineupNote sala={room} />, answers: {} });
  expect(screen.queryByRole('status')).toBeNull();
});
