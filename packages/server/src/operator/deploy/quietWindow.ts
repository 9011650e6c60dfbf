/** A time in which servers should stay as they are, in milliseconds. */
export interface BusyTime {
  from: number;
  until: number;
}

/** A window without an end: nothing comes before the horizon. */
export interface QuietWindow {
  from: number;
  until: number | null;
}

/**
 * The first window that lasts long enough and has no busy time in it, from `now` on.
 * @param horizon when what is known of the future ends; a window that reaches it has no end
 * @param lasting the least that it lasts, in milliseconds
 * @returns null where no such window begins before the horizon
 * @example quietWindow([{ from: 0, until: 5 }], { now: 0, horizon: 100, lasting: 10 }) // { from: 5, until: null }
 */
export function quietWindow(
  busy: readonly BusyTime[],
  { now, horizon, lasting }: { now: number; horizon: number; lasting: number },
): QuietWindow | null {
  let from = now;
  for (const time of busy.toSorted((a, b) => a.from - b.from)) {
    if (time.from >= horizon) break;
    if (time.from - from >= lasting) return { from, until: time.from };
    from = Math.max(from, time.until);
  }
  return from < horizon ? { from, until: null } : null;
}
