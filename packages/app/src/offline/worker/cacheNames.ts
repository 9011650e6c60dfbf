/** Where the worker keeps the answers of the signed-in player. The page empties it when a session ends. */
export const ANSWERS_CACHE = 'arma11-answers';

/** What the page sends to a new version that waits for its turn. */
export const TAKE_OVER = 'take-over';

/** The worker's own address: it may only be served from the root, whose pages it looks after. */
export const WORKER_PATH = '/sw.js';

/** What the page sends when a session ends: answers that are still on their way belong to nobody any more. */
export const PURGE = 'forget';
