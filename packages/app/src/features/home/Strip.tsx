import { styled } from 'styled-components';
import { WIDE } from '../../page/useWide';

/** A row that scrolls sideways on phones and is a grid on wide screens. */
export const Strip = styled.ul`
  display: flex;
  gap: 12px;
  margin: 0 -16px;
  padding: 0 16px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  list-style: none;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 16px;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  & > li {
    flex: none;
    width: 252px;
    scroll-snap-align: start;
  }

  & > li:only-child {
    width: 100%;
  }

  @media ${WIDE} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(252px, 1fr));
    gap: 16px;
    margin: 0;
    padding: 0;

    & > li {
      width: auto;
    }
  }
`;
