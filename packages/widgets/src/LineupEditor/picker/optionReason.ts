import type { Player, Progress } from '@arma11/core/contract';
import { replacementProblem } from '@arma11/core/domain';
import type { LineupMessages } from '../../messages/lineup.es';
import { changeWordsOf } from '../../messages/lineupChange.es';
import type { LineupBudget } from '../model/lineupBudget';
import type { SlotView } from '../model/lineupRows';
import { playerLocked } from '../players/playerLock';

/** A candidate for a slot of the team as it is shown: whoever is still being saved counts. */
export interface Candidacy {
  progress: Progress;
  slots: readonly SlotView[];
  slot: number;
  player: Player;
  maxPerClub: number | null;
  /** In rooms with a budget, once it is known. */
  budget: LineupBudget | null;
  /** The instant, once the room has locked and only slots may still change. */
  lateNow: number | null;
}

/** Why a candidate cannot take the slot, in words for their row, or null when they can (rules R4.4). */
export function optionReason(
  { slots, player, maxPerClub, budget, lateNow, ...rest }: Candidacy,
  words: LineupMessages,
): string | null {
  const t = changeWordsOf(words);
  const lineup = slots.map(({ entry }) => entry);
  switch (replacementProblem({ ...rest, lineup, candidate: player, maxPerClub })) {
    case 'JUGADOR_REPETIDO':
      return t.repeated;
    case 'MAX_POR_CLUB':
      return t.maxPerClub(maxPerClub ?? 0);
    case 'POSICION_DISTINTA':
      return t.otherPosition;
    case 'CERRADO':
      return t.closed;
    case null:
      return playerLocked(player, lateNow) ? t.begun : tooDear(budget, rest.slot, { slots, player });
  }
}

function tooDear(budget: LineupBudget | null, slot: number, { slots, player }: Pick<Candidacy, 'slots' | 'player'>) {
  const view = slots.find((each) => each.slot === slot);
  return budget && view ? budget.reasonFor(player, view) : null;
}
