import { styled } from 'styled-components';
import { MAIN_ID } from './RouteFocus';

/** The main landmark of a page. */
export const Main = styled.main.attrs({ id: MAIN_ID, tabIndex: -1 })`
  position: relative;
  /* A margin at the top of a page stays inside: the place does not move when the page takes that of its waiting picture. */
  display: flow-root;

  /* Twice, above the ring of everything in focus: a new page takes it for who listens, not to be framed. */
  &&:focus {
    outline: none;
  }
`;
