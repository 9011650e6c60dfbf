import { createContext, useContext } from 'react';
import { useHydrating } from './useHydrating';

/** When the rooms of a server's markup were read, by the game's clock; null where they come from the browser itself. */
export const DrawnAtContext = createContext<number | null>(null);

/**
 * The moment that a server's markup of a room shows, while it is made and while the browser takes it over; else null. What
 * depends on the clock or the device is drawn as of then, and as it is at once after: so the two first drawings are the same.
 */
export function useDrawnAt(): number | null {
  const at = useContext(DrawnAtContext);
  return useHydrating() ? at : null;
}
