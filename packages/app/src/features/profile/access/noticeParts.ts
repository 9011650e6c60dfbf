import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';

/** A quiet line below a heading or a field. */
export const Note = styled.p`
  margin: 8px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

/** Fields about one way of being told. */
export const Group = styled.fieldset`
  margin: 16px 0 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-size: ${fontSize(15)};
    font-weight: 700;
  }
`;
