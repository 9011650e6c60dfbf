import { styled } from 'styled-components';
import { fontSize, token } from '../theme';
import { TextBaseSection } from '../theme/TextBase';

/** The whole panel; `data-framed` gives it an edge of its own, for a partner's article. */
export const Root = styled(TextBaseSection)`
  position: relative;
  padding-bottom: 16px;
  background: ${token('colorSurface')};
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

/** A panel that is not a room: signed out, empty, failed. */
export const Aside = styled.div`
  padding: 16px;
`;
