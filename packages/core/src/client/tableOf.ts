import type { Call } from '../contract/call';
import type { FlatInput } from './buildRequest';
import type { CallOptions } from './Client';
import type { CallTable } from './clientOf';

/** A call as every row of a table makes it. */
export type UntypedOperation = (input?: FlatInput, options?: CallOptions) => Promise<unknown>;

/** One function per row of the contract, under its heading. */
export const tableOf = (calls: CallTable, make: (route: string, call: Call) => UntypedOperation) =>
  Object.fromEntries(
    Object.entries(calls).map(([heading, rows]) => [
      heading,
      Object.fromEntries(Object.entries(rows).map(([name, call]) => [name, make(`${heading}.${name}`, call)])),
    ]),
  );
