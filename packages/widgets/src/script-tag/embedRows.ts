import { contract, embedCalls, type Call } from '@arma11/core/contract';

/** What a client reads of a row, in one line: `POST predi/ins-predi/ins-user/ byKey`; `access` counts for what is public. */
const lineOf = ({ method, path, access, idempotent }: Call) =>
  `${method} ${path} ${idempotent ?? ''} ${access === 'public' ? access : ''}`.trimEnd();

const allowed = (heading: string) =>
  Object.entries<Call>(contract[heading as keyof typeof contract])
    .filter(([name]) => `${heading}.${name}` in embedCalls)
    .map(([name, call]) => [name, lineOf(call)] as const);

/**
 * The rows of the contract that a partner's page may call. The build writes the result in place of this file, without
 * the rows that nothing in the embed calls.
 */
export const embedRows: Record<string, Record<string, string>> = Object.fromEntries(
  Object.keys(contract).map((heading) => [heading, Object.fromEntries(allowed(heading))]),
);
