import type { Player } from '@arma11/core/contract';

/** Everybody of the pool who plays in the position of the open slot. */
export interface Candidates {
  /** Null while they are read, and while no slot is open. */
  players: readonly Player[] | null;
  /** Why they could not be read. */
  error: Error | null;
  retrying: boolean;
  retry: () => void;
}
