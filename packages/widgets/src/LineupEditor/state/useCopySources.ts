import { useQuery } from '@tanstack/react-query';
import { compeKeys, compeQueries, useClient } from '@arma11/core';
import type { Lineup, SalaCompe } from '@arma11/core/contract';
import { useState } from 'react';
import { loadDialogs } from '../layers/chunks';
import type { CopySources } from '../model/copySources';

/** Finds teams that can be copied into this one: same league, same jornada, same kind of game. */
export function useCopySources(lineup: Lineup | null, entry: SalaCompe | null): CopySources {
  const client = useClient();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<SalaCompe | null>(null);
  const ready = lineup !== null && entry !== null;
  const sources = useQuery({
    queryKey: compeKeys.everyMine,
    queryFn: async ({ signal }) => (await loadDialogs()).everyEntry(client, signal),
    enabled: open && ready,
    select: (entries) => (ready && loadDialogs.arrived?.copyable(entries, lineup, entry)) || [],
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
