import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './database';
import { isPassingTrouble } from './passingTrouble';
import { DatabaseUnusable } from './postgresFitness';

/** Longer than a pooler remembers that it could not reach its database (pgbouncer's `server_login_retry` is 15 s). */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 250;

interface Waiting {
  /** Told once, at the first trouble, in the sentence that a start without patience would have ended with. */
  told: (sentence: string) => void;
  patienceMs?: number;
}

/**
 * A database that a server starts with. One that is starting, being replaced, or out of reach behind its pooler is asked
 * again for some seconds: servers, pooler and database may be started in any order. Throws, then or when waiting cannot
 * help, what `open` threw.
 */
export async function openWithRetry(open: () => Promise<Db>, { told, patienceMs = PATIENCE_MS }: Waiting): Promise<Db> {
  const since = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await open();
    } catch (error) {
      const mayPass = error instanceof DatabaseUnusable && isPassingTrouble(error.cause);
      if (!mayPass || performance.now() - since >= patienceMs) throw error;
      if (isFirst) told(error.message);
      await wait(PAUSE_MS);
    }
  }
}
