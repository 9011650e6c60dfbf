import type { JornadaStats } from '@arma11/core/contract';
import type { Chart } from './Chart';

/** More columns than this are too thin to tell apart on a phone. */
const MOST = 12;

/** The points of the latest jornadas as columns from zero, oldest first; a jornada of predictions alone has no lineup and no column. */
export function jornadaChart(jornadas: readonly JornadaStats[], shown: (points: number) => string): Chart {
  const latest = jornadas.filter(({ points }) => points !== 0).slice(-MOST);
  const values = latest.map(({ points }) => points);
  const [from, to] = [Math.min(0, ...values), Math.max(0, ...values)];
  const marks = [...new Set([0, to])].map((value) => ({ value, label: shown(value) }));
  const points = latest.map(({ jornada_name, points: value }) => ({
    label: jornada_name,
    shown: shown(value),
    value,
  }));
  return { shape: 'bars', points, from, to: to > from ? to : from + 1, marks };
}
