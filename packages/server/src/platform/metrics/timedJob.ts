import type { Metrics } from './Metrics';

/** Work that repeats, with what each pass took told to who counts; as it is where nobody does. */
export function timedJob<T>(metrics: Metrics | undefined, name: string, work: () => Promise<T>): () => Promise<T> {
  if (!metrics) return work;
  const ended = metrics.watchJob(name);
  return async () => {
    const began = performance.now();
    let failed = true;
    try {
      const result = await work();
      failed = false;
      return result;
    } finally {
      ended({ seconds: (performance.now() - began) / 1000, failed });
    }
  };
}
