import type { RoomCardMessages } from '../messages/roomCard.es';
import { spokenDay } from './spokenDay';

/** The lock of a room as a sentence: 'Cierra hoy, 15:30', and within the hour 'Cierra en 12 min'. */
export function lockSentence(lockAt: string, now: number, t: RoomCardMessages): { text: string; urgent: boolean } {
  const left = t.timeLeft(Date.parse(lockAt) - now);
  const { when, day: date, hour } = spokenDay(lockAt, now, t);
  if (left.kind === 'closed') return { text: t.closedAt(hour), urgent: false };
  if (left.kind === 'minutes') return { text: left.text, urgent: left.urgent };
  if (when === 'today') return { text: t.closesToday(hour), urgent: false };
  return { text: when === 'tomorrow' ? t.closesTomorrow(hour) : t.closesOn(date, hour), urgent: false };
}
