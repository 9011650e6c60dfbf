import { formatShortDay, formatTime, limaDay } from '@arma11/core/domain';

const day = 24 * 3_600_000;

/** When something happens, as a player says it: 'hoy, 15:30', 'mañana, 15:30', 'sáb 21 nov, 15:30'. */
export interface SpokenDay {
  when: 'today' | 'tomorrow' | 'later';
  day: string;
  hour: string;
}

/** The day and hour of a moment, seen from now. */
export function spokenDay(moment: string | number, now: number): SpokenDay {
  const at = limaDay(moment);
  const when = at === limaDay(now) ? 'today' : at === limaDay(now + day) ? 'tomorrow' : 'later';
  return { when, day: formatShortDay(moment), hour: formatTime(moment) };
}
