import { useQuery } from '@tanstack/react-query';
import { compeQueries, prediQueries, useClient } from '@arma11/core';
import type { RoomFacts } from './roomFacts';
import type { RoomPhase } from './roomPhase';

/** How a finished room ended for the player. */
export interface RoomResult {
  /** Their place, 1 for the first. */
  place: number;
  /** Coins won; 0 without a prize. */
  prize: number;
}

/** The player's place and prize in a room that is over, or null; a list that knows them gives them itself. */
export function useRoomResult(facts: RoomFacts | null, phase: RoomPhase, wanted: boolean): RoomResult | null {
  const client = useClient();
  const over = wanted && phase === 'finished' && facts !== null && facts.joined;
  const predi = useQuery({ ...prediQueries.myRow(client, facts?.id ?? 0), enabled: over && facts.kind === 'predi' });
  const lineup = useQuery({ ...compeQueries.entry(client, facts?.ins ?? 0), enabled: over && facts.kind !== 'predi' });
  if (!over) return null;
  if (facts.kind === 'predi') return predi.data ? { place: predi.data.position, prize: predi.data.prize } : null;
  const { rank = null, prize = 0 } = lineup.data ?? {};
  return rank === null ? null : { place: rank, prize };
}
