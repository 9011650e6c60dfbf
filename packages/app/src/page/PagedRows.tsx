import type { Key, ReactNode } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Skeleton } from '@arma11/widgets/ui';
import { MoreRows } from './MoreRows';
import { QuerySection } from './QuerySection';
import { Rows } from './Rows';

interface Props<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ results: Item[] }>>;
  /** How high the first rows will be. */
  height: number;
  /** Stands in for the list while it has nothing. */
  empty: ReactNode;
  keyOf: (item: Item) => Key;
  /** One row. */
  children: (item: Item) => ReactNode;
}

/** A list that the server gives page by page, with the button for the next one. */
export function PagedRows<Item>({ query, height, empty, keyOf, children }: Props<Item>) {
  return (
    <QuerySection query={query} skeleton={<Skeleton height={height} />}>
      {({ pages }) => {
        const items = pages.flatMap(({ results }) => results);
        if (items.length === 0) return empty;
        return (
          <>
            <Rows>
              {items.map((item) => (
                <li key={keyOf(item)}>{children(item)}</li>
              ))}
            </Rows>
            <MoreRows query={query} />
          </>
        );
      }}
    </QuerySection>
  );
}
