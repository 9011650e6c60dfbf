/** Work that is asked for often and done now and then. */
export interface Ticker {
  /** Has the work done soon; asking again before changes nothing. */
  wake(): void;
  stop(): void;
}

/** Does the work a tick after it was asked for, never twice at once. What fails is done again after a pause. */
export function ticker(
  work: () => Promise<void>,
  { everyMs, againMs, failed }: { everyMs: number; againMs: number; failed: (error: unknown) => void },
): Ticker {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let working = false;
  let asked = false;
  let stopped = false;

  function schedule(ms: number): void {
    if (stopped) return;
    timer = setTimeout(() => void run(), ms);
  }

  async function run(): Promise<void> {
    timer = null;
    working = true;
    asked = false;
    let pause = everyMs;
    await work().catch((error: unknown) => {
      if (stopped) return;
      failed(error);
      asked = true;
      pause = againMs;
    });
    working = false;
    if (asked) schedule(pause);
  }

  return {
    wake() {
      asked = true;
      if (!timer && !working) schedule(everyMs);
    },
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
