import type { Tracing } from '../platform/tracing/Tracing';

/** What hears of each statement how long it took, as the traces of a server do. */
export interface StatementTimes extends Tracing {
  /** The longest since it was last asked, in milliseconds. */
  longest(): number;
}

/** Begins to listen. */
export function statementTimes(): StatementTimes {
  let longest = 0;
  return {
    statement: (_, ms) => void (longest = Math.max(longest, ms)),
    longest() {
      const told = longest;
      longest = 0;
      return told;
    },
    request: async (_, work) => void (await work()),
    traceId: () => undefined,
    headers: () => ({}),
    close: () => Promise.resolve(),
  };
}
