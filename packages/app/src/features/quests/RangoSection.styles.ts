import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';

/** The emblem beside the name and the way to the next rank. */
export const Level = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;

  & > div {
    flex: 1;
    min-width: 0;
  }

  & p {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    margin: 0;
  }

  & p > b {
    ${displayText}
    font-size: ${displaySize(25)};
  }

  & p > span {
    ${displayText}
    font-size: ${displaySize(18)};
    white-space: nowrap;
  }

  & small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

/** The way to the next rank. */
export const Bar = styled.div`
  height: 10px;
  margin: 10px 0 6px;
  border-radius: 5px;
  overflow: hidden;
  background: ${token('colorSeat')};

  & > i {
    display: block;
    height: 100%;
    background: ${token('colorAccent')};
  }

  @media (forced-colors: active) {
    border: 1px solid;

    & > i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** How XP is won. */
export const How = styled.p`
  margin: 12px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.4;
`;

/** Where the latest XP came from. */
export const Rise = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: ${token('target')};
  padding: 8px 16px;

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > b {
    ${displayText}
    flex: none;
    font-size: ${displaySize(18)};
  }
`;

/** The heading of the history. */
export const HistoryTitle = styled.h3`
  ${displayText}
  margin: 20px 0 8px;
  font-size: ${displaySize(19)};
`;
