/**
 * A question that is asked at most every few seconds and by one at a time, however many want to know; null where there is
 * no answer within the patience of who waits.
 */
export function answeredSoon<T>(
  ask: () => Promise<T>,
  { everyMs, patienceMs }: { everyMs: number; patienceMs: number },
): () => Promise<T | null> {
  let last: { at: number; answer: Promise<T | null> } | null = null;
  let asking = false;
  return async () => {
    if (!last || (!asking && performance.now() - last.at >= everyMs)) {
      asking = true;
      const answer = ask()
        .catch(() => null)
        .finally(() => (asking = false));
      last = { at: performance.now(), answer };
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)));
    return Promise.race([last.answer, late]).finally(() => clearTimeout(timer));
  };
}
