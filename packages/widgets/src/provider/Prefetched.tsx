import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { DrawnAtContext } from '../hydration/useDrawnAt';
import { useHydrating } from '../hydration/useHydrating';
import type { PrefetchedRooms } from '../prefetch/prefetchedRooms';
import { seedRooms } from './seedRooms';
import { useEmbedSession } from './SessionContext';

/** Props of Prefetched. */
export interface PrefetchedProps {
  /** What `prefetchRooms` returned on the server; without it the widgets read by themselves. */
  rooms: PrefetchedRooms | null | undefined;
  children: ReactNode;
}

/**
 * Gives the widgets inside the rooms that a server read, so that the first HTML shows them. For a page whose provider is
 * elsewhere, as in a layout; else `prefetched` of `Arma11Provider` does the same.
 * @example
 * <Prefetched rooms={rooms}>
 *   <PrediccionPanel prediId={42} />
 * </Prefetched>
 */
export function Prefetched({ rooms, children }: PrefetchedProps) {
  const queryClient = useQueryClient();
  const session = useEmbedSession();
  const hydrating = useHydrating();
  // While drawing, since what is inside reads the cache as it is drawn; doing it twice changes nothing.
  const drawnAt = useMemo(
    () => (rooms ? seedRooms(queryClient, { rooms, session, hydrating }) : null),
    [queryClient, rooms, session, hydrating],
  );
  return <DrawnAtContext.Provider value={drawnAt}>{children}</DrawnAtContext.Provider>;
}
