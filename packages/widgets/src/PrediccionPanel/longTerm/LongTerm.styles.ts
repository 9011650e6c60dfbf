import { styled } from 'styled-components';
import { fontSize, token } from '../../theme';

/** The device's own list of answers, and what is said under it. */
export const Choice = styled.div`
  position: relative;
  max-width: 420px;

  & > select {
    appearance: none;
    width: 100%;
    min-height: 56px;
    margin: 0;
    padding: 0 44px 0 14px;
    border: 0;
    border-radius: 10px;
    background: ${token('colorSurface')};
    box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
    color: ${token('colorText')};
    font-family: inherit;
    /* At least 16px: under that, Safari on a phone zooms the page on focus. */
    font-size: max(16px, ${fontSize(15)});
    text-overflow: ellipsis;
  }

  & > select:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  & > select:disabled {
    color: ${token('colorTextMuted')};
    opacity: 1;
  }

  & > svg {
    position: absolute;
    inset-block-start: 18px;
    inset-inline-end: 14px;
    color: ${token('colorTextMuted')};
    pointer-events: none;
  }

  @media (forced-colors: active) {
    & > select {
      border: 1px solid;
    }
  }
`;

/** Until when it can be answered, whether it is stored, or why not. */
export const ChoiceNote = styled.p`
  margin: 6px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.35;

  &[data-tone='bad'] {
    color: ${token('colorText')};
    font-weight: 600;
  }
`;
