import { useQuery } from '@tanstack/react-query';
import { compeQueries, useClient, type Client } from '@arma11/core';
import type { Lineup, SalaCompe } from '@arma11/core/contract';
import { useState } from 'react';

const MOST_PAGES = 5;

/** The player's other teams of a league and jornada, and the one that is being looked at. */
export interface CopySources {
  open: boolean;
  /** Null while they are read. */
  sources: readonly SalaCompe[] | null;
  chosen: SalaCompe | null;
  /** The team of the chosen entry; null while it is read. */
  team: Lineup | null;
  error: Error | null;
  retrying: boolean;
  retry: () => void;
  start: () => void;
  /** Looks at the team of one entry, or at none again. */
  choose: (source: SalaCompe | null) => void;
  close: () => void;
}

/** Finds teams that can be copied into this one: same league, same jornada, same kind of game. */
export function useCopySources(lineup: Lineup | null, entry: SalaCompe | null): CopySources {
  const client = useClient();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<SalaCompe | null>(null);
  const ready = lineup !== null && entry !== null;
  const sources = useQuery({
    queryKey: ['compe', 'mine', 'every'] as const,
    queryFn: ({ signal }) => everyEntry(client, signal),
    enabled: open && ready,
    select: (entries) => (ready ? entries.filter((other) => canBeCopied(other, lineup, entry)) : []),
  });
  const team = useQuery({
    ...compeQueries.lineup(client, chosen?.id ?? 0, lineup?.jornada),
    enabled: open && chosen !== null,
  });
  const asked = chosen ? team : sources;
  const choose = (source: SalaCompe | null) => setChosen(source);
  return {
    open,
    sources: sources.data ?? null,
    chosen,
    team: (chosen && team.data) ?? null,
    error: asked.data ? null : asked.error,
    retrying: asked.isFetching,
    retry: () => void asked.refetch(),
    start: () => setOpen(true),
    choose,
    close: () => {
      setOpen(false);
      setChosen(null);
    },
  };
}

async function everyEntry(client: Client, signal: AbortSignal): Promise<SalaCompe[]> {
  const entries: SalaCompe[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { results, next } = await client.compe.allByUser({ page }, { signal });
    entries.push(...results);
    if (!next) break;
  }
  return entries;
}

function canBeCopied(other: SalaCompe, { id, jornada, formation }: Lineup, entry: SalaCompe): boolean {
  const { league_unique, jornada_from, jornada_to } = other.sala_detail;
  return (
    other.id !== id &&
    league_unique === entry.sala_detail.league_unique &&
    (other.formation === '221') === (formation === '221') &&
    jornada_from <= jornada &&
    jornada <= jornada_to
  );
}
