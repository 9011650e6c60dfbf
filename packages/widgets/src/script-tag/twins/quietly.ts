/** No widget asks quietly: each says what went wrong. */
export const quietly = (_: unknown, call: () => Promise<unknown>): Promise<unknown> => call();
