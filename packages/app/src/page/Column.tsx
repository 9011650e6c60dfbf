import { styled } from 'styled-components';
import { WIDE } from './useWide';

/** The content column: full width on phones, at most 960 px beside the side panel. */
export const Column = styled.div`
  position: relative;
  max-width: 960px;
  margin-inline: auto;
  padding-bottom: 32px;

  @media ${WIDE} {
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

/** Cards side by side where they fit. */
export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 16px;
`;
