import { css } from 'styled-components';
import { token } from '@arma11/widgets/theme';

/** Heads of a table that order its rows: each a button, the one in force in full colour, its arrow up where it ascends. */
export const sortHeads = css`
  & thead button {
    appearance: none;
    display: inline-flex;
    align-items: center;
    gap: 2px;
    min-width: ${token('target')};
    min-height: ${token('target')};
    margin: 0;
    padding: 0 6px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
  }

  & thead [data-figure='true'] button {
    justify-content: flex-end;
  }

  & thead [aria-sort] button {
    color: ${token('colorText')};
    font-weight: 600;
  }

  & thead [aria-sort='ascending'] svg {
    transform: rotate(180deg);
  }

  & thead button:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: -3px;
  }
`;
