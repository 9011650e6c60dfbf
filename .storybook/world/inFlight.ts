import type { Transport } from '@arma11/core';

/** Each world counts its own: what the story before still waits for is not this story's. */
interface Count {
  asked: number;
}

let shown: Count = { asked: 0 };

/** How many questions of the story have no answer yet: of a recorded world only those that never get one. */
export const inFlight = () => shown.asked;

/** A story begins with none. */
export const forgetInFlight = () => void (shown = { asked: 0 });

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
