import { styled } from 'styled-components';
import { fontSize, token } from '../../theme/token';
import { displaySize, displayText } from '../../theme/typography';

/** The team line by line, one row per player. */
export const List = styled.div`
  padding: 0 0 4px;
  background: ${token('colorSurfaceRaised')};
  border-block: 1px solid ${token('colorBorder')};
`;

/** The name of a line. */
export const ListHead = styled.div`
  padding: 14px 16px 6px;
  color: ${token('colorTextMuted')};

  & > h3 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(17)};
    font-weight: 600;
  }
`;

/** How far the team is, over its first line. */
export const Progress = styled.p`
  margin: 0;
  padding: 12px 16px 0;
  font-size: ${fontSize(15)};
  font-weight: 600;
`;
