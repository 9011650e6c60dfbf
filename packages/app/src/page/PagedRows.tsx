import type { Key, ReactNode } from 'react';
import { PagedList, type PagedListProps } from './PagedList';
import { Rows } from './Rows';

interface Props<Item> extends Omit<PagedListProps<Item>, 'children'> {
  keyOf: (item: Item) => Key;
  /** One row. */
  children: (item: Item) => ReactNode;
}

/** A list that the server gives page by page, a line for each. */
export function PagedRows<Item>({ keyOf, children, ...list }: Props<Item>) {
  return (
    <PagedList {...list}>
      {(items) => (
        <Rows>
          {items.map((item) => (
            <li key={keyOf(item)}>{children(item)}</li>
          ))}
        </Rows>
      )}
    </PagedList>
  );
}
