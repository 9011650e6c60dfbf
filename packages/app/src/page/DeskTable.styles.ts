import { styled } from 'styled-components';
import { displayText, fontSize, token } from '@arma11/widgets/theme';

/** A table where there is room; on phones each row is a small card, its cells one below the other with their names. */
export const Grid = styled.table`
  display: block;
  width: 100%;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  font-size: ${fontSize(15)};
  line-height: 1.3;

  & + button {
    margin-top: 12px;
  }

  & thead {
    display: none;
  }

  & tbody,
  & tr {
    display: block;
  }

  & tr {
    padding: 12px 16px;
  }

  & tbody tr + tr {
    border-top: 1px solid ${token('colorBorder')};
  }

  & tr[data-current='true'] {
    box-shadow: inset 4px 0 0 ${token('colorAccent')};
  }

  & td {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 28px;
    overflow-wrap: anywhere;
    text-align: end;
  }

  & td[data-head]::before {
    content: attr(data-head);
    flex: none;
    color: ${token('colorTextMuted')};
    text-align: start;
  }

  & td:empty {
    display: none;
  }

  & td > a,
  & td > span > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${token('colorAccent')};
    font-weight: 600;
  }

  @media (min-width: 760px) {
    display: table;
    border-collapse: collapse;

    & thead {
      display: table-header-group;
    }

    & tbody {
      display: table-row-group;
    }

    & tr {
      display: table-row;
    }

    & th {
      padding: 12px 10px 8px;
      color: ${token('colorTextMuted')};
      font-size: ${fontSize(13)};
      font-weight: 500;
      text-align: start;
    }

    & td,
    & td:empty {
      display: table-cell;
      padding: 8px 10px;
      text-align: start;
      vertical-align: middle;
    }

    & td[data-head]::before {
      content: none;
    }

    & td[data-figure='true'] {
      ${displayText}
      font-variant-numeric: tabular-nums;
    }

    & th[data-figure='true'],
    & td[data-figure='true'] {
      text-align: end;
    }

    & :is(th, td):first-child {
      padding-inline-start: 16px;
    }

    & :is(th, td):last-child {
      padding-inline-end: 16px;
    }
  }
`;

/** Buttons of a row or a page, side by side where they fit. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
