import type { Call } from '../contract/call';
import type { CallTable } from './clientOf';
import { quietly } from './quietly';
import { tableOf, type UntypedOperation } from './tableOf';

/** Makes a call by its name and its row of the contract. */
type Send = (route: string, call: Call, ...given: Parameters<UntypedOperation>) => Promise<unknown>;

/** The calls of `client.quiet`: one that fails returns what the contract names for it (product §7–§8). */
export const quietTable = (calls: CallTable, send: Send) =>
  tableOf(
    calls,
    (route, call) =>
      (...given) =>
        quietly(call.fallback, () => send(route, call, ...given)),
  );
