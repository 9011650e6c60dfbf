// A jornada is eight matches, one every four minutes; the next jornada goes on at the same beat, so that one or two
// matches are being played at any time.

/** Milliseconds of the clock from one kick-off to the next. */
export const BEAT_MS = 4 * 60_000;
const MATCHES_PER_JORNADA = 8;
export const JORNADA_MS = MATCHES_PER_JORNADA * BEAT_MS;

/** How long before the first start the jornada in play began: one of its matches is over, two are on the pitch. */
const LIVE_SINCE_MS = 8 * 60_000;
/** The jornada in play at the first start; those before it have been played. */
export const LIVE_JORNADA = 12;
/** How many jornadas after the one in play have dates, and may have rooms. */
export const DATED_AHEAD = 6;

/** Seconds from the last whistle to settlement. */
export const SETTLE_DELAY_S = 60;

/** The first start, on the minute: kick-offs look better so. */
export const anchorOf = (now: string): number => Math.floor(Date.parse(now) / 60_000) * 60_000;

/** Days between the jornadas that were played before the demo began. */
const PAST_STEP_MS = 3 * 86_400_000;

/** When the first match of a jornada kicks off, as planned at the first start. */
export function jornadaStart(anchor: number, jornada: number): number {
  const live = anchor - LIVE_SINCE_MS;
  const latest = LIVE_JORNADA - 1;
  if (jornada >= latest) return live + (jornada - LIVE_JORNADA) * JORNADA_MS;
  return live - JORNADA_MS - (latest - jornada) * PAST_STEP_MS;
}

/** The kick-off of a match: `place` counts from 0 within its jornada. */
export const kickOffOf = (start: number, place: number): string => new Date(start + place * BEAT_MS).toISOString();
