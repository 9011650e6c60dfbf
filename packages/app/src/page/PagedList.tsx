import type { ReactNode } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Skeleton } from '@arma11/widgets/ui';
import { MoreRows } from './MoreRows';
import { QuerySection } from './QuerySection';

export interface PagedListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ results: Item[] }>>;
  /** How high the first rows will be. */
  height: number;
  /** Stands in for the list while it has nothing. */
  empty: ReactNode;
  /** All that has come so far. */
  children: (items: Item[]) => ReactNode;
}

/** What the server gives page by page, drawn together, with the button for the next one. */
export function PagedList<Item>({ query, height, empty, children }: PagedListProps<Item>) {
  return (
    <QuerySection query={query} skeleton={<Skeleton height={height} />}>
      {({ pages }) => {
        const items = pages.flatMap(({ results }) => results);
        if (items.length === 0) return empty;
        return (
          <>
            {children(items)}
            <MoreRows query={query} />
          </>
        );
      }}
    </QuerySection>
  );
}
