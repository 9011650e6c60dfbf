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
    list?.map((each) => ({ ...each, match: byId.get(each.match.id) ?? each.match })),
  );
  queryClient.setQueriesData<Match[]>({ queryKey: partidosKeys.everyNextImportant }, (list) =>
    list?.map((match) => byId.get(match.id) ?? match),
  );
}
