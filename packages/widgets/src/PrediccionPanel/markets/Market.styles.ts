import { css, styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '../../theme';

/** One question with its alternatives. */
export const Question = styled.div`
  padding-top: 18px;

  & > h4 {
    ${displayText}
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 10px;
    margin: 0 0 10px;
    font-size: ${displaySize(18)};
  }

  @container (min-width: 560px) {
    & > h4 {
      justify-content: start;
    }
  }

  & > h4 > span {
    flex: none;
    color: ${token('colorTextMuted')};
    font-family: var(--arma11-font-family, inherit);
    font-size: ${fontSize(13)};
    font-weight: 500;
  }
`;

/** The keys of a question: two or three side by side, more in rows. */
export const Keys = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;

  &[data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ul& {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** The box that a key and a result share. */
export const keyBox = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-width: 0;
  min-height: 64px;
  margin: 0;
  border-radius: 10px;
  text-align: center;

  & > b {
    ${displayText}
    max-width: 100%;
    font-size: ${displaySize(19)};
    overflow-wrap: anywhere;
  }

  @container (max-width: 340px) {
    & > b {
      font-size: ${displaySize(16)};
    }
  }

  & > span {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 500;
    line-height: 1.2;
  }
`;

/** One alternative as a key: it has a foot to be pressed. */
export const Key = styled.button`
  appearance: none;
  ${keyBox}
  padding: 8px 4px 10px;
  border: 0;
  background: ${token('colorSurface')};
  box-shadow:
    inset 0 0 0 1.5px ${token('colorBorderStrong')},
    inset 0 -4px 0 ${token('colorBorder')};
  color: ${token('colorText')};
  font: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &[aria-checked='true'] {
    background: ${token('colorAccent')};
    box-shadow: inset 0 -4px 0 rgb(0 0 0 / 0.2);
    color: ${token('colorAccentText')};
  }

  &[aria-checked='true'] > span {
    color: inherit;
  }

  &:active {
    transform: translateY(calc(2px * ${token('motion')}));
  }

  &:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &[aria-checked='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
