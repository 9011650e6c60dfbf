import type { LineupGroups, Position } from '../contract/models';

/** The five positions, goalkeeper to coach. */
export const positions: readonly Position[] = [0, 1, 2, 3, 4];

const codes: Readonly<Record<Position, string>> = { 0: 'POR', 1: 'DEF', 2: 'MED', 3: 'DEL', 4: 'ENT' };

const names: Readonly<Record<Position, string>> = {
  0: 'Portero',
  1: 'Defensa',
  2: 'Mediocampista',
  3: 'Delantero',
  4: 'Entrenador',
};

const groups: Readonly<Record<Position, keyof LineupGroups>> = {
  0: 'porteros',
  1: 'defensas',
  2: 'mediocampistas',
  3: 'delanteros',
  4: 'entrenadores',
};

/** The three letters of a position on cards and tables (product.md §3). */
export const positionCode = (position: Position): string => codes[position];

/** The whole Spanish name of a position, for headings and accessible names. */
export const positionName = (position: Position): string => names[position];

/** The key under which the wire groups the players of a position. */
export const groupKeyOf = (position: Position): keyof LineupGroups => groups[position];

/** The group keys of a lineup, goalkeepers to coaches. */
export const groupKeys: readonly (keyof LineupGroups)[] = positions.map(groupKeyOf);
