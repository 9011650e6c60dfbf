import { styled } from 'styled-components';
import { displaySize, fontSize, token } from '@arma11/widgets/theme';
import { Grid } from '../page/DeskTable.styles';
import { wholeRow } from './wholeRow';

/** Columns of figures as wide in one table as in the next, so that groups of rooms stand under each other. */
export const Table = styled(Grid)`
  table-layout: fixed;

  & :is(th, td)[data-figure='true'] {
    width: 64px;
    padding-inline: 6px;
  }

  & th[data-figure='true']:nth-child(3) {
    width: 84px;
  }

  & th[data-figure='true']:nth-child(4) {
    width: 72px;
  }

  /* Holds '23 h 59 min' with its clock. */
  & th[data-figure='true']:nth-child(5) {
    width: 104px;
  }

  & :is(th, td)[data-figure='true']:last-child {
    padding-inline-end: 16px;
  }

  & th[data-figure='true']:last-child:nth-child(7) {
    width: 74px;
  }

  & th[data-figure='true']:last-child:nth-child(5) {
    width: 114px;
  }

  @media (min-width: 1440px) {
    & th[data-figure='true']:nth-child(n) {
      width: 92px;
    }

    & th[data-figure='true']:nth-child(5) {
      width: 114px;
    }
  }

  & tbody td {
    height: 60px;
  }

  & td[data-figure='true'] {
    font-size: ${displaySize(18)};
    white-space: nowrap;
  }

  & td[data-won='true'] {
    color: ${token('colorCoin')};
  }

  ${wholeRow}
`;

/** The room itself: its league's badge, its name over how it stands. */
export const Room = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  & > :first-child {
    flex: none;
  }

  & > span {
    min-width: 0;
  }

  & :is(a, b) {
    display: block;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  /* Lines break between its parts. */
  & small > span {
    display: inline-block;
  }

  & em {
    font-style: normal;
  }

  & b,
  & em[data-in='true'] {
    font-weight: 600;
  }

  & em[data-in='true'] {
    color: ${token('colorAccent')};
  }

  & em[data-live='true'] {
    color: ${token('colorLive')};
    font-weight: 600;
  }
`;
