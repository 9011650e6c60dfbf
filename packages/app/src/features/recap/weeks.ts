import type { WeekRecap } from '@arma11/core/back-office';
import { es } from '../../messages/es';

const DAY_MS = 86_400_000;

/** The date so many days after another; both are `YYYY-MM-DD`. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The day that an address asks for; undefined where it is none. */
export function dayAsked(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) || daysAfter(text, 0) !== text ? undefined : text;
}

/** 'Del lun 08 jun al dom 14 jun'. */
export const spanOf = ({ week, until, over }: Pick<WeekRecap, 'week' | 'until' | 'over'>): string =>
  es.recap.span(dayOf(week), dayOf(until), over);

/** At noon in Lima. */
const dayOf = (date: string) => es.dates.shortDay(`${date}T17:00:00Z`);
