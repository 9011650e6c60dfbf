import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '../theme';

/** Points in play, prize and Guardar; it stays in view while the matches scroll. */
export const Bar = styled.div`
  position: sticky;
  top: var(--arma11-sticky-top, 0px);
  z-index: 5;
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 10px 16px;
  border-bottom: 1px solid ${token('colorBorder')};
  background: ${token('colorSurfaceSunken')};

  &[data-signing-in='true'] {
    flex-wrap: wrap;
  }

  & > button {
    flex: none;
    margin-inline-start: auto;
    padding: 0 18px;
  }

  [data-framed='true'] > & {
    top: auto;
    bottom: 0;
    padding: 14px 16px;
    border-top: 1px solid ${token('colorBorder')};
    border-bottom: 0;
  }

  @container (max-width: 340px) {
    gap: 8px;
    padding-inline: 12px;

    & > button {
      padding: 0 12px;
    }
  }
`;

/** One fact of the bar: a label over a numeral. */
export const Fact = styled.div`
  flex: none;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.35;

  & + & {
    padding-inline-start: 14px;
    border-inline-start: 1px solid ${token('colorBorder')};
  }

  & > b {
    ${displayText}
    display: block;
    margin-top: 2px;
    color: ${token('colorText')};
    font-size: ${displaySize(25)};
    white-space: nowrap;
  }

  &[data-tone='coin'] > b {
    color: ${token('colorCoin')};
  }

  @container (max-width: 340px) {
    & + & {
      padding-inline-start: 8px;
    }

    & > b {
      font-size: ${displaySize(21)};
    }
  }
`;

/** A sign-in that was asked for in the bar: in it, so that it stays in view; above the bar where that is at the foot. */
export const SignInRow = styled.div`
  flex: 1 0 100%;

  [data-framed='true'] > * > & {
    order: -1;
  }
`;
