import { keyframes, styled } from 'styled-components';
import { displaySize, displayText, duration, fontSize, token } from '@arma11/widgets/theme';

const appear = keyframes`
  from { opacity: 0; }
`;

/** One step: what it says over what can be done; its arrow points at what it speaks of. */
export const Bubble = styled.section`
  position: absolute;
  z-index: 10;
  width: min(300px, calc(100% - 24px));
  padding: 12px 8px 4px 16px;
  border: 2px solid ${token('colorAccent')};
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  box-shadow: 0 8px 24px rgb(0 10 4 / 0.45);
  /* Brought into view, it brings what it speaks of. */
  scroll-margin-block: 140px;
  animation: ${appear} ${duration(200)} ease-out;

  &::after {
    content: '';
    position: absolute;
    left: var(--arrow);
    width: 14px;
    height: 14px;
    border: 2px solid ${token('colorAccent')};
    border-width: 0 2px 2px 0;
    background: ${token('colorSurfaceRaised')};
    transform: translateX(-50%) rotate(45deg);
  }

  &[data-side='above']::after {
    bottom: -9px;
  }

  &[data-side='below']::after {
    top: -9px;
    transform: translateX(-50%) rotate(225deg);
  }

  & > p {
    margin: 0;
    padding-inline-end: 8px;
    font-size: ${fontSize(15)};
    font-weight: 500;
    line-height: 1.3;
  }

  & > div {
    display: flex;
    align-items: center;
    gap: 4px;
  }

  & small {
    flex: 1;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & button {
    ${displayText}
    appearance: none;
    min-width: ${token('target')};
    min-height: ${token('target')};
    padding: 0 10px;
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: ${token('colorTextMuted')};
    font-size: ${displaySize(17)};
    cursor: pointer;
  }

  & button:last-child {
    color: ${token('colorAccent')};
  }
`;

/** A line around what is spoken of; taps go through it. */
export const Lit = styled.i`
  position: absolute;
  z-index: 9;
  border-radius: ${token('radius')};
  outline: 2px dashed ${token('colorAccent')};
  outline-offset: 3px;
  pointer-events: none;

  /* On the grass the accent of the light scheme would not be seen. */
  &[data-side='above'] {
    outline-color: ${token('colorPitchLine')};
  }
`;
