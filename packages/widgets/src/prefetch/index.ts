export { prefetchRooms, type PrefetchedCard, type PrefetchSettings } from './prefetchRooms';
export type { PrefetchedRead, PrefetchedRooms } from './prefetchedRooms';
