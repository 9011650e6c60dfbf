import { styled } from 'styled-components';

/** Around everything of a back office: the width of its pages. */
export const DeskFrame = styled.div`
  /* What stands first has a margin of its own: it stays inside, and the frame where it is. */
  display: flow-root;
  max-width: 1200px;
  margin-inline: auto;
  padding-bottom: 48px;

  @media (min-width: 1024px) {
    padding-inline: 24px;
  }
`;
