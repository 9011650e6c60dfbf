import { styled } from 'styled-components';
import { fontSize, token } from '../../theme/token';
import { displaySize, displayText } from '../../theme/typography';

/** The team line by line, one row per player. */
export const List = styled.div`
  padding: 0 0 4px;
  background: ${token('colorSurfaceRaised')};
  border-block: 1px solid ${token('colorBorder')};
`;

/** The name of a line, and over the first what its two numbers are. */
export const ListHead = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  padding: 14px 16px 6px;
  color: ${token('colorTextMuted')};

  & > h3 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(17)};
    font-weight: 600;
  }

  & > small {
    display: flex;
    gap: 10px;
    font-size: ${fontSize(13)};
    line-height: 1;
  }

  & span:last-child {
    min-width: 46px;
    text-align: center;
  }
`;
