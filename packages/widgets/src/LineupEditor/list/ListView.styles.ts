import { styled } from 'styled-components';
import { fontSize, token } from '../../theme/token';
import { displaySize, displayText, ellipsis } from '../../theme/typography';

/** One player as a row: shirt, name, club and match, condition, points. */
export const PlayerRow = styled.button`
  appearance: none;
  position: relative;
  display: grid;
  grid-template-columns: 48px 1fr auto;
  gap: 0 10px;
  align-items: center;
  width: 100%;
  min-height: 78px;
  margin: 0;
  padding: 10px 16px;
  border: 0;
  border-bottom: 1px solid ${token('colorBorder')};
  background: none;
  color: inherit;
  font: inherit;
  font-family: inherit;
  text-align: start;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  & > [aria-hidden] {
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

  & .a11-meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
  }

  & .a11-meta > :empty {
    display: none;
  }

  & .a11-facts {
    ${displayText}
    display: grid;
    gap: 3px;
    justify-items: end;
    font-size: ${displaySize(16)};
    font-weight: 600;
    white-space: nowrap;
  }

  & .a11-facts > span:not([data-band]) {
    display: flex;
    align-items: center;
    gap: 3px;
  }

  & .a11-facts i {
    border: 4px solid ${token('colorLive')};
    border-radius: 50%;
  }

  & .a11-word {
    display: flex;
    align-items: center;
    gap: 5px;
    font-size: ${fontSize(13)};
    font-weight: 600;
    line-height: 1.35;
  }

  &[data-save='saved'] .a11-word {
    color: ${token('colorBandHigh')};
  }

  &[data-save='failed'] .a11-word {
    color: ${token('colorLive')};
  }

  &[aria-expanded='true'] {
    box-shadow: inset 4px 0 0 ${token('colorAccent')};
  }

  &:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: -3px;
  }

  @container (max-width: 359px) {
    grid-template-columns: 44px 1fr auto;
    column-gap: 6px;
    padding-inline: 12px;
  }

  @media (hover: hover) {
    &:hover {
      background: ${token('colorSurface')};
    }
  }
`;
