import type { SpokenMessages } from '../../messages/spoken.es';

const WEEK_MS = 6 * 86_400_000;

/** What the two take of the words around. */
type DayWords = Pick<SpokenMessages, 'shortDay' | 'weekday' | 'time'>;

/** A moment to come: "sáb 14:55" within the week, else "sáb 21 nov". */
export const soonWords = (moment: string, now: number, t: DayWords): string =>
  Date.parse(moment) - now < WEEK_MS ? dayAndHour(moment, t) : t.shortDay(moment);

/** A kick-off within the week: "Sáb 15:30", Lima time. */
export const kickoff = (date: string, t: DayWords): string => capitalised(dayAndHour(date, t));

/** 'Sáb 15:30' from 'sáb 15:30'. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A moment within the week, inside a sentence: 'sáb 15:30'. */
export const dayAndHour = (moment: string, t: DayWords): string => `${t.weekday(moment)} ${t.time(moment)}`;
