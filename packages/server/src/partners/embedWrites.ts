import { contract, embedCalls, type Call } from '@arma11/core/contract';

/** The routes that a partner's page can have written by, as the outcomes of writes name them. */
export const embedWrites: readonly string[] = Object.entries(contract).flatMap(
  ([heading, calls]: [string, Record<string, Call>]) =>
    Object.entries(calls)
      .filter(([name, { method }]) => method !== 'GET' && embedCalls[`${heading}.${name}`])
      .map(([, { method, path }]) => `${method} ${path}`),
);
