import { calls } from './call';

/** Prediction rooms beyond product.md §7 (spec/api.md §3.3). */
export const plusPredi = calls({
  /** Guesses the exact score and the minute of the first goal of a room's clutch match, until that match locks. */
  saveClutch: {
    method: 'POST',
    path: 'plus/predi-clutch/{predi}/',
    access: 'member',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
});
