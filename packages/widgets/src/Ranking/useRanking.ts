import { useQuery } from '@tanstack/react-query';
import { Arma11Error, livePace, prediQueries, salasQueries, tableQueries, useClient, useLiveRoom } from '@arma11/core';
import type { RankingRow } from '@arma11/core/contract';
import { useHasPassed } from '../headless/useHasPassed';
import { useRankingWords } from '../messages/ranking.es';
import { roomPhase, type RoomPhase } from '../RoomCard/roomPhase';
import { rankingPace, type RankedRoom } from './rankingPace';

/** Of which game the room is. */
export type RankingKind = 'compe' | 'predi';

/** The options of a room's table. */
export interface RankingOptions {
  kind: RankingKind;
  /** The room. */
  salaId: number;
  /** How many rows at most, up to 50; the player's own is shown besides. @default 10 */
  limit?: number;
  /** One jornada of a lineup room over several; without, all of them together. */
  jornada?: number | undefined;
}

/** What the table can show: its rows, that there are none yet, or why not. */
export type RankingStatus = 'loading' | 'ready' | 'empty' | 'notFound' | 'signedOut' | 'error';

/** A room's table ready to be drawn. */
export interface RankingState {
  status: RankingStatus;
  /** The room's name; empty until it is known. */
  room: string;
  phase: RoomPhase;
  /** Nobody has points yet: the room still takes entries. */
  before: boolean;
  /** Places and prizes may still change. */
  provisional: boolean;
  /** The first rows, the best one first; equals share their place. */
  rows: readonly RankingRow[];
  /** The player's own row where it is not among those. */
  own: RankingRow | null;
  /** How many play, on all pages of the table. */
  count: number;
  /** Why it cannot be shown, ready to print. */
  problem: string | null;
  /** The same with its code. */
  error: Error | null;
  reload(): void;
  reloading: boolean;
}

const MOST_ROWS = 50;

/** State and behaviour of a room's table without its looks. */
export function useRanking({ kind, salaId, limit = 10, jornada }: RankingOptions): RankingState {
  const t = useRankingWords();
  const client = useClient();
  const enabled = salaId > 0;
  const room = useRankedRoom(kind, salaId);
  const table = useQuery({
    ...tableQueries.firstRows(client, kind, salaId, jornada),
    enabled,
    refetchInterval: ({ state }) =>
      state.data?.provisional === false ? false : livePace(client, rankingPace(room.data, client.serverNow())),
  });
  useLiveRoom(kind, table.data?.me ? salaId : undefined);
  const pastLock = useHasPassed(room.data?.lock_at);
  const phase = room.data ? roomPhase(room.data.estado, pastLock) : 'open';
  const { results = [], me = null, count = 0, provisional = true } = table.data ?? {};
  const rows = results.slice(0, Math.min(limit, MOST_ROWS));
  const known = table.data !== undefined && room.data !== undefined;
  const error = known ? null : (table.error ?? room.error);
  return {
    status: known ? (count === 0 ? 'empty' : 'ready') : enabled ? statusOf(error) : 'notFound',
    room: room.data?.name ?? '',
    phase,
    before: phase === 'open' || phase === 'full',
    provisional,
    rows,
    own: rows.some(({ is_me }) => is_me) ? null : me,
    count,
    problem: error && t.failure(error),
    error,
    reload: () => void Promise.all([room.refetch(), table.refetch()]),
    reloading: room.isFetching || table.isFetching,
  };
}

/** The room of the table, which says how long its places move. */
function useRankedRoom(kind: RankingKind, id: number) {
  const client = useClient();
  const refetchInterval = ({ state }: { state: { data?: RankedRoom | undefined } }) =>
    livePace(client, rankingPace(state.data, client.serverNow()));
  const predi = useQuery({
    ...prediQueries.sala(client, id),
    enabled: id > 0 && kind === 'predi',
    refetchInterval,
  });
  const lineup = useQuery({
    ...salasQueries.sala(client, id),
    enabled: id > 0 && kind === 'compe',
    refetchInterval,
  });
  return kind === 'predi' ? predi : lineup;
}

function statusOf(error: Error | null): RankingStatus {
  if (!error) return 'loading';
  const code = error instanceof Arma11Error ? error.code : null;
  if (code === 'unauthenticated') return 'signedOut';
  return code === 'not_found' ? 'notFound' : 'error';
}
