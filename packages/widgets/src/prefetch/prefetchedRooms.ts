/** What a server read of one resource. */
export interface PrefetchedRead {
  /** The key of its query. */
  readonly key: readonly unknown[];
  readonly data: unknown;
}

/**
 * Rooms as `prefetchRooms` read them on a server for somebody who is not signed in. Plain data: a page may carry it as JSON,
 * and a cache may keep it for everybody.
 */
export interface PrefetchedRooms {
  /** When they were read, by the game's clock, in milliseconds. */
  readonly at: number;
  /** What could be read in time. */
  readonly reads: readonly PrefetchedRead[];
}
