import type { DataTag, InfiniteData, QueryKey, UnusedSkipTokenInfiniteOptions } from '@tanstack/react-query';

/** Options for `useInfiniteQuery`; the key is typed with its pages, so `getQueryData(options.queryKey)` is too. */
export type InfiniteQuery<Page, Key extends QueryKey> = UnusedSkipTokenInfiniteOptions<
  Page,
  Error,
  InfiniteData<Page>,
  Key,
  number
> & { queryKey: DataTag<Key, InfiniteData<Page>> };

/** `infiniteQueryOptions` with a return type that has a name, as `query` has one. */
export const infiniteQuery = <Page, Key extends QueryKey>(
  options: UnusedSkipTokenInfiniteOptions<Page, Error, InfiniteData<Page>, Key, number>,
) => options as InfiniteQuery<Page, Key>;
