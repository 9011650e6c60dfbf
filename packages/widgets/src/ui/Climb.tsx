import { memo } from 'react';
import { styled } from 'styled-components';
import { duration, token } from '../theme';
import { styleByScript } from './styleByScript';

const LOW = 10;
const HIGH = 30;

const Row = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-end;
  gap: 4px;
  min-width: 0;
  height: ${HIGH}px;
  padding: 0 5px;

  & > i {
    flex: 1;
    border-radius: 2px;
    background: ${token('colorSurfaceSunken')};
    box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
    transform: skewX(-18deg);
    transition: background-color ${duration(200)} ease-out;
  }

  & > i[data-state='done'] {
    background: ${token('colorAccent')};
    box-shadow: none;
  }

  & > i[data-state='next'] {
    box-shadow: inset 0 0 0 1.5px ${token('colorAccent')};
  }

  @media (forced-colors: active) {
    & > i {
      border: 1px solid;
    }

    & > i[data-state='done'] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** Props of Climb. */
export interface ClimbProps {
  done: number;
  total: number;
  /** With its numbers: '3 de 5 criterios'; without it the bar around it says so. */
  label?: string;
}

const stepHeight = (step: number, total: number) =>
  total > 1 ? Math.round(LOW + ((HIGH - LOW) * step) / (total - 1)) : HIGH;

/** A quest's bar: one leaning segment per criterio, each taller than the last, filled in order. */
export const Climb = memo(function Climb({ done, total, label }: ClimbProps) {
  return (
    <Row
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {Array.from({ length: total }, (_, step) => (
        <i
          key={step}
          data-state={step < done ? 'done' : step === done ? 'next' : 'later'}
          ref={styleByScript({ height: `${stepHeight(step, total)}px` })}
        />
      ))}
    </Row>
  );
});
