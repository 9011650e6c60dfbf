import { styled } from 'styled-components';
import { fontSize, token } from '../../theme/token';
import { displaySize, displayText, ellipsis } from '../../theme/typography';

/** Search, filters and the head of the table, above the list that scrolls. */
export const Controls = styled.div`
  flex: none;

  & > .a11-search {
    padding: 0 16px;
  }
`;

/** How many there are, what they are ordered by, and the last column. */
export const TableHead = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 58px;
  align-items: center;
  height: ${token('target')};
  padding: 0 16px;
  border-block: 1px solid ${token('colorBorder')};
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  font-weight: 500;

  & > span:last-child {
    text-align: end;
  }

  & > label {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
    min-width: 62px;
    height: ${token('target')};
    color: ${token('colorAccent')};
    font-weight: 600;
    cursor: pointer;
  }

  & > label > svg {
    pointer-events: none;
  }

  & select {
    appearance: none;
    height: 100%;
    margin: 0 -20px 0 0;
    padding: 0 20px 0 8px;
    border: 0;
    border-radius: ${token('radiusSmall')};
    background: none;
    color: inherit;
    font: inherit;
    font-family: inherit;
    text-align: end;
    text-align-last: end;
    cursor: pointer;
  }

  & select:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: -2px;
  }

  & option {
    background: ${token('colorSurfaceRaised')};
    color: ${token('colorText')};
  }
`;

/** The list itself; only the rows in view are in the document. */
export const Listbox = styled.div`
  position: relative;
  flex: 1 1 0;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;

  & > div {
    position: relative;
    width: 100%;
  }

  &[hidden] {
    display: none;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible [data-active='true'],
  &[data-typing='true'] [data-active='true'] {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: -3px;
  }
`;

/** One candidate. Its parts are plain elements: only the row itself is styled. */
export const Option = styled.div`
  position: absolute;
  inset-inline: 0;
  top: 0;
  display: grid;
  grid-template-columns: 48px 1fr 46px 52px;
  gap: 0 8px;
  align-items: center;
  min-height: 78px;
  padding: 10px 16px;
  border-bottom: 1px solid ${token('colorBorder')};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  & > div {
    min-width: 0;
  }

  & b {
    ${displayText}
    ${ellipsis}
    display: block;
    font-size: ${displaySize(20)};
    line-height: 1.1;
  }

  & small {
    ${ellipsis}
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  & > i {
    ${displayText}
    font-size: ${displaySize(24)};
    font-style: normal;
    text-align: end;
  }

  & > span:last-child {
    justify-self: end;
  }

  & .a11-reason {
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: ${fontSize(13)};
    font-weight: 600;
    line-height: 1.35;
  }

  @media (max-width: 359px) {
    grid-template-columns: 44px 1fr 38px 46px;
    column-gap: 6px;
    padding-inline: 12px;
  }

  &[aria-disabled='true'] {
    background: ${token('colorSurface')};
    cursor: not-allowed;
  }

  &[aria-disabled='true'] b,
  &[aria-disabled='true'] > i {
    color: ${token('colorTextMuted')};
  }

  &[aria-disabled='true'] > span:nth-child(2) {
    filter: grayscale(1);
    opacity: 0.55;
  }

  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      background: ${token('colorSurface')};
    }
  }
`;

/** Nobody matches, or nobody is there. */
export const Nobody = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 16px;
  padding: 40px 24px;
  color: ${token('colorTextMuted')};
  text-align: center;
`;
