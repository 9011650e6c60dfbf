import type { Key, ReadOptions } from './queryTypes';

const LONGEST_PAUSE_MS = 30_000;

/** Nobody waits for an answer on a page that is not looked at. */
const visible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look, { once: true });
    look();
  });

/** Asks until there is an answer or no sense in asking. */
export async function tried(options: ReadOptions, queryKey: Key, signal: AbortSignal): Promise<unknown> {
  for (let failures = 0; ; failures++) {
    try {
      return await options.queryFn?.({ signal, queryKey });
    } catch (error) {
      const again = options.retry && options.retry(failures, error as Error);
      if (!again || signal.aborted) throw error;
      const pause = Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS);
      await new Promise((resolve) => setTimeout(resolve, pause));
      await visible(signal);
      if (signal.aborted) throw error;
    }
  }
}
