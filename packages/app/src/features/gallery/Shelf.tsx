import { styled } from 'styled-components';
import { WIDE } from '../../page/useWide';

/** Items side by side: two on the narrowest phone. */
export const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  @media ${WIDE} {
    grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
    gap: 16px;
  }
`;
