import { Arma11Error } from './Arma11Error';

/** Time as the retry owner sees it; tests give their own. */
export interface RetryClock {
  now(): number;
  wait(ms: number): Promise<void>;
  random(): number;
}

const BACKOFF_MS = [500, 1000, 2000, 4000];
const ATTEMPT_MS = 15_000;
const TOTAL_MS = 30_000;

/**
 * Repeats a write while its outcome is unknown: at most four more attempts within 30 s, full jitter, never sooner than
 * Retry-After (security §2, client 2). Any certain response ends it. Each attempt receives its deadline.
 */
export async function retryUnknownOutcome<T>(
  attempt: (timeoutMs: number) => Promise<T>,
  clock: RetryClock,
  signal?: AbortSignal,
): Promise<T> {
  const ends = clock.now() + TOTAL_MS;
  for (let count = 0; ; count++) {
    try {
      return await attempt(Math.min(ATTEMPT_MS, ends - clock.now()));
    } catch (error) {
      const backoff = BACKOFF_MS[count];
      if (!(error instanceof Arma11Error) || !error.outcomeUnknown || backoff === undefined) throw error;
      const pause = Math.max(clock.random() * backoff, error.retryAfterMs ?? 0);
      if (signal?.aborted || clock.now() + pause >= ends) throw error;
      await clock.wait(pause);
    }
  }
}
