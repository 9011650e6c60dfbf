import type { PartnerPageDay } from '@arma11/core/back-office';
import { es } from '../../../messages/es';
import type { Chart } from '../../../charts/Chart';

/** What can be shown of pages. */
export type Figure = 'visits' | 'sign_ins' | 'joins' | 'saves';

const DAY_MS = 86_400_000;
/** Noon in Lima, so that the day is the same in every zone that shows it. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00-05:00`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** One figure of all pages as a column for each of the last `days` days up to `today`, a day in Lima. */
export function figureChart(
  rows: readonly PartnerPageDay[],
  { figure, today, days, shown }: { figure: Figure; today: string; days: number; shown: (value: number) => string },
): Chart {
  const byDay = new Map<string, number>();
  for (const row of rows) byDay.set(row.day, (byDay.get(row.day) ?? 0) + row[figure]);
  const points = Array.from({ length: days }, (_, at) => {
    const noon = noonOf(today) - (days - 1 - at) * DAY_MS;
    const value = byDay.get(dayOf(noon)) ?? 0;
    return { label: es.dates.shortDay(noon), shown: shown(value), value };
  });
  const to = Math.max(1, ...points.map(({ value }) => value));
  return { shape: 'bars', points, from: 0, to, marks: [0, to].map((value) => ({ value, label: String(value) })) };
}

/** The sum of each page over all days, the most visited first. */
export function pageTotals(rows: readonly PartnerPageDay[]): ({ page: string } & Record<Figure, number>)[] {
  const pages = new Map<string, { page: string } & Record<Figure, number>>();
  for (const { page, visits, sign_ins, joins, saves } of rows) {
    const sum = pages.get(page) ?? { page, visits: 0, sign_ins: 0, joins: 0, saves: 0 };
    pages.set(page, {
      page,
      visits: sum.visits + visits,
      sign_ins: sum.sign_ins + sign_ins,
      joins: sum.joins + joins,
      saves: sum.saves + saves,
    });
  }
  return [...pages.values()].sort((a, b) => b.visits - a.visits || a.page.localeCompare(b.page));
}
