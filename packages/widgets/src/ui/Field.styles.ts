import { styled } from 'styled-components';
import { fontSize, token } from '../theme';

/** A label, its control and what is said below them. */
export const FieldBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;

  & > label {
    color: ${token('colorText')};
    font-size: ${fontSize(15)};
    font-weight: 500;
  }

  & > p {
    margin: 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  & > p[data-tone='error'] {
    display: flex;
    gap: 6px;
    color: ${token('colorLive')};
    font-weight: 500;
  }

  & > p > svg {
    flex: none;
  }
`;

/** The well around a control: icon, control, trailing button. */
export const Well = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${token('target')};
  padding: 0 14px;
  border-radius: ${token('radius')};
  background: ${token('colorSurface')};
  box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
  color: ${token('colorText')};

  &:focus-within {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  &[data-invalid='true'] {
    box-shadow: inset 0 0 0 2px ${token('colorLive')};
  }

  & > svg {
    flex: none;
    color: ${token('colorTextMuted')};
  }

  & > input,
  & > textarea,
  & > select {
    appearance: none;
    flex: 1;
    min-width: 0;
    min-height: ${token('target')};
    margin: 0;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font-family: inherit;
    /* At least 16px: under that, Safari on a phone zooms the page on focus. */
    font-size: max(16px, ${fontSize(15)});
    line-height: 1.4;
  }

  & > textarea {
    min-height: 96px;
    padding: 12px 0;
    resize: vertical;
  }

  /* The well carries the ring for its control. */
  & > input:focus-visible,
  & > textarea:focus-visible,
  & > select:focus-visible {
    outline: none;
  }

  & > input::placeholder,
  & > textarea::placeholder {
    color: ${token('colorTextMuted')};
    opacity: 1;
  }

  & > button {
    margin-right: -14px;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
