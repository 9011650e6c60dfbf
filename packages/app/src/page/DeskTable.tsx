/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as blocks on phones, a table without its roles told would lose them there */
import { useState, type Key, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';
import { operadorEs } from '../messages/operador.es';
import { Grid } from './DeskTable.styles';

const PAGE = 25;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 12px;
  margin-top: 12px;
`;

/** Why there is nothing, in a line: at the desk that is the good case. */
const Nothing = styled.p`
  margin: 0;
  padding: 16px;
  border: 1px dashed ${token('colorBorderStrong')};
  border-radius: ${token('radius')};
  color: ${token('colorTextMuted')};
`;

/** One column of a table at the desk. */
export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand under each other. */
  figure?: boolean;
}

interface Props<Row> {
  /** What the rows are: the table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** Why there is nothing. */
  empty: string;
  isCurrent?: (row: Row) => boolean;
  /** How many are shown before more are asked for. @default 25 */
  first?: number;
}

/** Rows of one thing, 25 at first: a table, and on phones a card for each. */
export function DeskTable<Row>({ label, columns, rows, keyOf, empty, isCurrent, first = PAGE }: Props<Row>) {
  const [shown, setShown] = useState(first);
  if (rows.length === 0) return <Nothing>{empty}</Nothing>;
  return (
    <>
      <Grid role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head, figure }) => (
              <th key={head} role="columnheader" scope="col" data-figure={figure}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.slice(0, shown).map((row) => (
            <tr key={keyOf(row)} role="row" data-current={isCurrent?.(row)}>
              {columns.map(({ head, cell, figure }) => (
                <td key={head} role="cell" data-head={head} data-figure={figure}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      {rows.length > shown && (
        <Foot>
          <span>{operadorEs.list.shown(shown, rows.length)}</span>
          <Button kind="secondary" onClick={() => setShown(shown + PAGE)}>
            {operadorEs.list.more}
          </Button>
        </Foot>
      )}
    </>
  );
}
