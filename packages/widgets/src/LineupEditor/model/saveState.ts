/** Where saving stands; `hour` is that of the last save, Lima time; of what waits to be sent, that of the lock. */
export interface SaveState {
  status: 'saved' | 'saving' | 'failed' | 'unknown' | 'queued';
  hour: string | null;
}
