import type { Transport } from '@arma11/core';

/** Each scenario counts its own: what the story before still waits for is not this story's. */
interface Count {
  asked: number;
}

let shown: Count | null = null;

/** How many questions of the story have no answer yet: of a recorded scenario only those that never get one. Null without a scenario. */
export const inFlight = (): number | null => shown?.asked ?? null;

/** A story begins without a scenario. */
export const forgetInFlight = () => void (shown = null);

/** The same transport, counted. */
export function counted(transport: Transport): Transport {
  const own: Count = { asked: 0 };
  shown = own;
  return async (request) => {
    own.asked += 1;
    try {
      return await transport(request);
    } finally {
      own.asked -= 1;
    }
  };
}
