import { describe, expect, it } from 'vitest';
import { balanceChart } from './balanceChart';
import { hasChart } from './Chart';
import { jornadaChart } from './jornadaChart';
import { rankChart } from './rankChart';
import { scalesOf } from './scalesOf';

const jornada = (number: number, points: number, rank: number | null = 3, of: number | null = 20) => ({
  league_unique: 'l',
  league_name: 'Liga',
  jornada: number,
  jornada_name: `Fecha ${number}`,
  points,
  salas: 1,
  rank,
  of,
  aciertos: 0,
  prize: 0,
});
const pts = (points: number) => `${points} pts`;
const words = { first: '1.º', last: 'Último', place: (rank: number, of: number) => `${rank} de ${of}` };

describe('points by jornada', () => {
  it('are columns from zero, oldest first, without jornadas that had no lineup, at most twelve', () => {
    const many = Array.from({ length: 15 }, (_, i) => jornada(i + 1, i));
    const { points, from, to, shape } = jornadaChart(many, pts);
    expect([shape, from, to, points.length]).toEqual(['bars', 0, 14, 12]);
    expect([points[0]?.label, points.at(-1)?.shown]).toEqual(['Fecha 4', '14 pts']);
    expect(jornadaChart([jornada(1, 0), jornada(2, 7)], pts).points.map(({ label }) => label)).toEqual(['Fecha 2']);
  });

  it('go below zero where points do', () => {
    const chart = jornadaChart([jornada(1, -4), jornada(2, 80)], pts);
    const { y, foot } = scalesOf(chart, 320);
    expect(chart.from).toBe(-4);
    expect(y(-4)).toBe(foot);
    expect(y(0)).toBeLessThan(foot);
    expect(y(80)).toBeLessThan(y(0));
  });

  it('stand in rooms of the same width, each in the middle of its own, and no wider than 56 pixels', () => {
    const { x, column, left, right } = scalesOf(jornadaChart([jornada(1, 5), jornada(2, 9)], pts), 320);
    const middles = [x(0), x(1)].map((edge) => edge + column / 2);
    expect(column).toBe(56);
    expect(middles).toEqual([left + (right - left) / 4, left + ((right - left) * 3) / 4]);
  });

  it('need two of them for a chart', () => {
    expect(hasChart(jornadaChart([jornada(1, 5)], pts))).toBe(false);
    expect(hasChart(jornadaChart([jornada(1, 5), jornada(2, 6)], pts))).toBe(true);
  });
});

describe('places by jornada', () => {
  it('stand where they lie among the players of their own room, the first on top', () => {
    const chart = rankChart([jornada(1, 5, 1, 20), jornada(2, 5, 20, 20), jornada(3, 5, 1, 1)], words);
    expect(chart.points.map(({ value }) => value)).toEqual([0, 1, 0]);
    const { y } = scalesOf(chart, 320);
    expect(y(0)).toBeLessThan(y(1));
  });

  it('are evenly spaced, and as far from the left end as from the right', () => {
    const { x, left, right } = scalesOf(
      rankChart(
        [1, 2, 3].map((at) => jornada(at, 5)),
        words,
      ),
      320,
    );
    expect(x(2) - x(1)).toBeCloseTo(x(1) - x(0));
    expect(right - x(2)).toBeCloseTo(x(0) - left);
    expect(x(0)).toBeGreaterThan(left);
  });

  it('leave out what is not known', () => {
    const { points } = rankChart([jornada(1, 5, null, null), jornada(2, 5, 3, 20)], words);
    expect(points.map(({ shown }) => shown)).toEqual(['3 de 20']);
  });
});

describe('the balance over time', () => {
  const movement = (created_at: string, balance_after: number) => ({ created_at, balance_after });

  it('is what each day of Lima ended with, oldest first, out of movements that come newest first', () => {
    const chart = balanceChart(
      [
        movement('2026-11-21T04:30:00Z', 90),
        movement('2026-11-20T20:00:00Z', 140),
        movement('2026-11-18T15:00:00Z', 200),
      ],
      String,
    );
    expect(chart.points.map(({ label, shown }) => [label, shown])).toEqual([
      ['mié 18 nov', '200'],
      ['vie 20 nov', '90'],
    ]);
    expect([chart.from, chart.to]).toEqual([0, 200]);
  });

  it('is drawn halfway where it never changes', () => {
    const still = balanceChart([movement('2026-11-20T20:00:00Z', 0), movement('2026-11-18T15:00:00Z', 0)], String);
    const { y, foot } = scalesOf({ ...still, from: 0, to: 0 }, 320);
    expect(y(0)).toBeLessThan(foot);
  });
});
