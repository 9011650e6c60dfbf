import type { Transport } from '@arma11/core';

let asked = 0;

/** How many questions of the story have no answer yet: of a recorded world only those that never get one. */
export const inFlight = () => asked;

/** A story begins with none. */
export const forgetInFlight = () => void (asked = 0);

/** The same transport, counted. */
export const counted =
  (transport: Transport): Transport =>
  async (request) => {
    asked += 1;
    try {
      return await transport(request);
    } finally {
      asked = Math.max(0, asked - 1);
    }
  };
