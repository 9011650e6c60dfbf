import type { Client } from '../client/Client';
import type { RoomKind } from '../contract/wire';

/** Rooms, 'sala' (product §7). */
export * as salasQueries from './salasReads';

/** What is fixed of a room, and what one would pay. */
export * as roomTermsQueries from './roomTermsReads';

/** Gives the place back before the lock, with a full refund. Money moves: use `writing` and invalidate `afterJoin`. */
export const leaveRoom = (client: Client, kind: RoomKind, id: number) => client.salas.leave({ kind, id });
