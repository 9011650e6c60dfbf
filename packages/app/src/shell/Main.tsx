import { styled } from 'styled-components';
import { MAIN_ID } from './RouteFocus';

/** The main landmark of a page. */
export const Main = styled.main.attrs({ id: MAIN_ID, tabIndex: -1 })`
  position: relative;

  &:focus {
    outline: none;
  }
`;
