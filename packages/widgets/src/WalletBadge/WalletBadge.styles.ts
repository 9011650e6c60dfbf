import { css, keyframes, styled } from 'styled-components';
import { displaySize, displayText, duration, fontSize, token } from '../theme';
import { TextBaseSpan } from '../theme/TextBase';

const pulse = keyframes`
  50% { opacity: 0.35; transform: scale(1.05, 1.14); }
`;

/** Around the badge, whatever is in it. */
export const Root = styled(TextBaseSpan)`
  display: inline-flex;
`;

const badge = css`
  appearance: none;
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 80px;
  height: ${token('target')};
  margin: 0;
  padding: 0 14px 0 8px;
  border: 0;
  border-radius: 24px;
  background: ${token('colorSurfaceSunken')};
  box-shadow: inset 0 0 0 1.5px ${token('colorCoin')};
  box-shadow: inset 0 0 0 1.5px color-mix(in srgb, ${token('colorCoin')} 55%, transparent);
  color: ${token('colorCoin')};
  font: inherit;
  font-size: ${fontSize(15)};
  white-space: nowrap;
  -webkit-tap-highlight-color: transparent;

  & > b {
    ${displayText}
    font-size: ${displaySize(21)};
  }

  & > svg {
    flex: none;
  }

  &[data-low='true'] {
    box-shadow: inset 0 0 0 1.5px ${token('colorBandHigh')};
    color: ${token('colorBandHigh')};
  }

  &[data-low='true']::before {
    content: '';
    position: absolute;
    inset: -5px;
    border: 5px solid ${token('colorBandHigh')};
    border-radius: 29px;
    opacity: 0.22;
    pointer-events: none;
    animation: ${pulse} ${duration(1600)} ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-low='true']::before {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** The badge as something to look at. */
export const Badge = styled.span`
  ${badge}

  &[data-quiet='true'] {
    box-shadow: inset 0 0 0 1.5px ${token('colorBorder')};
  }
`;

/** The badge as something to tap. */
export const BadgeButton = styled.button`
  ${badge}
  cursor: pointer;

  &:active {
    transform: translateY(calc(1px * ${token('motion')}));
  }

  &:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  &[data-quiet='true'] {
    padding: 0 14px;
    box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
    color: ${token('colorAccent')};
    font-weight: 600;
  }
`;
