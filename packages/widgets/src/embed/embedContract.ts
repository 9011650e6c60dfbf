import { contract, embedCalls, type Call } from '@arma11/core/contract';

/** What a client reads of a row; `access` only tells whom the server asks for, but for what is public. */
function whatClientsRead({ method, path, access, idempotent, fallback }: Call): Call {
  return {
    method,
    path,
    access: access === 'public' ? access : 'self',
    fallback,
    ...(idempotent ? { idempotent } : {}),
  };
}

const allowed = (heading: string) =>
  Object.entries<Call>(contract[heading as keyof typeof contract])
    .filter(([name]) => `${heading}.${name}` in embedCalls)
    .map(([name, call]) => [name, whatClientsRead(call)] as const);

/** The rows of the contract that a partner's page may call; the build writes the result in place of this file. */
export const embedContract = Object.fromEntries(
  Object.keys(contract).map((heading) => [heading, Object.fromEntries(allowed(heading))]),
);
