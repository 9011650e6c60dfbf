import type { Position, Progress } from '../contract/wire';
import { isClosed } from './lineup';

/** As much of a lineup entry as the substitution rules read. */
export interface HeldSlot {
  slot: number;
  player_type: Position;
  locked?: boolean;
  player: { id: number; team: { id: number } };
}

/** As much of a candidate as the substitution rules read. */
export interface Candidate {
  id: number;
  position: Position;
  team: { id: number };
}

/** Why a substitution is refused: the error codes of product §11.1. */
export type ReplacementProblem = 'CERRADO' | 'POSICION_DISTINTA' | 'JUGADOR_REPETIDO' | 'MAX_POR_CLUB';

/** The substitution a player asks for. */
export interface Replacement {
  progress: Progress;
  lineup: readonly HeldSlot[];
  /** The slot whose player leaves. */
  slot: number;
  candidate: Candidate;
  /** The room's `flags.max_per_club`; null or absent is no limit. */
  maxPerClub?: number | null;
}

/** Whether a player is already in the lineup, so that they cannot be chosen again (product §5). */
export const isRepeated = (playerId: number, lineup: readonly Pick<HeldSlot, 'player'>[]): boolean =>
  lineup.some(({ player }) => player.id === playerId);

/**
 * Why this substitution is not allowed, or null when it is (rules R4.4).
 * @throws Error when the lineup has no such slot.
 */
export function replacementProblem({
  progress,
  lineup,
  slot,
  candidate,
  maxPerClub,
}: Replacement): ReplacementProblem | null {
  const leaving = lineup.find((held) => held.slot === slot);
  if (!leaving) throw new Error(`The lineup has no slot ${slot}: pass the slot of one of its entries.`);
  if (isClosed({ progress }) || leaving.locked) return 'CERRADO';
  if (candidate.position !== leaving.player_type) return 'POSICION_DISTINTA';
  if (isRepeated(candidate.id, lineup)) return 'JUGADOR_REPETIDO';
  const clubmates = lineup.filter((held) => held !== leaving && held.player.team.id === candidate.team.id).length;
  return maxPerClub != null && clubmates >= maxPerClub ? 'MAX_POR_CLUB' : null;
}

/**
 * Whether the substitution is allowed.
 * @throws Error when the lineup has no such slot.
 */
export const canReplace = (replacement: Replacement): boolean => replacementProblem(replacement) === null;
