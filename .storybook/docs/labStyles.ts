import { styled } from 'styled-components';

const LINE = '#c9d1d9';
/** What is written. */
export const INK = '#1f2a30';
/** The edge of what is typed into or pressed. */
export const LINE_OF_FIELD = '#6b7780';

/** A tool on a page of documentation: Storybook's own grounds, none of the product's tokens. */
export const Lab = styled.div`
  color: ${INK};
  font:
    14px/1.4 'Nunito Sans',
    system-ui,
    sans-serif;

  & *,
  & *::before {
    box-sizing: border-box;
  }

  & > div > div > h2,
  & h2[data-code] {
    margin: 0;
    font-size: 16px;
    font-weight: 700;
  }

  & p {
    margin: 8px 0;
  }

  & code {
    font:
      13px/1.4 ui-monospace,
      monospace;
    overflow-wrap: anywhere;
  }
`;

/** Controls, and beside them what they change; on a phone above it. */
export const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;

  @media (min-width: 880px) {
    grid-template-columns: minmax(0, 380px) minmax(0, 1fr);
  }
`;

/** Stays in sight while the controls beside it scroll. */
export const Beside = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;

  @media (min-width: 880px) {
    position: sticky;
    inset-block-start: 12px;
  }
`;

/** What a widget is tried on. */
export const Ground = styled.div`
  max-height: min(78vh, 900px);
  overflow: auto;
  border: 1px solid ${LINE};
  border-radius: 6px;
`;

/** Controls that are looked for together. */
export const Group = styled.details`
  border: 1px solid ${LINE};
  border-radius: 6px;
  margin-block-end: 8px;

  & > summary {
    padding: 12px;
    font-weight: 700;
    cursor: pointer;
  }

  & > div {
    display: grid;
    gap: 12px;
    padding: 0 12px 12px;
  }
`;
