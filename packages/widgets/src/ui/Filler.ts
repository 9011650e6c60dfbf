import { styled } from 'styled-components';

/** Takes the room that is left in a row or a column. */
export const Filler = styled.span`
  flex: 1;
`;
