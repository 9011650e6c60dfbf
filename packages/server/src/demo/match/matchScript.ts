import type { DemoPlayer } from '../season/squads';
import type { AddedTime } from './matchClock';

export type Side = 'local' | 'visit';
export const otherSide = (side: Side): Side => (side === 'local' ? 'visit' : 'local');

/** What can happen in a match; saves are counted but not told. */
export type ScriptKind =
  | 'gol'
  | 'gol_penal'
  | 'autogol'
  | 'penal_atajado'
  | 'penal_fallado'
  | 'atajada'
  | 'amarilla'
  | 'roja'
  | 'lesion'
  | 'cambio';

/** One thing that happens, by whom: in an own goal the scorer, in a substitution the one who leaves. */
export interface ScriptEvent {
  tick: number;
  kind: ScriptKind;
  /** The side of the player. */
  side: Side;
  player: DemoPlayer;
  /** Who assisted, who saved the penalty, or who comes in. */
  other?: DemoPlayer;
}

/** A whole match before it is played: the same seed and squads always give the same one. */
export interface MatchScript {
  added: AddedTime;
  starters: Readonly<Record<Side, readonly DemoPlayer[]>>;
  coaches: Readonly<Record<Side, DemoPlayer>>;
  /** In the order in which they happen. */
  events: readonly ScriptEvent[];
}

const GOALS: ReadonlySet<ScriptKind> = new Set(['gol', 'gol_penal', 'autogol']);

/** The side that an event scores for, or null. */
export function scoresFor({ kind, side }: ScriptEvent): Side | null {
  if (!GOALS.has(kind)) return null;
  return kind === 'autogol' ? otherSide(side) : side;
}
