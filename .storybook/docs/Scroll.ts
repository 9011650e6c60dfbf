import { styled } from 'styled-components';

/** What may be wider than a phone: it scrolls by itself, with the keyboard too. */
export const Scroll = styled.div.attrs({ role: 'group', tabIndex: 0 })`
  overflow-x: auto;
  padding: 1px;

  & > table {
    min-width: 640px;
  }
`;
