import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '../theme';

/** The whole panel; `data-framed` gives it an edge of its own, for a partner's article. */
export const Root = styled.section`
  position: relative;
  min-width: 0;
  padding-bottom: 16px;
  color: ${token('colorText')};
  font-size: ${fontSize(15)};
  line-height: 1.4;
  container-type: inline-size;

  &:focus {
    outline: none;
  }

  &[data-framed='true'] {
    padding-bottom: 0;
    border: 1px solid ${token('colorBorderStrong')};
    border-radius: ${token('radius')};
    background: ${token('colorSurfaceRaised')};
    overflow: clip;
  }
`;

/** Whose widget it is and what it costs; only framed panels have it. */
export const Heading = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: ${token('target')};
  padding: 8px 16px;
  border-bottom: 1px solid ${token('colorBorder')};
  color: ${token('colorAccent')};

  & > b {
    flex: 1;
    color: ${token('colorText')};
    font-size: ${fontSize(17)};
    font-weight: 700;
    letter-spacing: -0.01em;
    white-space: nowrap;
  }

  & > span {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
    text-align: end;
  }
`;

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
      padding-inline-start: 10px;
    }

    & > b {
      font-size: ${displaySize(21)};
    }
  }
`;

/** How much is answered: the words and the bar. */
export const ProgressRow = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 16px 0;

  & > span {
    flex: none;
    font-weight: 600;
  }

  & > div {
    flex: 1;
  }

  [data-framed='true'] > & {
    padding-top: 12px;
  }
`;

/** What happened to the answers, in one line. */
export const NoticeRow = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  margin: 8px 16px 0;
  font-weight: 500;
  line-height: 1.35;

  & > svg {
    flex: none;
  }

  & > span {
    flex: 1;
    min-width: 0;
  }

  & > button {
    flex: none;
    margin-block: -12px;
  }

  &[data-tone='quiet'] {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 400;
  }

  &[data-tone='good'] {
    color: ${token('colorBandHigh')};
    font-weight: 600;
  }

  &[data-tone='bad'] > svg {
    color: ${token('colorLive')};
  }

  &[data-tone='plain'] > svg {
    color: ${token('colorAccent')};
  }

  [data-framed='true'] > & {
    margin-block: 4px 8px;
  }
`;

/** A panel that is not a room: signed out, empty, failed. */
export const Aside = styled.div`
  padding: 16px;
`;
