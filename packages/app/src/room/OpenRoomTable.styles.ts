import { styled } from 'styled-components';
import { displaySize, fontSize, token } from '@arma11/widgets/theme';
import { Grid } from '../page/DeskTable.styles';
import { sortHeads } from '../page/sortHeads';

/** Figures under each other, and the button of every row in one line. */
export const Table = styled(Grid)`
  table-layout: fixed;

  & :is(th, td)[data-figure='true'] {
    padding-inline: 6px;
  }

  & th:nth-child(2) {
    width: 78px;
  }

  & th:nth-child(3) {
    width: 98px;
  }

  & th:nth-child(4) {
    width: 66px;
  }

  & th:nth-child(5) {
    width: 92px;
  }

  & th:nth-child(6) {
    width: 110px;
  }

  @media (min-width: 1440px) {
    & th:nth-child(n + 2) {
      width: 118px;
    }
  }

  & thead th {
    height: ${token('target')};
    padding-block: 0;
  }

  ${sortHeads}

  & thead button {
    margin: 0 -6px;
  }

  & tbody td {
    height: 64px;
  }

  & tbody tr:hover {
    background: ${token('colorSurface')};
  }

  & td[data-figure='true'] {
    font-size: ${displaySize(18)};
    white-space: nowrap;
  }

  & td[data-prize='true'] {
    color: ${token('colorCoin')};
  }

  & td[data-words='true'] {
    font-size: ${displaySize(16)};
    white-space: normal;
  }

  & td[data-figure='true'] > small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 500;
    line-height: 1.3;
  }

  & td > button {
    width: 100%;
    padding-inline: 8px;
  }

  & td > button[data-kind='secondary']:not([aria-disabled='true']) {
    color: ${token('colorAccent')};
  }
`;
