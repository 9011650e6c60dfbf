import { describe, expect, it } from 'vitest';
import type { PartnerPageDay } from '@arma11/core/back-office';
import { figureChart, pageTotals } from './figureChart';

const row = (day: string, page: string, visits: number): PartnerPageDay => ({
  day,
  page,
  visits,
  sign_ins: 1,
  joins: 0,
  saves: 2,
  refused: 0,
  registered: true,
  seen_at: `${day}T20:00:00Z`,
});
const rows = [
  row('2026-06-11', 'https://a.example', 3),
  row('2026-06-11', 'https://b.example', 4),
  row('2026-06-09', 'https://b.example', 1),
];

describe('a figure of a partner’s pages', () => {
  it('is a column a day up to today, those without anything with 0', () => {
    const shown = (value: number) => `${value} v`;
    const { points, to } = figureChart(rows, { figure: 'visits', today: '2026-06-12', days: 5, shown });
    expect(points.map(({ value }) => value)).toEqual([0, 1, 0, 7, 0]);
    expect([points[3]!.shown, to]).toEqual(['7 v', 7]);
  });

  it('is summed up by page, the most visited first', () => {
    expect(pageTotals(rows).map(({ page, visits, saves }) => [page, visits, saves])).toEqual([
      ['https://b.example', 5, 4],
      ['https://a.example', 3, 2],
    ]);
  });
});
