import type { Key, ReadOptions } from './queryTypes';

const LONGEST_PAUSE_MS = 30_000;

/** Waits for an event of the page that says it is time again. */
const when = (target: EventTarget, name: string, isTime: () => boolean, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (isTime()) return resolve();
    const look = () => {
      if (signal.aborted) reject(signal.reason as Error);
      else if (!isTime()) return;
      else resolve();
      target.removeEventListener(name, look);
    };
    target.addEventListener(name, look);
    signal.addEventListener('abort', look, { once: true });
  });

const online = (signal: AbortSignal) => when(globalThis, 'online', () => navigator.onLine !== false, signal);
const visible = (signal: AbortSignal) =>
  when(document, 'visibilitychange', () => document.visibilityState !== 'hidden', signal);

/** Asks until there is an answer or no sense in asking; without a network it waits for one. */
export async function tried(options: ReadOptions, queryKey: Key, signal: AbortSignal): Promise<unknown> {
  for (let failures = 0; ; failures++) {
    await online(signal);
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
