import { describe, expectTypeOf, it } from 'vitest';
import type { CallInput, CallOutput } from './callTypes';
import type { CallSchemas } from './schema';
import type { ContractSchemas, SchemaInput, SchemaOutput } from './schemas';
import type { Calls } from './wire';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Taken<Input> = [Input] extends [void] ? unknown : Input;

/** The calls whose written types are not those of their schemas, by name. */
type Wrong = {
  [H in keyof Calls]: {
    [N in keyof Calls[H] & keyof ContractSchemas[H]]: ContractSchemas[H][N] extends infer S extends CallSchemas
      ? Same<Taken<CallInput<H, N>>, SchemaInput<S>> & Same<CallOutput<H, N>, SchemaOutput<S>> extends true
        ? never
        : N
      : N;
  }[keyof Calls[H] & keyof ContractSchemas[H]];
}[keyof Calls];

describe('the written types of the wire', () => {
  it('have of each call what its schemas take and return', () => {
    expectTypeOf<Wrong>().toBeNever();
    expectTypeOf<keyof Calls>().toEqualTypeOf<keyof ContractSchemas>();
  });
});
