import type { Lineup } from '../contract/wire';

/**
 * Where saves wait for the internet (product §10.5). The app keeps one; partners' pages have none. Only what may be saved
 * later is ever in it: teams, and by their drafts the answers of prediction rooms. Money never is.
 */
export interface Outbox {
  subscribe(listener: () => void): () => void;
  /** The team of an entry as it waits to be sent; the same object until it changes. */
  lineup(ins: number): Lineup | null;
  /** Keeps a team, in place of an earlier one of its entry. Its version is that of the saved team under it. */
  keepLineup(lineup: Lineup): void;
}
