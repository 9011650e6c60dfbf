import type { MatchEstado } from '@arma11/core/contract';

/** Milliseconds of the clock that a match minute takes. */
const MINUTE_MS = 4_000;
const BREAK_MS = 20_000;
const HALF = 45;

/** Added time of the two halves, in minutes. */
export type AddedTime = readonly [first: number, second: number];

/** Where a match stands. A tick is a minute played, added time included. */
export interface MatchMoment {
  estado: Extract<MatchEstado, 'en_vivo' | 'descanso' | 'finalizado'>;
  tick: number;
  /** The minute as a scoreboard shows it; null when it is over. */
  minute: number | null;
}

/** The minute of a tick without added time: that of the first half counts 45, of the second 90 (rules R9.2). */
export const minuteOf = ([first]: AddedTime, tick: number): number =>
  tick <= HALF + first ? Math.min(tick, HALF) : Math.min(tick - first, 2 * HALF);

export const lastTick = ([first, second]: AddedTime): number => 2 * HALF + first + second;

/** From the kick-off to the final whistle. */
export const matchMs = (added: AddedTime): number => lastTick(added) * MINUTE_MS + BREAK_MS;

/** Where a match stands this long after its kick-off. */
export function momentOfMatch(added: AddedTime, elapsedMs: number): MatchMoment {
  const firstHalf = HALF + added[0];
  const playing = (tick: number): MatchMoment => ({
    estado: 'en_vivo',
    tick,
    minute: Math.max(1, minuteOf(added, tick)),
  });
  if (elapsedMs >= matchMs(added)) return { estado: 'finalizado', tick: lastTick(added), minute: null };
  const tick = Math.floor(elapsedMs / MINUTE_MS);
  if (tick < firstHalf) return playing(tick);
  const second = elapsedMs - firstHalf * MINUTE_MS - BREAK_MS;
  if (second < 0) return { estado: 'descanso', tick: firstHalf, minute: HALF };
  return playing(firstHalf + Math.floor(second / MINUTE_MS));
}
