/**
 * Whether the team is saved. `unknown`: it may have been saved; `queued`: sent when the internet is back. `hour`: Lima
 * time of the last save, for `queued` of the lock; null without a lineup.
 */
export interface SaveState {
  status: 'saved' | 'saving' | 'failed' | 'unknown' | 'queued';
  hour: string | null;
}
