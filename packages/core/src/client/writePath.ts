import type { Call } from '../contract/call';
import { keepingOperation, type Intent } from './keepingOperation';
import type { OperationLog } from './operationLog';
import { retryUnknownOutcome, type RetryClock } from './retryUnknownOutcome';

/** What writes are sent by. */
export interface WriteSettings {
  operations: OperationLog;
  clock: RetryClock;
  /** @default 128 random bits */
  newKey?: (() => string) | undefined;
}

/** One write, as its caller means it. */
export interface Write {
  call: Call;
  intent: Omit<Intent, 'remembered'>;
  /** An Idempotency-Key of the caller's own. */
  ownKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Sends it once, with its key. */
  attempt: (key: string, timeoutMs: number) => Promise<unknown>;
}

/** Sends a write with one key until its outcome is certain (security §2). */
export function writePath({
  operations,
  clock,
  newKey = randomKey,
}: WriteSettings): (write: Write) => Promise<unknown> {
  const keeping = keepingOperation({ operations, newKey, now: clock.now });
  return ({ call, intent, ownKey, signal, attempt }) =>
    keeping({ ...intent, remembered: call.idempotent !== 'byContent' }, ownKey, (key) =>
      retryUnknownOutcome((ms) => attempt(key, ms), clock, signal),
    );
}

/** `randomUUID` is missing on plain-http origins other than localhost. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
