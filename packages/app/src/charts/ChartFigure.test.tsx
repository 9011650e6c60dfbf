// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Chart } from './Chart';
import { ChartFigure } from './ChartFigure';

afterEach(cleanup);

const chart = (...values: number[]) => drawing('bars', values);
const drawing = (shape: Chart['shape'], values: number[]): Chart => ({
  shape,
  points: values.map((value, index) => ({ label: `Fecha ${index + 1}`, shown: `${value} pts`, value })),
  from: 0,
  to: 100,
  marks: [],
});
const mount = (drawn: Chart) =>
  render(
    <ChartFigure title="Puntos" chart={drawn} label="Dos columnas" empty="Aún no." columns={['Jornada', 'Pts']} />,
  );

describe('a chart', () => {
  it('is a picture with a name, and a table with the same values, the latest on top', () => {
    mount(chart(40, 80));
    expect(screen.getByRole('img', { name: 'Dos columnas' }).querySelectorAll('rect')).toHaveLength(2);
    const [, ...rows] = within(screen.getByRole('table', { name: 'Puntos', hidden: true })).getAllByRole('row', {
      hidden: true,
    });
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Fecha 280 pts', 'Fecha 140 pts']);
  });

  it('is a line through its dots, over ground that ends at the foot below the first and the last', () => {
    mount(drawing('area', [40, 80, 20]));
    const picture = screen.getByRole('img');
    const dots = [...picture.querySelectorAll('circle')].map((dot) => [dot.getAttribute('cx'), dot.getAttribute('cy')]);
    const pointsOf = (shape: string) => picture.querySelector(shape)!.getAttribute('points')!.split(' ');
    expect(pointsOf('polyline')).toEqual(dots.map(String));
    const ground = pointsOf('polygon').map((point) => point.split(','));
    expect(ground.slice(1, -1)).toEqual(dots);
    expect([ground[0], ground.at(-1)]).toEqual([dots[0], dots[2]].map((dot) => [dot![0], '160']));
  });

  it('says what it waits for while there are fewer than two points', () => {
    mount(chart(40));
    expect(screen.getByText('Aún no.')).toBeTruthy();
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  });
});
