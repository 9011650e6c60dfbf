import { countdown, formatShortDay, formatTime, limaDay } from '@arma11/core/domain';
import type { RoomCardMessages } from '../messages/roomCard.es';

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

/** The lock of a room as a sentence: 'Cierra hoy, 15:30', and within the hour 'Cierra en 12:40'. */
export function lockSentence(lockAt: string, now: number, t: RoomCardMessages): { text: string; urgent: boolean } {
  const left = countdown(Date.parse(lockAt) - now);
  const { when, day: date, hour } = spokenDay(lockAt, now);
  if (left.kind === 'closed') return { text: t.closedAt(hour), urgent: false };
  if (left.kind === 'minutes') return { text: left.text, urgent: left.urgent };
  if (when === 'today') return { text: t.closesToday(hour), urgent: false };
  return { text: when === 'tomorrow' ? t.closesTomorrow(hour) : t.closesOn(date, hour), urgent: false };
}
