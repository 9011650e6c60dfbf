import { limaDay } from '@arma11/core/domain';
import type { SpokenMessages } from '../messages/spoken.es';

const day = 24 * 3_600_000;

/** When something happens, as a player says it: 'hoy, 15:30', 'mañana, 15:30', 'sáb 21 nov, 15:30'. */
export interface SpokenDay {
  when: 'today' | 'tomorrow' | 'later';
  day: string;
  hour: string;
}

/** The day and hour of a moment, seen from now. */
export function spokenDay(
  moment: string | number,
  now: number,
  t: Pick<SpokenMessages, 'shortDay' | 'time'>,
): SpokenDay {
  const at = limaDay(moment);
  const when = at === limaDay(now) ? 'today' : at === limaDay(now + day) ? 'tomorrow' : 'later';
  return { when, day: t.shortDay(moment), hour: t.time(moment) };
}
