import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';

/** A list in one raised panel, its rows parted by hairlines. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  list-style: none;
  overflow: hidden;

  & > li + li {
    border-top: 1px solid ${token('colorBorder')};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
