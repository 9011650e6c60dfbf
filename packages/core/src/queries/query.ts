import {
  queryOptions,
  type QueryKey,
  type QueryKeyWithDataTag,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';

/** What a query of this package is read by: the options of `useQuery`, whose key knows its data. */
export type Query<Data, Key extends QueryKey> = UnusedSkipTokenOptions<Data, Error, Data, Key> &
  QueryKeyWithDataTag<Key, Data, Error>;

/** `queryOptions` with a return type that has a name: declarations write the data once, not five times. */
export const query: <Data, Key extends QueryKey>(
  options: UnusedSkipTokenOptions<Data, Error, Data, Key>,
) => Query<Data, Key> = queryOptions;
