import { styled } from 'styled-components';
import { TextBaseSection } from '../theme/TextBase';
import { duration, fontSize, token } from '../theme/token';
import { visuallyHidden } from '../theme/typography';

/** The widget; it answers to its own width, not to the page's. */
export const Root = styled(TextBaseSection)`
  container-type: inline-size;
  background: ${token('colorSurface')};
  color: ${token('colorText')};
`;

/** One column on phones; on wide places the pitch takes the left and everything else the right. */
export const Layout = styled.div`
  transition: transform ${duration(200)} ease-out;

  @container (min-width: 760px) {
    display: grid;
    grid-template-columns: minmax(0, 460px) minmax(0, 1fr);
    grid-template-rows: auto auto auto auto 1fr;
    gap: 0 16px;
    align-items: start;
    max-width: 1040px;
    margin-inline: auto;

    & > .a11-team {
      grid-row: 1 / -1;
      overflow: hidden;
      border-radius: ${token('radius')};
    }

    & > * {
      grid-column: 2;
    }

    & > .a11-team {
      grid-column: 1;
    }

    & > .a11-formations {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
    }

    & > .a11-formations > button {
      width: auto;
    }
  }
`;

/** How saving goes at the left, pitch or list at the right. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 6px 16px 12px;
`;

/** One sentence below the team. */
export const Note = styled.p`
  margin: 0;
  padding: 12px 16px 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.35;
`;

/** The actions below the team. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding: 16px 16px 24px;

  & > button {
    flex: none;
    padding: 0 14px;
  }

  & > button:first-of-type {
    flex: 1 1 100px;
    padding: 0 10px;
    white-space: normal;
  }

  & > small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    white-space: nowrap;

    &[data-wide] {
      flex-basis: 100%;
      color: inherit;
      font-weight: 600;
    }
  }

  /* Where there is little room the drawing is enough, and the words are left to screen readers. */
  @container (max-width: 519px) {
    & > button + button > span {
      ${visuallyHidden}
    }
  }
`;

/** A state in place of the team. */
export const StateBox = styled.div`
  padding: 16px;
`;
