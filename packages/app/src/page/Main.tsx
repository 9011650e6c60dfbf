import { styled } from 'styled-components';
import { MAIN_ID } from './RouteFocus';

// A margin at the top of a page stays inside: the place does not move when the page takes that of its waiting picture.
// Its focus twice, above the ring of all that has the focus: a new page takes it for who listens, not to be framed.
/** The main landmark of a page. */
export const Main = styled.main.attrs({ id: MAIN_ID, tabIndex: -1 })`
  position: relative;
  display: flow-root;

  &&:focus {
    outline: none;
  }
`;
