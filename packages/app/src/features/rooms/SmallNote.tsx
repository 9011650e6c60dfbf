import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';

/** A sentence below what it is about. */
export const SmallNote = styled.p`
  margin: 10px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.4;
`;
