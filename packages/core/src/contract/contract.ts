import type { Call } from './call';
import { callTable } from './callTable';
import type { Calls } from './wire';

/** Every call that the product makes, by resource. Plain data: browsers load this. */
export const contract: {
  readonly [H in keyof Calls]: { readonly [N in keyof Calls[H]]: Call };
} = callTable;
/** The shape of `contract`. */
export type Contract = typeof contract;
