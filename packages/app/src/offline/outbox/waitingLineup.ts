import type { Lineup } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';

/** A team that waits to be sent. */
export interface WaitingLineup {
  /** As the player wants it; its version is that of the saved team under it. */
  lineup: Lineup;
  /** Its Idempotency-Key: one per content, kept over every attempt (security §2). */
  key: string;
  /** When it began to wait, in milliseconds: what waits is sent in this order. */
  since: number;
  /** Every team that was wanted on the way here: an answer that was lost may have saved one of them. */
  steps: string[];
}

/** What makes two teams the same: formation, players by slot, captain. */
export const contentOf = (lineup: Lineup): string =>
  [lineup.formation, ...flattenLineup(lineup).map(({ player }) => player.id), lineup.captain ?? ''].join('-');

/** What waits once another team is wanted; of the first, only that one. */
export function replacing(
  earlier: WaitingLineup | undefined,
  lineup: Lineup,
  { key, now }: { key: string; now: number },
): WaitingLineup {
  const steps = [...(earlier?.steps ?? []), contentOf(lineup)];
  return { lineup, key, since: earlier?.since ?? now, steps: [...new Set(steps)] };
}

/** The same wish on a newer version of the saved team: another content, so another key. */
export const rebased = (waiting: WaitingLineup, version: number, key: string): WaitingLineup => ({
  ...waiting,
  key,
  lineup: { ...waiting.lineup, version },
});
