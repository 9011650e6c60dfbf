import type { Client } from '../client/Client';
import type { RoomKind } from '../contract/wire';
import { query } from './query';
import { reactionsKeys } from './queryKeys';

/** How often each reaction was given to a room, and the caller's own. */
export const ofRoom = (client: Client, kind: RoomKind, id: number) =>
  query({
    queryKey: reactionsKeys.ofRoom(kind, id),
    queryFn: ({ signal }) => client.reactions.ofRoom({ kind, id }, { signal }),
  });
