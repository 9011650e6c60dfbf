import type { LineupGroups, Position } from '../contract/wire';

/** The five positions, goalkeeper to coach. */
export const positions: readonly Position[] = [0, 1, 2, 3, 4];

const codes: Readonly<Record<Position, string>> = ['POR', 'DEF', 'MED', 'DEL', 'ENT'];

const names: Readonly<Record<Position, string>> = ['Portero', 'Defensa', 'Mediocampista', 'Delantero', 'Entrenador'];

/** The three letters of a position on cards and tables (product §3). */
export const positionCode = (position: Position): string => codes[position];

/** The whole Spanish name of a position, for headings and accessible names. */
export const positionName = (position: Position): string => names[position];

const groups = [
  'porteros',
  'defensas',
  'mediocampistas',
  'delanteros',
  'entrenadores',
] as const satisfies readonly (keyof LineupGroups)[];

/** The group keys of a lineup, goalkeepers to coaches. */
export const groupKeys: readonly (keyof LineupGroups)[] = groups;

/** The key under which the wire groups the players of a position. */
export const groupKeyOf = (position: Position): keyof LineupGroups => groups[position];
