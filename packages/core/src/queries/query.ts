import type { DataTag, QueryKey, UnusedSkipTokenOptions } from '@tanstack/react-query';

/** Options for `useQuery`; the key is typed with its data, so `getQueryData(options.queryKey)` is too. */
export type Query<Data, Key extends QueryKey> = UnusedSkipTokenOptions<Data, Error, Data, Key> & {
  queryKey: DataTag<Key, Data>;
};

/**
 * `queryOptions` with a return type that has a name: declarations write the data once, not five times. It returns what it is
 * given, as that one does, and so needs neither TanStack Query nor React where it runs.
 */
export const query = <Data, Key extends QueryKey>(options: UnusedSkipTokenOptions<Data, Error, Data, Key>) =>
  options as Query<Data, Key>;
