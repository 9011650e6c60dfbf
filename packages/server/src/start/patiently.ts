import { setTimeout as wait } from 'node:timers/promises';
import { isPassingTrouble } from '../platform/db/passingTrouble';

/** Longer than a pooler remembers that it could not reach its database (pgbouncer's `server_login_retry` is 15 s). */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 250;

interface Waiting {
  /** Told once, at the first trouble, in the sentence that a start without patience would have ended with. */
  told: (sentence: string) => void;
  patienceMs?: number;
}

const mayPass = (error: unknown): error is Error =>
  isPassingTrouble(error) || (error instanceof Error && isPassingTrouble(error.cause));

/**
 * What a server starts with, tried again for some seconds from the first trouble on, while its database is starting, being
 * replaced, or out of reach behind its pooler, also if it goes away in the midst: servers, pooler and database may be started
 * in any order. `start` undoes what it began before it fails. Throws, then or when waiting cannot help, what it threw.
 */
export async function patiently<T>(start: () => Promise<T>, { told, patienceMs = PATIENCE_MS }: Waiting): Promise<T> {
  for (let since: number | null = null; ;) {
    try {
      return await start();
    } catch (error) {
      if (!mayPass(error) || (since !== null && performance.now() - since >= patienceMs)) throw error;
      if (since === null) told(error.message);
      since ??= performance.now();
      await wait(PAUSE_MS);
    }
  }
}
