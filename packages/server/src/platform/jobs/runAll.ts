/**
 * Runs jobs one after the other, each whatever became of those before it, and throws what failed at the end: one that
 * fails must not keep the others from their work.
 * @returns what each job returned.
 * @throws AggregateError with the error of every job that failed.
 */
export async function runAll<T>(jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const failures: unknown[] = [];
  for (const job of jobs) {
    try {
      results.push(await job());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  return results;
}
