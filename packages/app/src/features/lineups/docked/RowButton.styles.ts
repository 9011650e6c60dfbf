import { styled } from 'styled-components';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';

/** The first cell of a row: shirt, name over what is to know; its button takes the whole row. */
export const RowButton = styled.button`
  appearance: none;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  width: 100%;
  min-width: 120px;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-family: inherit;
  text-align: start;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &[aria-disabled='true'] > span:first-child {
    filter: grayscale(1);
    opacity: 0.55;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: -3px;
  }

  & > span:last-child {
    display: grid;
    min-width: 0;
  }

  & b {
    ${displayText}
    ${ellipsis}
    font-size: ${displaySize(18)};
    line-height: 1.1;
  }

  & small {
    ${ellipsis}
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.3;
  }

  & small[data-reason='true'] {
    color: ${token('colorText')};
    font-weight: 600;
  }

  & small > svg {
    vertical-align: -3px;
    margin-inline-end: 3px;
  }
`;
