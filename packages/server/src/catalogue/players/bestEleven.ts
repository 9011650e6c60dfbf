import { slotsOf, playableFormations } from '@arma11/core/domain';
import type { Formation, Position } from '@arma11/core/contract';

/** A player who has played, as the best eleven weighs them. */
export interface Performance {
  id: number;
  position: Position;
  points: number;
  minutes: number;
}

export interface BestEleven {
  formation: Formation;
  points: number;
  /** Performances by slot of the formation. */
  players: Performance[];
}

/**
 * The eleven and coach with the most points in any of the six formations; equal players by minutes, then lower id
 * (rules R11.6). Null while too few have played to fill one.
 */
export function bestEleven(performances: readonly Performance[]): BestEleven | null {
  const ranked = [...performances].sort((a, b) => b.points - a.points || b.minutes - a.minutes || a.id - b.id);
  const elevens = playableFormations.flatMap((formation) => {
    const players = fill(formation, ranked);
    return players ? [{ formation, players, points: players.reduce((sum, { points }) => sum + points, 0) }] : [];
  });
  return elevens.reduce<BestEleven | null>((best, next) => (best && best.points >= next.points ? best : next), null);
}

function fill(formation: Formation, ranked: readonly Performance[]): Performance[] | null {
  const taken = new Set<number>();
  const players = slotsOf(formation).map(({ position }) => {
    const next = ranked.find((each) => each.position === position && !taken.has(each.id));
    if (next) taken.add(next.id);
    return next;
  });
  return players.every((player) => player !== undefined) ? players : null;
}
