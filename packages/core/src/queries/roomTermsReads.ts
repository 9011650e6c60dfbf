import type { Client } from '../client/Client';
import type { ModoPozo, RoomKind } from '../contract/wire';
import { query } from './query';
import { roomTermsKeys } from './queryKeys';

/** The frozen rules of a room, in Spanish paragraphs. */
export const rules = (client: Client, kind: RoomKind, id: number) =>
  query({
    queryKey: roomTermsKeys.rules(kind, id),
    queryFn: ({ signal }) => client.salas.rules({ kind, id }, { signal }),
    staleTime: 300_000,
  });

/**
 * The matches that a room is played on. The list rarely changes, and players are notified when it does (rules R14.4).
 */
export const slate = (client: Client, kind: RoomKind, id: number) =>
  query({
    queryKey: roomTermsKeys.slate(kind, id),
    queryFn: ({ signal }) => client.salas.slate({ kind, id }, { signal }),
    staleTime: 60_000,
  });

/** The commitments of the room's locks (rules R15.5); an empty list before the first lock. */
export const commitments = (client: Client, kind: RoomKind, id: number) =>
  query({
    queryKey: roomTermsKeys.commitments(kind, id),
    queryFn: ({ signal }) => client.salas.commitments({ kind, id }, { signal }),
    staleTime: 60_000,
  });

/** What a room would pay with n entries. */
export const quote = (client: Client, room: { amount_ins: number; n: number; modo_pozo?: ModoPozo }) =>
  query({
    queryKey: roomTermsKeys.quote(room),
    queryFn: ({ signal }) => client.salas.quote(room, { signal }),
  });
