import type { Lineup } from '@arma11/core/contract';
import { formatTime } from '@arma11/core/domain';
import type { SaveState } from '../model/saveState';
import type { SavingState } from '../saving/savingState';

/** What the save line says: 'Guardando…', 'Guardado 14:52' or that it was not saved. */
export function saveStateOf(lineup: Lineup | null, { running, failed }: SavingState, waiting: boolean): SaveState {
  const hour = lineup ? formatTime(lineup.saved_at) : null;
  if (running > 0) return { status: 'saving', hour };
  if (waiting) return { status: 'queued', hour: lineup && formatTime(lineup.lock_at) };
  if (failed.length > 0) return { status: failed.every(({ unknown }) => unknown) ? 'unknown' : 'failed', hour };
  return { status: 'saved', hour };
}
