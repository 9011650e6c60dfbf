import { useClient } from '@arma11/core';
import { useDrawnAt } from '../hydration/useDrawnAt';

/** The game's time to draw by, in milliseconds: of a server's markup while it is taken over, else now. */
export function useNow(): number {
  const client = useClient();
  return useDrawnAt() ?? client.serverNow();
}
