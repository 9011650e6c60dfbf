import { expect, it } from 'vitest';
import { flattenLineup } from '@arma11/core/domain';
import { fixtureLineup, fixturePool } from '@arma11/testing/fixtures/lineupFixture';
import { intendedLineup } from './intendedLineup';

const before = fixtureLineup();
const entries = flattenLineup(before);
const held = new Set(entries.map(({ player }) => player.id));
const striker = entries.find(({ player_type }) => player_type === 3)!;
const newcomer = fixturePool(3).find(({ id }) => !held.has(id))!;
const find = (position: number, id: number) => fixturePool(position as 3).find((player) => player.id === id) ?? null;

it('a newcomer stands in their slot, everybody else stays, and the version is that of the saved team', () => {
  const wished = intendedLineup(before, { kind: 'replace', slot: striker.slot, player: newcomer.id }, find)!;
  const after = flattenLineup(wished);
  expect(after[striker.slot]!.player).toEqual(newcomer);
  expect(after.filter(({ player }, slot) => player.id !== entries[slot]!.player.id)).toHaveLength(1);
  expect(wished.version).toBe(before.version);
});

it('two changes wait as one team', () => {
  const goalkeeper = fixturePool(0).find(({ id }) => !held.has(id))!;
  const first = intendedLineup(before, { kind: 'replace', slot: striker.slot, player: newcomer.id }, find)!;
  const both = intendedLineup(first, { kind: 'replace', slot: 0, player: goalkeeper.id }, find)!;
  expect([0, striker.slot].map((slot) => flattenLineup(both)[slot]!.player.id)).toEqual([goalkeeper.id, newcomer.id]);
});

it.each([
  ['a formation whose newcomers the server would choose', { kind: 'formation', formation: '343' }],
  ['the team of another room', { kind: 'copy', from: 1, formation: '442', players: [] }],
  ['somebody of whom nothing was read', { kind: 'replace', slot: 0, player: 999_999 }],
] as const)('%s cannot wait: nobody here can tell how the team would look', (_, command) => {
  expect(intendedLineup(before, command, find)).toBeNull();
});
