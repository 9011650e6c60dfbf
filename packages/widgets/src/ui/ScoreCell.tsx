import { memo } from 'react';
import { keyframes, styled } from 'styled-components';
import { displaySize, displayText, duration, SCENE, token } from '../theme';

const flip = keyframes`
  from { transform: rotateX(-70deg); }
`;

const Cell = styled.span`
  ${displayText}
  display: inline-grid;
  place-items: center;
  min-width: 34px;
  height: 46px;
  padding: 0 5px;
  border-radius: 5px;
  background: linear-gradient(
    ${token('colorCell')} 49%,
    ${SCENE.fold} 49%,
    ${SCENE.fold} 51%,
    ${token('colorCellFold')} 51%
  );
  box-shadow: inset 0 0 0 1px ${token('colorBorder')};
  color: ${token('colorCellText')};
  font-size: ${displaySize(36)};

  & > b {
    font-weight: inherit;
    animation: ${flip} ${duration(200)} ease-out;
  }

  &[data-quiet='true'] {
    color: ${token('colorTextMuted')};
  }
`;

/** Props of ScoreCell. */
export interface ScoreCellProps {
  /** The goals, or null before the match. */
  value: number | null;
  /** A closed match: quieter numeral. */
  quiet?: boolean;
}

/** One side of a score in a split-flap cell, which turns when the number changes. */
export const ScoreCell = memo(function ScoreCell({ value, quiet = false }: ScoreCellProps) {
  return (
    <Cell data-quiet={quiet}>
      <b key={value}>{value ?? '–'}</b>
    </Cell>
  );
});
