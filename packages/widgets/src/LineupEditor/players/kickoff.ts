import type { SpokenMessages } from '../../messages/spoken.es';

const WEEK_MS = 6 * 86_400_000;

/** What the two take of the words around. */
type DayWords = Pick<SpokenMessages, 'shortDay' | 'weekday' | 'time'>;

/** A moment to come: "sáb 14:55" within the week, else "sáb 21 nov". */
export const soonWords = (moment: string, now: number, t: DayWords): string =>
  Date.parse(moment) - now < WEEK_MS ? dayAndHour(moment, t) : t.shortDay(moment);

/** A kick-off within the week: "Sáb 15:30", Lima time. */
export function kickoff(date: string, t: DayWords): string {
  const words = dayAndHour(date, t);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const dayAndHour = (moment: string, t: DayWords) => `${t.weekday(moment)} ${t.time(moment)}`;
