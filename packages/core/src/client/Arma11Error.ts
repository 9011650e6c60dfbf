import type { ErrorBody } from '../contract/wire';

/**
 * What kind of failure it was; `serverCode` has the server's own code. `unauthenticated`: status 401. `validation`:
 * 400, 413 or 422. `not_found`: 404 or 410. `conflict`: 403 or 409. `closed`: past the lock (CERRADO, PREDI_CERRADA).
 * `network`: no response, or a money write whose outcome is unknown. `server`: every other status, 429 included.
 * `token_callback_failed`: no call throws it; it is a failure of a partner's session (`EmbedFailure`).
 */
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
  outcomeUnknown?: boolean;
  key?: string;
  retryAfterMs?: number;
  cause?: unknown;
}

/** Thrown by every call of the client. `message` is Spanish and ready to show. */
export class Arma11Error extends Error {
  override readonly name = 'Arma11Error';
  /** HTTP status; absent without a response. */
  readonly status?: number;
  /** The server's own code, such as SALDO_INSUFICIENTE. */
  readonly serverCode?: string;
  /** The whole refusal, with the further fields that some codes carry. */
  readonly body?: RefusalBody;
  /** The write may have happened: the screen must say so and never 'failed' (security §2, client 6). */
  readonly outcomeUnknown: boolean;
  /** The Idempotency-Key under which the outcome can be asked. */
  readonly key?: string;
  /** Milliseconds to wait before trying again. */
  readonly retryAfterMs?: number;

  constructor(
    /** What kind of failure it was. */
    readonly code: Arma11ErrorCode,
    message: string,
    { cause, outcomeUnknown = false, ...details }: Details = {},
  ) {
    super(message, { cause });
    this.outcomeUnknown = outcomeUnknown;
    Object.assign(this, details);
  }
}
