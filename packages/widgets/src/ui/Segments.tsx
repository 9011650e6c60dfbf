import { memo } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme';
import { styleByScript } from './styleByScript';

const MOST_SEGMENTS = 20;

const Row = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;

  & > i {
    flex: 1;
    border-radius: 1.5px;
    background: ${token('colorSeat')};
  }

  & > i[data-on] {
    background: ${token('colorText')};
  }

  &[data-tone='accent'] > i[data-on] {
    background: ${token('colorAccent')};
  }

  &[data-tone='live'] > i[data-on] {
    background: ${token('colorLive')};
  }

  &[data-plain] {
    border-radius: 2px;
    background: ${token('colorSeat')};
    overflow: hidden;
  }

  &[data-plain] > i {
    flex: none;
  }

  @media (forced-colors: active) {
    & > i {
      border: 1px solid;
    }

    & > i[data-on] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** Props of Segments. */
export interface SegmentsProps {
  filled: number;
  total: number;
  /** What it measures, with its numbers: '12 de 20 cupos'; without it the bar around it says so. */
  label?: string;
  /** @default 'text' */
  tone?: 'text' | 'accent' | 'live';
}

/** A bar of one segment per unit up to twenty, then a plain bar. */
export const Segments = memo(function Segments({ filled, total, label, tone = 'text' }: SegmentsProps) {
  const plain = total > MOST_SEGMENTS;
  const share = total > 0 ? Math.min(100, (filled / total) * 100) : 0;
  return (
    <Row
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      data-tone={tone}
      data-plain={plain || undefined}
    >
      {plain ? (
        <i data-on="" ref={styleByScript({ width: `${share}%` })} />
      ) : (
        Array.from({ length: total }, (_, seat) => <i key={seat} data-on={seat < filled ? '' : undefined} />)
      )}
    </Row>
  );
});
