import { memo } from 'react';
import { styled } from 'styled-components';
import type { IconName } from '@arma11/core';
import type { Condition } from '@arma11/core/contract';
import { useFigureWords } from '../messages/figures.es';
import { fontSize, SCENE, token } from '../theme';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

const ICONS: Record<Condition, IconName> = ['check', 'question', 'plus', 'close'];

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  font-size: ${fontSize(13)};
  font-weight: 500;
  line-height: 1.35;
  white-space: nowrap;

  & > i {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    color: ${token('colorBandHigh')};
    box-shadow: inset 0 0 0 1.5px currentColor;
  }

  &[data-condition='1'] > i {
    color: ${token('colorWarning')};
  }

  &[data-condition='2'] > i,
  &[data-condition='3'] > i {
    color: ${token('colorLive')};
  }

  &[data-condition='3'] > i {
    border-radius: 4px;
  }

  /* On the pitch it is always night. */
  &[data-scene='true'] > i {
    width: 20px;
    height: 20px;
    background: ${SCENE.plate};
    color: ${SCENE.fit};
  }

  &[data-scene='true'][data-condition='1'] > i {
    color: ${SCENE.doubtful};
  }

  &[data-scene='true'][data-condition='2'] > i,
  &[data-scene='true'][data-condition='3'] > i {
    color: ${SCENE.out};
  }
`;

/** Props of ConditionMark. */
export interface ConditionMarkProps {
  condition: Condition;
  /** Prints the word beside the mark; without it only screen readers get it. */
  text?: boolean;
  /** On the pitch: fixed colours over a dark disc. */
  scene?: boolean;
}

/** A player's condition: ✓ ? + x, always with its word (product §3). */
export const ConditionMark = memo(function ConditionMark({
  condition,
  text = false,
  scene = false,
}: ConditionMarkProps) {
  const t = useFigureWords();
  const name = t.conditions[condition];
  return (
    <Box data-condition={condition} data-scene={scene}>
      <i>
        <Icon name={ICONS[condition]} size={scene ? 13 : 12} stroke={2.8} />
      </i>
      {text ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </Box>
  );
});
