import type { QueryClient } from '@tanstack/react-query';
import type { Lineup, LineupEntry, LiveUpdate, Match, PrediMatch } from '../contract';
import { compeKeys, partidosKeys, prediKeys } from './queryKeys';

type Points = LiveUpdate['lineups'][number];

const GROUPS = ['porteros', 'defensas', 'mediocampistas', 'delanteros', 'entrenadores'] as const;

/** The lineup with its new points; untouched when it is that of another jornada. */
function withPoints(lineup: Lineup, { points, entries }: Points): Lineup {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  if (!GROUPS.some((group) => lineup[group].some(({ id }) => byId.has(id)))) return lineup;
  const fresh = (entry: LineupEntry): LineupEntry => ({ ...entry, ...byId.get(entry.id) });
  const groups = Object.fromEntries(GROUPS.map((group) => [group, lineup[group].map(fresh)]));
  return { ...lineup, ...groups, points };
}

/** A room's match as it is now, with the lock of that room's lead: the stream is not told of one room alone. */
function ownLock(held: Match, moved: Match | undefined): Match {
  if (!moved) return held;
  const lead = Date.parse(held.date) - Date.parse(held.lock_at);
  const lock_at = new Date(Date.parse(moved.date) - lead).toISOString();
  const close_predi = moved.estado !== 'programado' || (held.close_predi && moved.date === held.date);
  return { ...moved, lock_at, close_predi };
}

/**
 * Writes what moved into what has already been read: points of lineups and scores of matches show at once, without
 * asking the server.
 */
export function applyLive(queryClient: QueryClient, { lineups, matches }: LiveUpdate): void {
  for (const moved of lineups) {
    queryClient.setQueriesData<Lineup>(
      { queryKey: compeKeys.lineupsOf(moved.ins) },
      (lineup) => lineup && withPoints(lineup, moved),
    );
  }
  if (matches.length === 0) return;
  const byId = new Map(matches.map((match) => [match.id, match]));
  queryClient.setQueriesData<PrediMatch[]>({ queryKey: prediKeys.everyMatches }, (list) =>
    list?.map((each) => ({ ...each, match: ownLock(each.match, byId.get(each.match.id)) })),
  );
  queryClient.setQueriesData<Match[]>({ queryKey: partidosKeys.everyNextImportant }, (list) =>
    list?.map((match) => byId.get(match.id) ?? match),
  );
}
