import type { Client } from '../client/Client';
import type { Sala } from '../contract/wire';
import { query } from './query';
import { compeKeys } from './queryKeys';

/** The own place in one jornada of a room over several; null while it has no points. */
export interface OwnPlace {
  jornada: number;
  rank: number | null;
  of: number;
}

/** One call a jornada: this many are asked for, the latest. */
const MOST = 10;

/** The player's places in a room over several jornadas, oldest first: at most the ten latest, up to the one in play. */
export const ownPlaces = (
  client: Client,
  { id, jornada_from, jornada }: Pick<Sala, 'id' | 'jornada_from' | 'jornada'>,
) =>
  query({
    queryKey: compeKeys.places(id, jornada),
    queryFn: ({ signal }): Promise<OwnPlace[]> => {
      const first = Math.max(jornada_from, jornada - MOST + 1);
      const jornadas = Array.from({ length: jornada - first + 1 }, (_, index) => first + index);
      return Promise.all(
        jornadas.map(async (each) => {
          const { me, count } = await client.compe.ranking({ sala: id, jornada: each, page: 1 }, { signal });
          return { jornada: each, rank: me?.position ?? null, of: count };
        }),
      );
    },
    staleTime: 60_000,
  });
