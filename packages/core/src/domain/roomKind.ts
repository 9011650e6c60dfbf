import type { SalaTipo } from '../contract/wire';

type OfKind = { tipo: SalaTipo };

/** Returns whether anybody may find and enter the room. */
export const isPublic = (room: OfKind): boolean => room.tipo === '1';

/** Returns whether the room is entered with its owner's code. */
export const isPrivate = (room: OfKind): boolean => room.tipo === '2';

/** Returns whether the room belongs to an event. */
export const isEvent = (room: OfKind): boolean => room.tipo === '3';

/** Returns whether the room is a casual F6, addressed by the player's entry (rules R10.1). */
export const isCasual = (room: OfKind): boolean => room.tipo === '4';

/** Returns whether a legend is chosen before the room is entered (rules R10.2). */
export const isLegends = (room: OfKind): boolean => room.tipo === '5';
