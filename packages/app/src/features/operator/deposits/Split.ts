import { styled } from 'styled-components';

/** What is being decided beside the list it is from; on phones above it. */
export const Split = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;

  & > * {
    min-width: 0;
  }

  @media (min-width: 1024px) {
    & > :first-child:not(:only-child) {
      order: 2;
    }

    grid-template-columns: minmax(0, 1fr);

    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`;
