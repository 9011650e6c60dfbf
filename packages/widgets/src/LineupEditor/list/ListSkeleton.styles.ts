import { styled } from 'styled-components';
import { token } from '../../theme/token';

/** A row of the list without a player: as high as a row is on average, for the coach's has a line less. */
export const GhostRow = styled.div`
  display: grid;
  grid-template-columns: 44px 1fr;
  gap: 14px;
  align-items: center;
  height: 81.25px;
  padding: 10px 16px;
  border-bottom: 1px solid ${token('colorBorder')};

  &::before,
  &::after {
    content: '';
    height: 44px;
    border-radius: ${token('radius')};
    background: ${token('colorBorder')};
  }

  &::after {
    max-width: 190px;
    height: 36px;
  }
`;
