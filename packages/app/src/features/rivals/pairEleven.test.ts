import { expect, it } from 'vitest';
import type { Lineup, LineupEntry } from '@arma11/core/contract';
import { pairEleven } from './pairEleven';

const entry = (id: number, slot: number) => ({ player: { id }, slot }) as LineupEntry;
const eleven = (delanteros: LineupEntry[], captain: number | null = null) =>
  ({ porteros: [], defensas: [], mediocampistas: [], delanteros, entrenadores: [], captain }) as unknown as Lineup;
const rowsOf = (mine: Lineup, rival: Lineup) =>
  pairEleven(mine, rival).flatMap(({ rows }) =>
    rows.map((row) => [row.mine?.player.id ?? null, row.rival?.player.id ?? null, row.shared]),
  );

it('puts what differs side by side, before who stands in both', () => {
  expect(rowsOf(eleven([entry(1, 9), entry(2, 10)]), eleven([entry(2, 9), entry(3, 10)]))).toEqual([
    [1, 3, false],
    [2, 2, true],
  ]);
});

it('leaves a place empty where the formations differ', () => {
  expect(rowsOf(eleven([entry(1, 9)]), eleven([entry(1, 9), entry(2, 10)]))).toEqual([
    [null, 2, false],
    [1, 1, true],
  ]);
});

it('tells a captain of one alone from the same player in the other', () => {
  expect(rowsOf(eleven([entry(1, 9)], 9), eleven([entry(1, 9)]))).toEqual([[1, 1, false]]);
  expect(rowsOf(eleven([entry(1, 9)], 9), eleven([entry(1, 8)], 8))).toEqual([[1, 1, true]]);
});
