import type { Lineup, Player } from '@arma11/core/contract';
import { flattenLineup, replacementProblem } from '@arma11/core/domain';
import type { LineupMessages } from '../messages/lineup.es';

/** A candidate for a slot of a lineup. */
export interface Candidacy {
  lineup: Lineup;
  slot: number;
  player: Player;
  maxPerClub: number | null;
}

/** Why a candidate cannot take the slot, in words for his row, or null when he can (rules.md R4.4). */
export function optionReason({ lineup, slot, player, maxPerClub }: Candidacy, t: LineupMessages): string | null {
  const entries = flattenLineup(lineup);
  const problem = replacementProblem({
    progress: lineup.progress,
    lineup: entries,
    slot,
    candidate: player,
    maxPerClub,
  });
  switch (problem) {
    case 'JUGADOR_REPETIDO':
      return t.repeated;
    case 'MAX_POR_CLUB':
      return t.maxPerClub(maxPerClub ?? 0);
    case 'POSICION_DISTINTA':
      return t.otherPosition;
    case 'CERRADO':
      return t.closed;
    case null:
      return null;
  }
}
