/** Names a read: a list of plain values, from the general to the particular. */
export type Key = readonly unknown[];

/** What a read is made of; the part of TanStack Query's options that our widgets use. */
export interface ReadOptions {
  queryKey: Key;
  queryFn?: (context: { signal: AbortSignal; queryKey: Key }) => unknown;
  enabled?: boolean;
  /** Milliseconds in which an answer counts as new. */
  staleTime?: number;
  /** Whether to try again after this many failures. */
  retry?: false | ((failures: number, error: Error) => boolean);
  refetchInterval?: number | false | ((query: { state: { data: unknown } }) => number | false);
  select?: (data: never) => unknown;
}

/** Which reads are meant: those whose key begins so. */
export interface KeyFilter {
  queryKey?: Key;
}

/** What is known of a read. */
export interface ReadState {
  data: unknown;
  error: Error | null;
  updatedAt: number;
  invalidated: boolean;
  fetching: boolean;
}
