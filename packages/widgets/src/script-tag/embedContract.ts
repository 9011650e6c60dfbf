import type { CallTable } from '@arma11/core';
import { contract, embedCalls, type Call } from '@arma11/core/contract';

const allowed = (heading: string, rows: Readonly<Record<string, Call>>) =>
  Object.entries(rows)
    .filter(([name]) => `${heading}.${name}` in embedCalls)
    .map(([name, { method, path, access, fallback, idempotent }]) => [
      name,
      { method, path, fallback, ...(idempotent ? { idempotent } : {}), ...(access === 'public' ? { access } : {}) },
    ]);

/** The calls that a partner's page may make. The build evaluates this file and ships its result without the contract. */
export const embedContract: CallTable = Object.fromEntries(
  Object.entries(contract).map(([heading, rows]) => [heading, Object.fromEntries(allowed(heading, rows))]),
);
