import { css } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { wholeRowLink } from './ranking/wholeRowLink';

/** Rows of a table that lead where their link does, wherever they are pressed. */
export const wholeRow = css`
  ${wholeRowLink}

  & tbody tr {
    position: relative;
  }

  & tbody tr:hover {
    background: ${token('colorSurface')};
  }

  & tbody td a {
    min-height: 0;
    margin-block: -13px;
    padding-block: 13px;
    color: inherit;
    font-weight: 600;
  }
`;
