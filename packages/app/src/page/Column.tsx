import { styled } from 'styled-components';
import { WIDE } from './useWide';

/**
 * The content column: full width on phones; beside the side panel one measure for every page, so that none begins elsewhere.
 * It has room for 960 px of content with an aside of 280, or for a page that takes all of it.
 */
export const Column = styled.div`
  position: relative;
  max-width: 960px;
  margin-inline: auto;
  padding-bottom: 32px;

  @media ${WIDE} {
    max-width: 1312px;
    padding-inline: 24px;
  }
`;

/** A block of a page with the page's gutters; with nothing in it, it takes no room. */
export const Block = styled.section`
  margin-top: 24px;
  padding: 0 16px;

  &:empty {
    display: none;
  }

  @media ${WIDE} {
    padding: 0;
  }
`;

/** Cards side by side where they fit: two beside an aside and the bar that scrolls. */
export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 310px), 1fr));
  gap: 16px;
`;
