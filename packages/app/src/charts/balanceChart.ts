import type { Movement } from '@arma11/core/contract';
import { es } from '../messages/es';
import type { Chart, ChartPoint } from './Chart';

/**
 * The balance at the end of each day that moved it; movements come newest first, as the wallet reads them. Days stand
 * evenly: to the calendar, a quiet month would press all that happened into its last pixels.
 */
export function balanceChart(
  movements: readonly Pick<Movement, 'created_at' | 'balance_after'>[],
  shown: (coins: number) => string,
): Chart {
  const days = new Map<string, ChartPoint>();
  for (const { created_at, balance_after } of [...movements].reverse()) {
    const label = es.dates.shortDay(created_at);
    days.set(label, { label, shown: shown(balance_after), value: balance_after });
  }
  const points = [...days.values()];
  const to = Math.max(1, ...points.map(({ value }) => value));
  const marks = [0, to].map((value) => ({ value, label: shown(value) }));
  return { shape: 'area', points, from: 0, to, marks };
}
