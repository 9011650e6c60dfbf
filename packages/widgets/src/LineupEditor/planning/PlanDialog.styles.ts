import { styled } from 'styled-components';
import { fontSize, token } from '../../theme/token';
import { displaySize, displayText } from '../../theme/typography';

/** Every swap of a plan. */
export const Swaps = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin: 0;
  padding: 8px 0 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 44px 1fr;
    gap: 2px 12px;
    align-items: center;
    padding-bottom: 8px;
    border-bottom: 1px solid ${token('colorBorder')};
  }

  & > li:last-child {
    border-bottom: 0;
  }

  & b {
    ${displayText}
    display: block;
    font-size: ${displaySize(20)};
    line-height: 1.1;
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  & > li[data-kept='true'] b {
    color: ${token('colorTextMuted')};
    text-decoration: line-through;
  }

  & > li > div:last-child:not(:nth-child(2)) {
    grid-column: 2;
  }
`;

/** The player's other teams, one button each. */
export const Sources = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  & button {
    appearance: none;
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 64px;
    margin: 0;
    padding: 8px 12px 8px 16px;
    border: 0;
    border-radius: ${token('radius')};
    background: ${token('colorSurface')};
    box-shadow: inset 0 0 0 1px ${token('colorBorder')};
    color: inherit;
    font: inherit;
    font-family: inherit;
    text-align: start;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }

  & button > span {
    flex: 1;
    min-width: 0;
  }

  & button > svg {
    flex: none;
    color: ${token('colorTextMuted')};
  }

  & button:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  & b {
    ${displayText}
    display: block;
    overflow-wrap: anywhere;
    font-size: ${displaySize(20)};
    line-height: 1.15;
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }
`;

/** What a change of formation does, in one sentence, with both shirts. */
export const Exchange = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: 12px;
  align-items: center;
  justify-items: center;
  padding: 8px 0 4px;
  text-align: center;

  & > svg {
    color: ${token('colorTextMuted')};
  }

  & > span {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }

  & b {
    ${displayText}
    font-size: ${displaySize(20)};
    line-height: 1.1;
  }

  & small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > span:first-child svg {
    filter: grayscale(1);
    opacity: 0.6;
  }
`;
