/** A loop that repeats its work until it is stopped. */
export interface Loop {
  /** Ends after the step under way. */
  stop(): Promise<void>;
}

/** Repeats the work with a rest after each step, one step at a time. A step that fails is told and tried again. */
export function startLoop(
  work: () => Promise<unknown>,
  { everyMs, failed }: { everyMs: number; failed: (error: unknown) => void },
): Loop {
  let stopped = false;
  let wake = () => {};
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      wake = () => (clearTimeout(timer), resolve());
    });
  const loop = (async () => {
    while (!stopped) {
      await work().catch(failed);
      if (!stopped) await rest();
    }
  })();
  return {
    async stop() {
      stopped = true;
      wake();
      await loop;
    },
  };
}
