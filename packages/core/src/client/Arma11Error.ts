import type { ErrorBody } from '../contract/models';

/** What went wrong, in one of eight words; `serverCode` has the server's own. */
export type Arma11ErrorCode =
  | 'unauthenticated'
  | 'validation'
  | 'not_found'
  | 'conflict'
  | 'network'
  | 'server'
  | 'closed'
  | 'token_callback_failed';

/** The server's refusal with the further fields that some codes carry (`falta`, `ins_user`, `closed`). */
export type RefusalBody = ErrorBody & Record<string, unknown>;

interface Details {
  status?: number;
  serverCode?: string;
  body?: RefusalBody;
  /** The write may have happened: the screen must say so and never 'failed' (security §2, client 6). */
  outcomeUnknown?: boolean;
  /** The Idempotency-Key under which the outcome can be asked. */
  key?: string;
  retryAfterMs?: number;
  cause?: unknown;
}

/** Thrown by every call of the client. `message` is Spanish and ready to show. */
export class Arma11Error extends Error {
  override readonly name = 'Arma11Error';
  readonly status?: number;
  readonly serverCode?: string;
  readonly body?: RefusalBody;
  readonly outcomeUnknown: boolean;
  readonly key?: string;
  readonly retryAfterMs?: number;

  constructor(
    readonly code: Arma11ErrorCode,
    message: string,
    { cause, outcomeUnknown = false, ...details }: Details = {},
  ) {
    super(message, { cause });
    this.outcomeUnknown = outcomeUnknown;
    Object.assign(this, details);
  }
}
