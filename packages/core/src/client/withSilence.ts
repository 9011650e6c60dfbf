/** Runs work with a signal that fires when nothing has been alive for `ms`; the caller's own signal still counts. */
export async function withSilence<T>(
  ms: number,
  outer: AbortSignal,
  run: (alive: () => void, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const follow = () => controller.abort(outer.reason);
  if (outer.aborted) follow();
  outer.addEventListener('abort', follow, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new DOMException('Nothing was heard.', 'TimeoutError')), ms);
  };
  alive();
  try {
    return await run(alive, controller.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', follow);
  }
}
