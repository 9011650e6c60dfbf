import { styled } from 'styled-components';

/** Stands for the sections that are not there yet, about as high: who is fast with their thumb meets no end of the page that jumps. */
export const SectionsToCome = styled.div.attrs({ 'aria-busy': true })`
  min-height: 300vh;
`;
