import { useMemo } from 'react';
import type { Lineup } from '@arma11/core/contract';
import { lineupRows, type LineupRow } from '../lineupRows';
import type { SavingState } from './savingState';

/** The lines of the lineup with the players on their way in already in their places; none while there is no lineup. */
export function useShownRows(lineup: Lineup | null, { incoming, saves }: SavingState): LineupRow[] {
  return useMemo(() => {
    if (!lineup) return [];
    const players = new Map([...incoming].map(([slot, { player }]) => [slot, player]));
    return lineupRows(lineup, { incoming: players, saves });
  }, [lineup, incoming, saves]);
}
