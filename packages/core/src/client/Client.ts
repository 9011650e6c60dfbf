import type { Contract } from '../contract';
import type { Call, Fallback } from '../contract/call';
import type { User } from '../contract/models';
import type { CallInput, CallOutput, CallSchemas, ContractSchemas } from '../contract/schemas';
import type { FlatInput } from './buildRequest';
import type { LiveFeed } from './LiveFeed';
import type { OperationLog } from './operationLog';
import type { Outbox } from './Outbox';

/** What a caller may add to a call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** The version that the change builds on; the server refuses when a newer one exists. */
  ifMatch?: number;
  /** A key of the caller's own, for an intent that outlives one call. Else the client makes one. */
  idempotencyKey?: string;
}

/** What the quiet profile update returns (product §5). */
export type ProfileOutcome = { status: 'ok'; user: User } | { status: 'error'; user: null };

type Arguments<Input> = unknown extends Input
  ? [input?: Record<string, never>, options?: CallOptions]
  : Partial<Input> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** One call: path and query fields flat, the body under `body`. */
export type Operation<S extends CallSchemas, Output = CallOutput<S>> = (
  ...args: Arguments<CallInput<S>>
) => Promise<Output>;

type QuietOutput<F extends Fallback, Output> = F extends 'null'
  ? Output | null
  : F extends 'errorStatus'
    ? ProfileOutcome
    : Output;

type Loud = {
  readonly [H in keyof Contract]: {
    readonly [N in keyof Contract[H]]: N extends keyof ContractSchemas[H]
      ? ContractSchemas[H][N] extends CallSchemas
        ? Operation<ContractSchemas[H][N]>
        : never
      : never;
  };
};

type Quiet = {
  readonly [H in keyof Contract]: {
    readonly [N in keyof Contract[H]]: N extends keyof ContractSchemas[H]
      ? ContractSchemas[H][N] extends CallSchemas
        ? Contract[H][N] extends { fallback: infer F extends Fallback }
          ? Operation<ContractSchemas[H][N], QuietOutput<F, CallOutput<ContractSchemas[H][N]>>>
          : never
        : never
      : never;
  };
};

/** What widgets on a partner's page know of our own site. */
export interface Embedded {
  /** Our own site: paying, charging and claiming happen there. */
  readonly baseUrl: string;
}

/** Every call of the product, typed from the contract. Calls throw `Arma11Error`. */
export interface Client extends Loud {
  /** The same calls, swallowing failures as product §7–§8 say: null, [], an empty page or an error status. */
  readonly quiet: Quiet;
  /**
   * Makes a call that is not in this contract, such as the operator's own, with the same guarantees: session,
   * idempotency keys, retries and errors. `route` names it in the log of pending operations.
   */
  send(route: string, call: Call, input?: FlatInput, options?: CallOptions): Promise<unknown>;
  /** The server's time in milliseconds, by its last responses. */
  serverNow(): number;
  /** Changes in rooms, as the server streams them. */
  readonly live: LiveFeed;
  /** Money writes whose outcome is not certain yet; `checkPendingOperations` asks for them. */
  readonly operations: OperationLog;
  /** Where saves wait for the internet; absent where nothing does, as on partners' pages. */
  readonly outbox?: Outbox;
  /** On a partner's page, where nothing is ever spent; null on our own. */
  readonly embedded: Embedded | null;
}
