import { memo } from 'react';
import { styled } from 'styled-components';
import { lastPointsRing } from '@arma11/core/domain';
import { displayText, fontSize, token } from '../theme';

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.35;
  white-space: nowrap;

  & > i {
    ${displayText}
    display: inline-grid;
    place-items: center;
    min-width: 1.6em;
    height: 1.45em;
    padding: 0 3px;
    border: 1.5px solid ${token('colorLastLow')};
    border-radius: 1em;
    font-style: normal;
  }

  &[data-ring='mid'] > i {
    border-color: ${token('colorLastMid')};
  }

  &[data-ring='high'] > i {
    border-color: ${token('colorLastHigh')};
  }
`;

/** Props of LastPoints. */
export interface LastPointsProps {
  /** What stands before the number: it is never without. */
  label: string;
  points: number;
}

/** A player's points of their last match as small text: beside points of this match it cannot be taken for them. */
export const LastPoints = memo(function LastPoints({ label, points }: LastPointsProps) {
  return (
    <Box data-ring={lastPointsRing(points)}>
      {label}: <i>{String(points).replace('-', '−')}</i>
    </Box>
  );
});
