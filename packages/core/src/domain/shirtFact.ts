import type { LineupEntry, Match } from '../contract';
import { stoppageOf } from './stoppage';

/**
 * What a player of a lineup has to say now: whom they play and what they average while they may still change, their hour
 * once locked, their points once their match has begun. Never two figures at once.
 */
export type ShirtFact =
  /** May still change. Without a match, or without one played, the fact is null. */
  | { says: 'ahead'; match: Match | null; average: number | null }
  /** Locked, and their match is still to come; null: they have none. */
  | { says: 'waiting'; match: Match | null }
  | { says: 'playing'; match: Match; points: number }
  | { says: 'over'; points: number }
  /** Their match was put off, stopped or voided (rules R6.1 to R6.4); points of what was played of it, else null. */
  | { says: 'stopped'; match: Match; points: number | null };

/** How many of a team are playing, still to play, and through. */
export interface TeamProgress {
  playing: number;
  toPlay: number;
  over: number;
}

type Place = Pick<LineupEntry, 'player' | 'points'>;

/** What a player says by the state of their match; `locked`: nobody can take their place any more. */
export function shirtFact({ player, points }: Place, locked: boolean): ShirtFact {
  const { match, form, avg_points } = player;
  if (match && stoppageOf(match.estado)) return { says: 'stopped', match, points: points === 0 ? null : points };
  if (match && match.estado === 'finalizado') return { says: 'over', points };
  if (match && match.estado !== 'programado') return { says: 'playing', match, points };
  if (locked) return { says: 'waiting', match };
  return { says: 'ahead', match, average: form.length > 0 ? avg_points : null };
}

/** Counts the players of a team by their matches, coaches left out; who has no match or a stopped one is in no count. */
export function teamProgress(entries: readonly LineupEntry[]): TeamProgress {
  const count = (...states: readonly string[]) =>
    entries.filter(({ player }) => player.position !== 4 && states.includes(player.match?.estado ?? '')).length;
  return {
    playing: count('en_vivo', 'descanso'),
    toPlay: count('programado'),
    over: count('finalizado'),
  };
}
