import type { Ranking, RankingRow } from '@arma11/core/contract';

const AFTER_PODIUM = 4;
const BESIDE = 1;

/** The lines after the podium: the next four, and the player with the neighbours that are known, a gap between them. */
export function aroundMe({ results, me }: Pick<Ranking, 'results' | 'me'>): (RankingRow | 'gap')[] {
  const first = results.slice(3, 3 + AFTER_PODIUM);
  const at = results.findIndex(({ is_me }) => is_me);
  if (at === -1) return me ? [...first, 'gap', me] : first;
  if (at < 3 + AFTER_PODIUM) return first;
  const start = Math.max(at - BESIDE, 3 + AFTER_PODIUM);
  const near = results.slice(start, at + BESIDE + 1);
  return start === 3 + AFTER_PODIUM ? [...first, ...near] : [...first, 'gap', ...near];
}
