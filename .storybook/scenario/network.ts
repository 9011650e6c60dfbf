import type { Transport } from '@arma11/core';

/** How the network of a story is; names match the toolbar. */
export type Network = 'normal' | 'lenta' | 'sin-red';

/** What a bad moment of a phone's network adds to each answer. */
const SLOW_MS = 1_500;

/** The same transport over such a network. */
export function overNetwork(network: Network, transport: Transport): Transport {
  if (network === 'normal') return transport;
  if (network === 'sin-red') return () => Promise.reject(new TypeError('Failed to fetch'));
  return async (request) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return transport(request);
  };
}
