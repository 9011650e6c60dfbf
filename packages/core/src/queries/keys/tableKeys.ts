import type { RoomKind } from '../../contract';

/** Under the rankings of the room, which every change of places has read again. */
export const firstRows = (kind: RoomKind, id: number, jornada?: number) =>
  [kind, 'ranking', id, 'first', jornada ?? 'total'] as const;
