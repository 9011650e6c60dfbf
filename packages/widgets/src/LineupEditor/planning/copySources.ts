import type { Client } from '@arma11/core';
import type { Lineup, SalaCompe } from '@arma11/core/contract';

const MOST_PAGES = 5;

/** Every team of the player, in every room. */
export async function everyEntry(client: Client, signal: AbortSignal): Promise<SalaCompe[]> {
  const entries: SalaCompe[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { results, next } = await client.compe.allByUser({ page }, { signal });
    entries.push(...results);
    if (!next) break;
  }
  return entries;
}

/** Those of them that can be copied into a team: same league, same jornada, same kind of game. */
export const copyable = (entries: readonly SalaCompe[], lineup: Lineup, entry: SalaCompe): SalaCompe[] =>
  entries.filter((other) => canBeCopied(other, lineup, entry));

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
