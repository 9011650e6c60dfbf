import type { PanelState } from '@arma11/widgets';

/** How the answers of a room stand: nothing to save yet, changed, on their way, saved, waiting for the internet, refused. */
export type SavingState = 'untouched' | 'changed' | 'saving' | 'saved' | 'waiting' | 'failed';

/** What the sticky bar says of the answers. */
export function savingState({
  saving,
  dirty,
  notice,
  answered,
}: Pick<PanelState, 'saving' | 'dirty' | 'notice' | 'answered'>): SavingState {
  if (saving) return 'saving';
  if (!dirty) return answered.done > 0 ? 'saved' : 'untouched';
  if (notice?.tone === 'waiting') return 'waiting';
  return notice?.retry ? 'failed' : 'changed';
}
