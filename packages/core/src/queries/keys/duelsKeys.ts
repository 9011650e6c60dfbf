import type { RoomKind } from '../../contract';

/** Under the rankings of the room, which every change of points has read again. */
export const against = (kind: RoomKind, id: number, rival: number) => [kind, 'ranking', id, 'duel', rival] as const;
