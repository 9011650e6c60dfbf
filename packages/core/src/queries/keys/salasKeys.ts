import type { Position, SalaTipo } from '../../contract/wire';

export const all = ['salas'] as const;
export const sala = (id: number) => ['salas', 'sala', id] as const;
export const top = (count?: number, tipo?: SalaTipo) => ['salas', 'top', count ?? 2, tipo ?? '1'] as const;
export const filter = (choice: object) => ['salas', 'filter', choice] as const;
export const byCode = (code: string) => ['salas', 'byCode', code] as const;
export const casual = ['salas', 'casual'] as const;
export const legendRooms = ['salas', 'legendRooms'] as const;
export const pools = ['salas', 'playersByPosition'] as const;
export const pool = (id: number, position: Position) => ['salas', 'playersByPosition', id, position] as const;
export const topAward = (id: number) => ['salas', 'topAward', id] as const;
