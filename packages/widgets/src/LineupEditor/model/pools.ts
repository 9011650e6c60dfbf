import type { QueryClient } from '@tanstack/react-query';
import { salasQueries, type Client } from '@arma11/core';
import type { Player, Position } from '@arma11/core/contract';

/** Reads the room's pool of players, one position at a time, and remembers what it read. */
export interface Pools {
  /** The pools of some positions together. */
  load: (positions: readonly Position[]) => Promise<Player[]>;
  /** A player of a pool that was read before. */
  find: (position: Position, playerId: number) => Player | null;
}

/** The pools of a room, on the query cache. */
export function poolsOf(client: Client, queryClient: QueryClient, sala: number): Pools {
  const options = (position: Position) => salasQueries.playersByPosition(client, sala, position);
  return {
    load: async (positions) => {
      const pools = await Promise.all(positions.map((position) => queryClient.fetchQuery(options(position))));
      return pools.flat();
    },
    find: (position, playerId) =>
      queryClient.getQueryData(options(position).queryKey)?.find(({ id }) => id === playerId) ?? null,
  };
}
