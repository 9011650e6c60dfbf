/** Where the worker keeps the answers of the signed-in player. The page empties it when a session ends. */
export const ANSWERS_CACHE = 'arma11-answers';

/** What the page sends to a new version that waits for its turn. */
export const TAKE_OVER = 'take-over';

/** The worker's own address: it may only be served from the root, whose pages it looks after. */
export const WORKER_PATH = '/sw.js';

/** What the page tells the worker when a session ends: answers to its token that are still on their way are not kept. */
export interface SessionEnded {
  type: 'session-ended';
  /** Null when the session ended while the app was closed. */
  token: string | null;
}

export const isSessionEnded = (data: unknown): data is SessionEnded =>
  (data as SessionEnded | null)?.type === 'session-ended';
