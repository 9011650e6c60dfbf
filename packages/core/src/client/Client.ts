import type { Call } from '../contract/call';
import type { CallInput, CallOutput } from '../contract/callTypes';
import type { Calls, User } from '../contract/wire';
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

type Arguments<Input> = [Input] extends [void]
  ? [input?: Record<string, never>, options?: CallOptions]
  : Partial<Input> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** One call: path and query fields flat, the body under `body`. */
export type Operation<Input, Output> = (...args: Arguments<Input>) => Promise<Output>;

type QuietOutput<F, Output> = F extends 'null' ? Output | null : F extends 'errorStatus' ? ProfileOutcome : Output;

type Loud = {
  readonly [H in keyof Calls]: {
    readonly [N in keyof Calls[H]]: Operation<CallInput<H, N>, CallOutput<H, N>>;
  };
};

type Quiet = {
  readonly [H in keyof Calls]: {
    readonly [N in keyof Calls[H]]: Calls[H][N] extends [infer Input, infer Output, infer F]
      ? Operation<Input, QuietOutput<F, Output>>
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
