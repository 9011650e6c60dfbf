import { useInfiniteQuery } from '@tanstack/react-query';
import { compeQueries, prediQueries, useClient } from '@arma11/core';
import type { PrediRoom, SalaCompe } from '@arma11/core/contract';
import { es } from '../messages/es';
import { entryHref } from './entryHref';

/** One of the player's rooms that has not closed yet. */
export interface NextLock {
  kind: 'compe' | 'predi';
  id: number;
  name: string;
  /** What is left to do there. */
  note: string;
  lockAt: string;
  href: string;
  /** Picks the badge's drawing where there is no logo. */
  league: string;
  logo: string | null;
}

/** The summary names the next three (rules R11.7). */
const SHOWN = 3;

/** The player's rooms by their lock, soonest first; undefined while loading. */
export function useNextLocks(): NextLock[] | undefined {
  const client = useClient();
  const compe = useInfiniteQuery(compeQueries.mine(client));
  const predi = useInfiniteQuery(prediQueries.mine(client));
  if (compe.isPending || predi.isPending) return undefined;
  const now = client.serverNow();
  const entries = compe.data?.pages.flatMap((page) => page.results) ?? [];
  const rooms = predi.data?.pages.flatMap((page) => page.results) ?? [];
  // One's own room that one does not play in is none of these.
  const played = rooms.filter(({ user_ins }) => user_ins > 0);
  return [...entries.map(ofCompe), ...played.map(ofPredi)]
    .filter(({ lockAt }) => Date.parse(lockAt) > now)
    .sort((a, b) => Date.parse(a.lockAt) - Date.parse(b.lockAt))
    .slice(0, SHOWN);
}

const ofCompe = (entry: SalaCompe): NextLock => ({
  kind: 'compe',
  id: entry.sala.id,
  name: entry.sala_detail.name,
  note: entry.sala.jornada_name,
  lockAt: entry.lock_at,
  href: entryHref(entry),
  league: entry.sala_detail.league_unique,
  logo: entry.sala_detail.league_logo,
});

const ofPredi = (room: PrediRoom): NextLock => ({
  kind: 'predi',
  id: room.id,
  name: room.name,
  note: room.unanswered > 0 ? es.shell.unanswered(room.unanswered) : es.shell.answered,
  lockAt: room.lock_at,
  href: `/predi/sala/${room.id}`,
  league: room.league_names[0] ?? room.name,
  logo: null,
});
