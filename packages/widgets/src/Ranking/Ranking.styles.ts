import { styled } from 'styled-components';
import { displaySize, displayText, ellipsis, fontSize, TextBase, token } from '../theme';

/** The whole table, on a ground of its own: its colours are of a scheme that the page under it may not have. */
export const Root = styled(TextBase)`
  min-width: 0;
  color: ${token('colorText')};
`;

/** The card around head, rows and the way to the whole table. */
export const Box = styled.div`
  padding: 14px 12px 12px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** The room's name, and where its table stands. */
export const Head = styled.div`
  padding: 0 4px;

  & > h3 {
    ${displayText}
    ${ellipsis}
    margin: 0;
    font-size: ${displaySize(22)};
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    min-height: 22px;
    margin: 6px 0 8px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }
`;

/** The rows. A table that a page styles by its tag stays as it is here. */
export const Table = styled.table`
  width: 100%;
  margin: 0;
  border: 0;
  border-collapse: separate;
  border-spacing: 0;
  background: none;
  font-size: inherit;
  text-align: start;

  & tr {
    background: none;
  }

  & :is(td, th) {
    height: 48px;
    padding: 4px;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }

  & thead th {
    height: 0;
    padding: 0;
    line-height: 0;
  }

  & tbody > tr > * {
    border-top: 1px solid ${token('colorBorder')};
  }

  & tbody td {
    width: 1%;
    white-space: nowrap;
  }

  & tbody > tr > :first-child {
    min-width: 26px;
    padding-inline-start: 8px;
    text-align: end;
  }

  & tbody > tr > :last-child {
    padding-inline-end: 8px;
    text-align: end;
  }

  & tr[data-me='true'] > * {
    border-color: transparent;
    background: ${token('colorAccent')};
    color: ${token('colorAccentText')};
  }

  & tr[data-me='true'] > :first-child {
    border-start-start-radius: 8px;
    border-end-start-radius: 8px;
  }

  & tr[data-me='true'] > :last-child {
    border-start-end-radius: 8px;
    border-end-end-radius: 8px;
  }

  & tr[data-me='true'] :is(i, small, span) {
    color: inherit;
  }

  & tr[data-apart='true'] > * {
    border-top: 3px double ${token('colorBorderStrong')};
  }

  @media (forced-colors: active) {
    & tr[data-me='true'] > * {
      border-block: 2px solid Highlight;
    }
  }
`;

/** The place: equals share one. */
export const Place = styled.i`
  ${displayText}
  color: ${token('colorTextMuted')};
  font-size: ${displaySize(18)};
  font-style: normal;
`;

/** Face, name and prize of a player. */
export const Who = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;

  & > span {
    flex: 1;
    width: 0;
    min-width: 0;
  }

  & b {
    ${ellipsis}
    display: block;
    font-weight: 600;
    line-height: 1.25;
  }

  & small {
    ${ellipsis}
    display: block;
    color: ${token('colorCoin')};
    font-size: ${fontSize(13)};
    line-height: 1.25;
  }
`;

/** How somebody moved since the last points. */
export const Moved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};

  &[data-way='up'] {
    color: ${token('colorBandHigh')};
  }

  &[data-way='down'] {
    color: ${token('colorLive')};
  }
`;

/** The points. */
export const Points = styled.strong`
  ${displayText}
  font-size: ${displaySize(21)};
`;

/** The way to the whole table. */
export const Foot = styled.div`
  display: flex;
  margin-top: 10px;

  & > button {
    flex: 1;
  }
`;
