import type { Client } from '../client/Client';
import type { RoomKind } from '../contract/wire';
import { query } from './query';
import { duelsKeys } from './queryKeys';

/** The caller against another entry of the room, once it has locked. */
export const against = (client: Client, kind: RoomKind, id: number, rival: number) =>
  query({
    queryKey: duelsKeys.against(kind, id, rival),
    queryFn: ({ signal }) => client.duels.against({ kind, id, rival }, { signal }),
  });
