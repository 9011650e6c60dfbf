import {
  queryOptions,
  type QueryKey,
  type QueryKeyWithDataTag,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';

/** Options for `useQuery`; the key is typed with its data, so `getQueryData(options.queryKey)` is too. */
export type Query<Data, Key extends QueryKey> = UnusedSkipTokenOptions<Data, Error, Data, Key> &
  QueryKeyWithDataTag<Key, Data, Error>;

/** `queryOptions` with a return type that has a name: declarations write the data once, not five times. */
export const query: <Data, Key extends QueryKey>(
  options: UnusedSkipTokenOptions<Data, Error, Data, Key>,
) => Query<Data, Key> = queryOptions;
