// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Chart } from './Chart';
import { ChartFigure } from './ChartFigure';

afterEach(cleanup);

const chart = (...values: number[]): Chart => ({
  shape: 'bars',
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
  it('is a picture with a name, and a table with the same values, the latest on top', async () => {
    mount(chart(40, 80));
    expect((await screen.findByRole('img', { name: 'Dos columnas' })).querySelectorAll('rect')).toHaveLength(2);
    const [, ...rows] = within(screen.getByRole('table', { name: 'Puntos', hidden: true })).getAllByRole('row', {
      hidden: true,
    });
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Fecha 280 pts', 'Fecha 140 pts']);
  });

  it('says what it waits for while there are fewer than two points', () => {
    mount(chart(40));
    expect(screen.getByText('Aún no.')).toBeTruthy();
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  });
});
