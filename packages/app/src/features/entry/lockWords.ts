import { es } from '../../messages/es';

/** Until when a room can be entered, in a sentence: 'cierra en 2 h 14 min', or from a day on 'cierra jue 11 jun 15:00 H'. */
export function lockWords(lockAt: string, now: number): { text: string; urgent: boolean } {
  const t = es.entry.room;
  const { kind, short, urgent } = es.dates.timeLeft(Date.parse(lockAt) - now, es.dates.kickoff(lockAt));
  if (kind === 'closed') return { text: t.closed, urgent };
  return { text: kind === 'date' ? t.closesOn(short) : t.closesIn(short), urgent };
}
