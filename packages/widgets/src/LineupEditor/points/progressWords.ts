import type { LineupEntry } from '@arma11/core/contract';
import { teamProgress } from '@arma11/core/domain';
import type { LineupMessages } from '../../messages/lineup.es';

/**
 * '3 jugando · 7 por jugar · 1 terminó', once the room has locked; null before that, and when there is nothing to wait
 * for.
 */
export function progressWords(
  entries: readonly LineupEntry[],
  locked: boolean,
  t: Pick<LineupMessages, 'inPlay' | 'toPlay' | 'played'>,
): string | null {
  const { playing, toPlay, over } = teamProgress(entries);
  if (!locked || playing + toPlay === 0) return null;
  return [playing && t.inPlay(playing), toPlay && t.toPlay(toPlay), over && t.played(over)].filter(Boolean).join(' · ');
}
