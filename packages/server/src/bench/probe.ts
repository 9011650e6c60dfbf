import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './stopwatch';

/** How long requests waited beside a piece of work, in milliseconds. */
export interface Waits {
  requests: number;
  p50: number;
  p99: number;
  /** The one that waited longest. */
  p100: number;
  seconds: number;
}

const EVERY_MS = 5;
/** A server that stands still is not asked more often than that: the first of them measures how long. */
const AT_ONCE = 4;

/** Asks every 5 ms while the work is done. A request waits from when it was due: a thread that stands still asks late. */
export async function askBeside(ask: () => Promise<unknown>, work: () => Promise<unknown>): Promise<Waits> {
  const waited: number[] = [];
  const open = new Set<Promise<void>>();
  let working = true;
  const one = (due: number) => {
    const asked = ask()
      .then(() => void waited.push(performance.now() - due))
      .finally(() => open.delete(asked));
    open.add(asked);
  };
  const asking = async () => {
    while (working) {
      const due = performance.now() + EVERY_MS;
      await wait(EVERY_MS);
      if (open.size < AT_ONCE) one(due);
    }
  };
  const start = performance.now();
  const probe = asking();
  try {
    await work();
  } finally {
    working = false;
    await probe;
    await Promise.all(open);
  }
  const [p50, p99, p100] = [0.5, 0.99, 1].map((share) => Math.round(percentile(waited, share) * 10) / 10);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  return { requests: waited.length, p50: p50!, p99: p99!, p100: p100!, seconds };
}
