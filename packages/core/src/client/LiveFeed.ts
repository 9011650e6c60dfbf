import type { LiveUpdate } from '../contract';

/** What is called when something moves. */
export interface LiveWatcher {
  updated(update: LiveUpdate): void;
  /** Changes may have been missed: everything should be read again. */
  resync(): void;
  /** The stream opened or was lost; while it is open there is little to ask for. */
  open(open: boolean): void;
}

/** The one stream of a client, shared by all who follow rooms. */
export interface LiveFeed {
  /** Follows rooms ('compe:1', 'predi:2') until told to stop. Without a stream nothing is called: asking again remains. */
  watch(rooms: readonly string[], watcher: LiveWatcher): () => void;
  /** Whether a stream tells what moves now. */
  isOpen(): boolean;
}

/** Opens `plus/live/` as a stream. */
export type OpenStream = (request: {
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}) => Promise<Response>;
