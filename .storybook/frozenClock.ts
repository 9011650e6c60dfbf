/** The instant of every story without a scenario; the recorded evening begins then, too. */
export const NOW = '2026-06-11T20:00:00Z';

/** Stops the time that `new Date()` and `Date.now()` tell; timers go on. Returns what starts it again. */
export function freezeClock(instant: string = NOW): () => void {
  const RealDate = globalThis.Date;
  const now = RealDate.parse(instant);
  class FrozenDate extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [now]) as [number]));
    }
    static override now(): number {
      return now;
    }
  }
  globalThis.Date = FrozenDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
