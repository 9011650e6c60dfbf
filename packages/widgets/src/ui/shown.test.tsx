import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Condition } from '@arma11/core/contract';
import { Climb } from './Climb';
import { ConditionMark } from './ConditionMark';
import { ErrorBlock } from './ErrorBlock';
import { LastPoints } from './LastPoints';
import { LastPointsRing } from './LastPointsRing';
import { LoadingScreen } from './LoadingScreen';
import { PointsBadge } from './PointsBadge';
import { Segments } from './Segments';

afterEach(cleanup);

describe('PointsBadge', () => {
  it.each([
    [-2, 'low', '−2 puntos'],
    [4, 'low', '4 puntos'],
    [1, 'low', '1 punto'],
    [5, 'mid', '5 puntos'],
    [7, 'mid', '7 puntos'],
    [8, 'high', '8 puntos'],
    [10, 'high', '10 puntos'],
    [11, 'top', '11 puntos'],
  ])('prints %s in its band (%s), so that colour never speaks alone', (points, band, said) => {
    const { container } = render(<PointsBadge points={points} />);
    expect(container.textContent).toBe(said);
    expect(container.querySelector('[data-band]')?.getAttribute('data-band')).toBe(band);
  });
});

describe('LastPoints', () => {
  it('never stand without their label', () => {
    const { container } = render(<LastPoints label="Última" points={-1} />);
    expect(container.textContent).toBe('Última: −1');
    expect(container.querySelector('[data-ring="low"]')).toBeTruthy();
  });
});

describe('LastPointsRing', () => {
  it.each([
    [0, 'low'],
    [1, 'mid'],
    [3, 'mid'],
    [4, 'high'],
  ])('circles %s in its colour (%s) and prints it', (points, ring) => {
    const { container } = render(<LastPointsRing points={points} />);
    expect(container.querySelector('[data-ring]')?.getAttribute('data-ring')).toBe(ring);
    expect(container.textContent).toContain(String(points));
  });
});

describe('ConditionMark', () => {
  it.each([
    [0, 'Habilitado'],
    [1, 'Dudoso'],
    [2, 'Lesionado'],
    [3, 'Suspendido'],
  ] as readonly (readonly [Condition, string])[])('of %s always has its word, %s', (condition, word) => {
    expect(render(<ConditionMark condition={condition} />).container.textContent).toBe(word);
    expect(render(<ConditionMark condition={condition} text />).container.textContent).toBe(word);
  });
});

describe('Segments', () => {
  it('are one per seat up to twenty', () => {
    const { container } = render(<Segments filled={12} total={20} label="12 de 20 cupos" />);
    expect(container.querySelectorAll('i')).toHaveLength(20);
    expect(container.querySelectorAll('i[data-on]')).toHaveLength(12);
    expect(screen.getByRole('img', { name: '12 de 20 cupos' })).toBeTruthy();
  });

  it('become a plain bar beyond twenty', () => {
    const { container } = render(<Segments filled={30} total={120} label="30 de 120 cupos" />);
    const [bar, ...more] = container.querySelectorAll('i');
    expect(more).toHaveLength(0);
    expect(bar?.style.width).toBe('25%');
  });

  it.each([
    [0, 0, '0%'],
    [50, 40, '100%'],
  ])('never leave the bar (%s of %s)', (filled, total, width) => {
    const { container } = render(<Segments filled={filled} total={Math.max(total, 21)} label="x" />);
    expect(container.querySelector('i')?.style.width).toBe(width);
  });
});

describe('Climb', () => {
  it('fills the segments in order, marks the next and climbs from 10 to 30', () => {
    const { container } = render(<Climb done={3} total={5} label="3 de 5" />);
    const steps = [...container.querySelectorAll('i')];
    expect(steps.map((step) => step.dataset['state'])).toEqual(['done', 'done', 'done', 'next', 'later']);
    expect(steps.map((step) => step.style.height)).toEqual(['10px', '15px', '20px', '25px', '30px']);
  });
});

describe('the words of the states', () => {
  it("are 'Algo salió mal:' with the reason and a new attempt", () => {
    render(<ErrorBlock text="el ranking no respondió" onRetry={() => {}} />);
    expect(screen.getByRole('alert').textContent).toBe('Algo salió mal:el ranking no respondióReintentar');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });

  it("are 'Cargando recursos...' while a route starts", () => {
    render(<LoadingScreen />);
    expect(screen.getByRole('status').textContent).toBe('Cargando recursos...');
  });
});
