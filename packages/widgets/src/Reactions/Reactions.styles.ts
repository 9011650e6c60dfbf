import { css, styled } from 'styled-components';
import { displaySize, displayText, fontSize, TextBase, token } from '../theme';

/** The whole row, on a ground of its own: its colours are of a scheme that the page under it may not have. */
export const Root = styled(TextBase)`
  min-width: 0;
  color: ${token('colorText')};
`;

/** The five; on a narrow page each takes its fifth. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 6px;
  max-width: 440px;
  padding: 6px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const reaction = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-width: 0;
  min-height: 62px;
  margin: 0;
  padding: 6px 2px;
  border: 2px solid transparent;
  border-radius: ${token('radiusSmall')};
  background: none;
  color: ${token('colorTextMuted')};
  font: inherit;
  font-size: ${fontSize(14)};

  & > b {
    ${displayText}
    font-size: ${displaySize(16)};
    font-weight: 600;
  }
`;

/** A reaction to look at. */
export const Shown = styled.span`
  ${reaction}
  white-space: nowrap;
`;

/** A reaction to tap. The player's own has an edge, a heavier figure and a mark in its corner: it is told without colour too. */
export const Toggle = styled.button`
  ${reaction}
  appearance: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  & > svg:first-child {
    transition: transform calc(120ms * ${token('motion')});
  }

  &:active > svg:first-child {
    transform: scale(calc(1 + 0.12 * ${token('motion')}));
  }

  @media (hover: hover) {
    &:hover {
      background: ${token('colorSurfaceSunken')};
    }
  }

  &[aria-pressed='true'] {
    border-color: ${token('colorAccent')};
    background: ${token('colorSurfaceSunken')};
    color: ${token('colorText')};
  }

  &[aria-pressed='true'] > b {
    font-weight: 800;
  }

  @media (prefers-reduced-motion: reduce) {
    & > svg:first-child {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &[aria-pressed='true'] {
      border-color: Highlight;
      border-style: double;
      border-width: 5px;
    }
  }
`;

/** The mark of the player's own. */
export const Mine = styled.span`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-end: 3px;
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: ${token('colorAccent')};
  color: ${token('colorAccentText')};
`;

/** Why a reaction was not stored, or where the room is not. */
export const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 440px;
  margin: 6px 0 0;
  padding: 10px 14px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  color: ${token('colorText')};
  font-size: ${fontSize(13)};
  line-height: 1.35;

  & > svg {
    flex: none;
    color: ${token('colorLive')};
  }
`;
