import { memo } from 'react';
import { styled } from 'styled-components';
import { lastPointsRing } from '@arma11/core/domain';
import { useFigureWords } from '../messages/figures.es';
import { displaySize, displayText, token } from '../theme';
import { VisuallyHidden } from './VisuallyHidden';

const Box = styled.span`
  ${displayText}
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 46px;
  height: 46px;
  border: 3px solid ${token('colorLastLow')};
  border-radius: 50%;
  color: ${token('colorText')};
  font-size: ${displaySize(20)};

  &[data-ring='mid'] {
    border-color: ${token('colorLastMid')};
  }

  &[data-ring='high'] {
    border-color: ${token('colorLastHigh')};
  }

  &[data-quiet='true'] {
    border-color: ${token('colorBorder')};
    color: ${token('colorTextMuted')};
  }
`;

/** Props of LastPointsRing. */
export interface LastPointsRingProps {
  points: number;
  /** Without colour: the player cannot be chosen. */
  quiet?: boolean;
}

/** A player's points of their last match inside the coloured circle (product §9). */
export const LastPointsRing = memo(function LastPointsRing({ points, quiet = false }: LastPointsRingProps) {
  const t = useFigureWords();
  return (
    <Box data-ring={lastPointsRing(points)} data-quiet={quiet}>
      <span>
        {String(points).replace('-', '−')}
        <VisuallyHidden> {t.inLastMatch}</VisuallyHidden>
      </span>
    </Box>
  );
});
