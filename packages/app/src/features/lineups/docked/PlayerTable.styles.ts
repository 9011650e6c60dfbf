import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { sortHeads } from '../../../page/sortHeads';

/** Where the rows scroll, under heads that stay. */
export const Scroller = styled.div`
  flex: 1 1 0;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  & > button {
    margin: 8px 16px 12px;
  }
`;

/** Players in rows, with a head that orders them over each column. */
export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize(15)};
  line-height: 1.25;

  & thead th {
    position: sticky;
    top: 0;
    z-index: 2;
    padding: 0;
    background: ${token('colorSurfaceRaised')};
    box-shadow: inset 0 -1px 0 ${token('colorBorder')};
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 500;
    text-align: start;
  }

  ${sortHeads}

  & thead button {
    min-height: 40px;
  }

  & thead [data-figure='true'] {
    text-align: end;
  }

  & tbody tr {
    position: relative;
    height: 54px;
    border-bottom: 1px solid ${token('colorBorder')};
  }

  & tbody :is(td, th) {
    padding: 4px 6px;
    font-weight: 400;
    text-align: start;
  }

  & :is(th, td):first-child {
    padding-inline-start: 10px;
  }

  & :is(th, td):last-child {
    padding-inline-end: 10px;
  }

  & tbody [data-figure='true'] {
    ${displayText}
    font-size: ${displaySize(19)};
    text-align: end;
  }

  & tr[data-closed='true'] {
    background: ${token('colorSurface')};
  }

  & tr[data-closed='true'] :is(b, [data-figure='true']) {
    color: ${token('colorTextMuted')};
  }

  & tr[data-current='true'] {
    box-shadow: inset 4px 0 0 ${token('colorAccent')};
  }

  @media (hover: hover) {
    & tbody tr:hover:not([data-closed='true']) {
      background: ${token('colorSurface')};
    }
  }

  /* Where there is little room, what a row is mainly looked up by. */
  @container (max-width: 619px) {
    & [data-from='wide'] {
      display: none;
    }
  }

  @container (max-width: 419px) {
    & [data-from='middle'] {
      display: none;
    }
  }
`;
