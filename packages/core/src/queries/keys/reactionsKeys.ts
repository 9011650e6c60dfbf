import type { RoomKind } from '../../contract';

/** Under the room's game, which is read again when the player changes: one of the reactions is theirs. */
export const ofRoom = (kind: RoomKind, id: number) => [kind, 'reactions', id] as const;
