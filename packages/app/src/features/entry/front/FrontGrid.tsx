import { styled } from 'styled-components';

/** Matches over rooms; beside each other where there is room. */
export const FrontGrid = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;
  margin-top: 32px;

  @media (min-width: 900px) {
    /* As the landing's own columns. */
    grid-template-columns: minmax(0, 1fr) minmax(0, 460px);
    gap: 48px;
    grid-column: 1 / -1;
    margin-top: 48px;
  }
`;
