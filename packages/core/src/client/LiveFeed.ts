import type { LiveUpdate } from '../contract';

/** Called when something changes. */
export interface LiveWatcher {
  updated(update: LiveUpdate): void;
  /** Changes may have been missed: everything should be read again. */
  resync(): void;
  /** The stream opened or was lost; while it is open there is little to ask for. */
  open(open: boolean): void;
}

/** The one stream of a client, shared by all who follow rooms. */
export interface LiveFeed {
  /** Follows rooms ('compe:1', 'predi:2') until the returned function is called. Without a stream nothing is called; polling remains. */
  watch(rooms: readonly string[], watcher: LiveWatcher): () => void;
  /** Whether a stream is open now. */
  isOpen(): boolean;
}

/** Opens `plus/live/` as a stream. */
export type OpenStream = (request: {
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}) => Promise<Response>;
