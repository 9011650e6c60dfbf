/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as lines on phones, a table without its roles told would lose them there */
import { styled } from 'styled-components';
import type { GroupRow } from '@arma11/core/back-office';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Avatar, Link, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const t = es.groups.table;

// From 560 px of its own place on every figure has a column; below that rooms and wins go under the name.
const Frame = styled.div`
  container-type: inline-size;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  overflow: hidden;

  & th {
    padding: 12px 8px 8px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 500;
    text-align: start;
  }

  & td {
    height: 60px;
    padding: 4px 8px;
  }

  & tbody tr {
    border-top: 1px solid ${token('colorBorder')};
  }

  & :is(th, td):first-child {
    width: 1px;
    padding-inline-start: 16px;
    text-align: center;
  }

  & :is(th, td):last-child {
    padding-inline-end: 16px;
  }

  & :is(th, td)[data-figure] {
    width: 1px;
    text-align: end;
    white-space: nowrap;
  }

  & td[data-figure],
  & td:first-child {
    ${displayText}
    font-size: ${displaySize(20)};
  }

  & td[data-figure='points'] {
    font-size: ${displaySize(24)};
  }

  & tr[data-me='true'] {
    background: ${token('colorAccent')};
    color: ${token('colorAccentText')};
  }

  & tr[data-me='true'] :is(small, a) {
    color: inherit;
  }

  & tr[data-me='true'] a:focus-visible {
    outline-color: currentColor;
  }

  @container (max-width: 559px) {
    & :is(th, td)[data-wide] {
      display: none;
    }
  }

  @container (min-width: 560px) {
    & td small {
      display: none;
    }
  }

  @media (forced-colors: active) {
    & tr[data-me='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

const Who = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: 48px;
  color: inherit;
  text-decoration: none;

  & > span {
    display: grid;
    min-width: 0;
  }

  & b {
    ${ellipsis}
    font-weight: 600;
  }

  & small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  &:hover b {
    text-decoration: underline;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** The player's cell keeps the rest, and cuts what does not fit. */
const Name = styled.td`
  max-width: 0;
  width: 100%;
`;

interface Props {
  rows: readonly GroupRow[];
  me: number | undefined;
}

/** The table of a season; the reader's own row is marked. */
export function SeasonTable({ rows, me }: Props) {
  return (
    <Frame>
      <Table role="table" aria-label={t.title}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <VisuallyHidden>{t.place}</VisuallyHidden>
              <span aria-hidden="true">#</span>
            </th>
            <th role="columnheader" scope="col">
              {t.player}
            </th>
            <th role="columnheader" scope="col" data-figure data-wide>
              {t.rooms}
            </th>
            <th role="columnheader" scope="col" data-figure data-wide>
              {t.won}
            </th>
            <th role="columnheader" scope="col" data-figure>
              {t.points}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Line key={row.user.id} row={row} mine={row.user.id === me} />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function Line({ row: { position, user, points, rooms, won }, mine }: { row: GroupRow; mine: boolean }) {
  return (
    <tr role="row" data-me={mine}>
      <td role="cell">{position}</td>
      <Name role="cell">
        <Who href={`/users/profile/${encodeURIComponent(user.keyusername)}`}>
          <Avatar seed={user.id} src={user.avatar} size={36} />
          <span>
            <b>
              {user.username}
              {mine && <VisuallyHidden> ({t.you})</VisuallyHidden>}
            </b>
            <small>{t.figures(rooms, won)}</small>
          </span>
        </Who>
      </Name>
      <td role="cell" data-figure data-wide>
        {rooms}
      </td>
      <td role="cell" data-figure data-wide>
        {won}
      </td>
      <td role="cell" data-figure="points">
        {points}
      </td>
    </tr>
  );
}
