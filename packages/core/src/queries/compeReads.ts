import type { Client } from '../client/Client';
import { infiniteQuery } from './infiniteQuery';
import { nextPage } from './nextPage';
import { query } from './query';
import { compeKeys } from './queryKeys';

/** One entry. */
export const entry = (client: Client, ins: number) =>
  query({
    queryKey: compeKeys.entry(ins),
    queryFn: ({ signal }) => client.compe.retrive({ id: ins }, { signal }),
  });

/** The lineup of an entry, of its current jornada unless one is given. */
export const lineup = (client: Client, ins: number, jornada?: number) =>
  query({
    queryKey: compeKeys.lineup(ins, jornada),
    queryFn: ({ signal }) => client.compe.getLineup({ id: ins, jornada }, { signal }),
  });

/** The player's running entries, soonest lock first. */
export const mine = (client: Client) =>
  infiniteQuery({
    queryKey: compeKeys.mine,
    queryFn: ({ signal, pageParam }) => client.compe.allByUser({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** The player's finished entries, newest first. */
export const history = (client: Client) =>
  infiniteQuery({
    queryKey: compeKeys.history,
    queryFn: ({ signal, pageParam }) => client.compe.historyByUser({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Ranking of a sala; cumulative without a jornada. */
export const ranking = (client: Client, sala: number, jornada?: number) =>
  infiniteQuery({
    queryKey: compeKeys.ranking(sala, jornada),
    queryFn: ({ signal, pageParam }) => client.compe.ranking({ sala, jornada, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** The best eleven of today. */
export const playersToday = (client: Client, league?: string) =>
  query({
    queryKey: compeKeys.playersToday(league),
    queryFn: ({ signal }) => client.compe.playersToday({ league }, { signal }),
  });
