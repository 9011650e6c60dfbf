import type { Key, ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from '@arma11/widgets/ui';
import { QuerySection } from '../../../page/QuerySection';
import { DeskPage } from '../../../page/DeskPage';
import { DeskTable, type Column } from '../../../page/DeskTable';
import { useActions, type Actions } from './useActions';

interface Props<Row> {
  /** The page's words: its name, one sentence, and what its rows are. */
  words: { title: string; lead: string; list: string };
  /** What stands above the list: which rows are shown, or what makes a new one. */
  above: (open: Actions['open']) => ReactNode;
  query: UseQueryResult<readonly Row[]>;
  columns: (open: Actions['open']) => readonly Column<Row>[];
  keyOf: (row: Row) => Key;
  /** Why there is nothing. */
  empty: string;
}

/** A page that is one list and what can be done about its rows, one thing at a time. */
export function ActionList<Row>({ words, above, query, columns, ...table }: Props<Row>) {
  const { open, said, dialog } = useActions();
  return (
    <DeskPage title={words.title} lead={words.lead}>
      <div>{above(open)}</div>
      {said}
      <QuerySection query={query} skeleton={<Skeleton height={320} />}>
        {(rows) => (
          <div>
            <DeskTable label={words.list} columns={columns(open)} rows={rows} {...table} />
          </div>
        )}
      </QuerySection>
      {dialog}
    </DeskPage>
  );
}
