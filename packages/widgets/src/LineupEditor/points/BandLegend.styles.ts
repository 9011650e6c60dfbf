import { styled } from 'styled-components';
import { fontSize, token } from '../../theme/token';

/** What the colours of the points mean. */
export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 14px;
  padding: 14px 16px 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};

  & > span {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;
