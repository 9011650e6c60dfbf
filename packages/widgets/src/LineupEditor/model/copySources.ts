import type { Lineup, SalaCompe } from '@arma11/core/contract';

/** The player's other teams of a league and jornada, and the one that is being looked at. */
export interface CopySources {
  open: boolean;
  /** Null while they are read. */
  sources: readonly SalaCompe[] | null;
  chosen: SalaCompe | null;
  /** The team of the chosen entry; null while it is read. */
  team: Lineup | null;
  error: Error | null;
  retrying: boolean;
  retry: () => void;
  start: () => void;
  /** Looks at the team of one entry, or at none again. */
  choose: (source: SalaCompe | null) => void;
  close: () => void;
}
