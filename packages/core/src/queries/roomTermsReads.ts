import type { Client } from '../client/Client';
import type { ModoPozo } from '../contract/models';
import type { RoomKind } from '../contract/salas.schemas';
import { query } from './query';
import { roomTermsKeys } from './queryKeys';

/** The frozen rules of a room, in Spanish paragraphs. */
export const rules = (client: Client, kind: RoomKind, id: number) =>
  query({
    queryKey: roomTermsKeys.rules(kind, id),
    queryFn: ({ signal }) => client.salas.rules({ kind, id }, { signal }),
    staleTime: 300_000,
  });

/** The matches that a room is played on; they change only where its players are told. */
export const slate = (client: Client, kind: RoomKind, id: number) =>
  query({
    queryKey: roomTermsKeys.slate(kind, id),
    queryFn: ({ signal }) => client.salas.slate({ kind, id }, { signal }),
    staleTime: 60_000,
  });

/** What the room's players had at its locks; nothing before the first. */
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
