import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '../../theme';

/** A sunken board: two clubs, and between them the kick-off or the score. */
export const Board = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(96px, max-content) minmax(0, 1fr);
  align-items: center;
  padding: 16px 12px 20px;
  background: ${token('colorSurfaceSunken')};
  text-align: center;

  [data-closed='true'] & {
    background: none;
  }

  @container (min-width: 560px) {
    padding-block: 22px 26px;
  }

  @container (max-width: 340px) {
    grid-template-columns: minmax(0, 1fr) minmax(76px, max-content) minmax(0, 1fr);
    padding-inline: 6px;
  }
`;

/** A club: crest over name. */
export const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  align-self: start;
  min-width: 0;

  & > b {
    ${displayText}
    max-width: 100%;
    margin-top: 8px;
    font-size: ${displaySize(20)};
    line-height: 1.05;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  @container (max-width: 340px) {
    & > b {
      font-size: ${displaySize(17)};
    }
  }

  [data-closed='true'] & > b {
    color: ${token('colorTextMuted')};
  }

  [data-closed='true'] & > :first-child {
    filter: saturate(0.35) brightness(0.85);
  }
`;

/** Kick-off or score. */
export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;

  & > b {
    ${displayText}
    font-size: ${displaySize(38)};
  }

  @container (max-width: 340px) {
    & > b {
      font-size: ${displaySize(28)};
    }
  }

  & > small {
    max-width: 112px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }
`;

/** The two cells of a score. */
export const Cells = styled.span`
  display: flex;
  gap: 5px;

  &[data-quiet='true'] {
    opacity: 0.72;
  }
`;

/** The clubs' colours as one split line, as on a television graphic. */
export const Colours = styled.span`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  gap: 4px;
  height: 4px;
  overflow: hidden;

  & > i {
    flex: 1;
    transform: skewX(-45deg);
  }

  & > i:first-child {
    margin-inline-start: -4px;
  }

  & > i:last-child {
    margin-inline-end: -4px;
  }

  [data-closed='true'] & {
    opacity: 0.45;
  }
`;
