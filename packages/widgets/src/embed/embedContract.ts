import { contract, embedCalls } from '@arma11/core/contract';

const allowed = (heading: string) =>
  Object.entries(contract[heading as keyof typeof contract]).filter(([name]) => `${heading}.${name}` in embedCalls);

/** The rows of the contract that a partner's page may call; the build writes the result in place of this file. */
export const embedContract = Object.fromEntries(
  Object.keys(contract).map((heading) => [heading, Object.fromEntries(allowed(heading))]),
);
