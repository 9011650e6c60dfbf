import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '../theme';

/** What it costs and what there is to win, side by side. */
export const Stakes = styled.div`
  display: flex;
  margin: 4px 0 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceSunken')};

  & > div {
    flex: 1;
    min-width: 0;
    padding: 12px 16px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > div + div {
    border-inline-start: 3px dotted ${token('colorBorder')};
  }

  & b {
    ${displayText}
    display: block;
    margin-top: 4px;
    color: ${token('colorText')};
    font-size: min(38px, ${displaySize(31)});
    white-space: nowrap;
  }

  & > div + div b {
    color: ${token('colorCoin')};
  }
`;

/** The heading of the prizes. */
export const Heading = styled.h3`
  ${displayText}
  margin: 0 0 4px;
  font-size: ${displaySize(18)};
`;

/** The prizes, a place per row. */
export const Prizes = styled.ol`
  margin: 0 0 12px;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    min-height: 36px;
    padding: 8px 0;
    border-bottom: 1px solid ${token('colorBorder')};
  }

  & > li > b {
    ${displayText}
    font-size: ${displaySize(20)};
  }

  & > li:first-child > b {
    color: ${token('colorCoin')};
  }
`;

/** Everything else that should be known before paying. */
export const Terms = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px 16px;
  align-items: baseline;
  margin: 4px 0 0;

  & > dt {
    color: ${token('colorTextMuted')};
  }

  & > dt > small {
    display: block;
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  & > dd {
    ${displayText}
    margin: 0;
    font-weight: 600;
    font-size: ${displaySize(17)};
    text-align: end;
  }
`;

/** Until when one can leave, or why one cannot enter. */
export const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 14px 0 0;
  font-size: ${fontSize(15)};

  & > svg {
    flex: none;
    color: ${token('colorAccent')};
  }

  &[data-tone='bad'] > svg {
    color: ${token('colorLive')};
  }
`;
