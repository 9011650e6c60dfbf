import { percentOf } from './percent';

/** A level of the player's rank. */
export interface RangoLevel {
  level: number;
  name: string;
  /** XP from which it is held. */
  xp: number;
}

/** A player's level and progress. */
export interface RangoProgress {
  level: number;
  name: string;
  xp_from: number;
  /** XP of the next level; null at the top. */
  xp_next: number | null;
  /** Progress to the next level, 0–100; 100 at the top. */
  percent: number;
}

const canterano: RangoLevel = { level: 1, name: 'Canterano', xp: 0 };

/** The levels by XP (rules R11.4). */
export const rangoLevels: readonly RangoLevel[] = [
  canterano,
  { level: 2, name: 'Debutante', xp: 100 },
  { level: 3, name: 'Titular', xp: 300 },
  { level: 4, name: 'Figura', xp: 700 },
  { level: 5, name: 'Crack', xp: 1500 },
  { level: 6, name: 'Ídolo', xp: 3000 },
  { level: 7, name: 'Leyenda', xp: 6000 },
];

/** What earns XP; the amount paid never does (rules R11.4). */
export const rangoXp = { closedRoom: 10, topHalf: 5, podium: 15, correctAnswer: 1, dailyLogin: 2 } as const;

/** The level of an amount of XP and the progress to the next one. */
export function rangoOf(xp: number): RangoProgress {
  const reached = rangoLevels.filter((level) => level.xp <= xp).length;
  const { level, name, xp: from } = rangoLevels[Math.max(reached, 1) - 1] ?? canterano;
  const next = rangoLevels[level]?.xp ?? null;
  return {
    level,
    name,
    xp_from: from,
    xp_next: next,
    percent: next === null ? 100 : percentOf(xp - from, next - from),
  };
}

/**
 * The XP of a closed room of at least 4: 10, and 5 more in the top half, and 15 more on the podium, which is its first
 * quarter, at most 3 (rules R11.4, R16.4).
 */
export function roomXp({ position, entries }: { position: number; entries: number }): number {
  if (entries < 4) return 0;
  const podium = position * 4 <= entries && position <= 3;
  return rangoXp.closedRoom + (position * 2 <= entries ? rangoXp.topHalf : 0) + (podium ? rangoXp.podium : 0);
}
