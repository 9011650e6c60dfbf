import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '../../theme';

/** The minute beside 'Sin goles'. */
export const Minute = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px;
  max-width: 420px;

  & > button {
    min-height: 56px;
    padding-block: 4px 8px;
  }

  & > button[aria-pressed='true'] {
    background: ${token('colorAccent')};
    box-shadow: inset 0 -4px 0 rgb(0 0 0 / 0.2);
    color: ${token('colorAccentText')};
  }
`;

/** Its own save, and what came of it. */
export const SaveRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-top: 18px;

  & > p {
    flex: 1 0 100%;
    min-height: 1.35em;
    margin: 4px 0 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  & > p[data-tone='bad'] {
    color: ${token('colorText')};
    font-weight: 600;
  }
`;

/** One's own guess over the result. */
export const Guesses = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 16px;
  align-items: baseline;
  margin: 14px 0 0;

  & > dt {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > dd {
    ${displayText}
    margin: 0;
    font-weight: 600;
    font-size: ${displaySize(18)};
  }
`;

/** The tied ones, closest first once it is decided. */
export const TiedList = styled.ol`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 8px 0;
    border-top: 1px solid ${token('colorBorder')};
  }

  & > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & b {
    display: block;
    font-weight: 600;
  }

  & small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > li > strong {
    ${displayText}
    flex: none;
    color: ${token('colorCoin')};
    font-size: ${displaySize(20)};
  }

  & > li[data-me='true'] b {
    color: ${token('colorAccent')};
  }
`;
