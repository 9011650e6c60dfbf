import { styled } from 'styled-components';
import { token } from '../../theme/token';
import { displaySize, displayText } from '../../theme/typography';

/** The six formations in one row that scrolls sideways. */
export const Formations = styled.div`
  position: relative;
  display: flex;
  gap: 8px;
  padding: 12px 16px 6px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: 16px;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

/** One formation: its players as dots, and its numbers. */
export const FormationKey = styled.button`
  ${displayText}
  appearance: none;
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  width: 68px;
  height: 56px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 10px;
  background: none;
  box-shadow: inset 0 0 0 1px ${token('colorBorderStrong')};
  color: ${token('colorTextMuted')};
  font-size: ${displaySize(17)};
  font-weight: 600;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &[aria-checked='true'],
  &[data-chosen='true'] {
    background: ${token('colorAccent')};
    box-shadow: none;
    color: ${token('colorAccentText')};
  }

  &[aria-busy='true'] {
    opacity: 0.7;
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &[aria-disabled='true'][aria-checked='true'] {
    background: ${token('colorText')};
    color: ${token('colorSurface')};
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
