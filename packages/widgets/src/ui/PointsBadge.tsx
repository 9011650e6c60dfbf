import { memo } from 'react';
import { styled } from 'styled-components';
import { pointsBand } from '@arma11/core/domain';
import { useFigureWords } from '../messages/figures.es';
import { displaySize, displayText, SCENE, token } from '../theme';
import { VisuallyHidden } from './VisuallyHidden';

const Box = styled.span`
  ${displayText}
  display: inline-grid;
  place-items: center;
  min-width: 26px;
  height: 22px;
  padding: 0 5px;
  border-radius: 11px;
  background: ${token('colorBandLow')};
  color: ${token('colorBandText')};
  font-size: ${displaySize(16)};

  &[data-band='mid'] {
    background: ${token('colorBandMid')};
  }

  &[data-band='high'] {
    background: ${token('colorBandHigh')};
  }

  &[data-band='top'] {
    background: ${token('colorBandTop')};
  }

  &[data-size='s'] {
    min-width: 23px;
    height: 20px;
    padding: 0 4px;
    font-size: ${displaySize(15)};
  }

  &[data-size='l'] {
    min-width: 40px;
    height: 30px;
    border-radius: 15px;
    font-size: ${displaySize(20)};
  }

  &[data-scene='true'] {
    box-shadow: 0 0 0 2px ${SCENE.plate};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A number with the real minus sign. */
const printed = (points: number) => String(points).replace('-', '−');

/** Props of PointsBadge. */
export interface PointsBadgeProps {
  points: number;
  /** @default 'm' */
  size?: 's' | 'm' | 'l';
  /** On the pitch: gets the dark edge. */
  scene?: boolean;
}

/** A player's points in their band's colour; the number is always printed. */
export const PointsBadge = memo(function PointsBadge({ points, size = 'm', scene = false }: PointsBadgeProps) {
  const t = useFigureWords();
  return (
    <Box data-band={pointsBand(points)} data-size={size} data-scene={scene}>
      <span>
        {printed(points)}
        <VisuallyHidden> {t.pointsWord(points)}</VisuallyHidden>
      </span>
    </Box>
  );
});
