import type { Client } from '../client/Client';
import type { RoomKind } from '../contract/wire';
import { query } from './query';
import { tableKeys } from './queryKeys';

/** The first fifty rows of a room's table, with the caller's own; of one jornada where given, in lineup rooms. */
export const firstRows = (client: Client, kind: RoomKind, id: number, jornada?: number) =>
  query({
    queryKey: tableKeys.firstRows(kind, id, jornada),
    queryFn: ({ signal }) =>
      kind === 'predi'
        ? client.predi.listRanking({ id, page: 1 }, { signal })
        : client.compe.ranking({ sala: id, jornada, page: 1 }, { signal }),
  });
