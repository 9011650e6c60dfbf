import type { Call } from '../contract/call';
import { Arma11Error } from './Arma11Error';
import type { OperationLog } from './operationLog';
import { retryUnknownOutcome, type RetryClock } from './retryUnknownOutcome';
import { sending } from './sending';

/** What writes are sent by. */
export interface WriteSettings {
  operations: OperationLog;
  clock: RetryClock;
  /** @default 128 random bits */
  newKey?: (() => string) | undefined;
}

/** What identifies a write, however often it is repeated. */
interface Intent {
  route: string;
  request: { path: string; body?: unknown };
  token: string | null;
}

/** One write, as its caller means it. */
export interface Write {
  call: Call;
  intent: Intent;
  /** An Idempotency-Key of the caller's own. */
  ownKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Sends it once, with its key. */
  attempt: (key: string, timeoutMs: number) => Promise<unknown>;
}

/**
 * Sends a write until its outcome is certain, with one Idempotency-Key per intent, not per attempt (security §2). Writes that
 * move money are remembered until then: confirming the same thing again while the first is unknown keeps its key, so it can
 * never count twice.
 */
export function writePath({
  operations,
  clock,
  newKey = randomKey,
}: WriteSettings): (write: Write) => Promise<unknown> {
  return async ({ call, intent, ownKey, signal, attempt }) => {
    const send = (key: string) => retryUnknownOutcome((ms) => attempt(key, ms), clock, signal);
    if (call.idempotent === 'byContent') return send(ownKey ?? newKey());
    const known = fingerprint(intent);
    const key = ownKey ?? operations.find(known)?.key ?? newKey();
    operations.add({ key, ...known, t: clock.now() });
    sending.add(key);
    try {
      const answer = await send(key);
      operations.remove(key);
      return answer;
    } catch (error) {
      if (error instanceof Arma11Error && error.outcomeUnknown) throw uncertain(error, key);
      operations.remove(key);
      throw error;
    } finally {
      sending.delete(key);
    }
  };
}

const fingerprint = ({ route, request, token }: Intent) => ({
  route,
  hash: shortHash(`${request.path} ${JSON.stringify(request.body)}`),
  owner: shortHash(token ?? ''),
});

/** A short fingerprint (FNV-1a, 32 bit) to recognise the same text again; it protects nothing. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const uncertain = ({ status, serverCode, body, cause }: Arma11Error, key: string) =>
  new Arma11Error('network', 'Verificando... Todavía no sabemos si se completó. No lo repitas: te avisamos aquí.', {
    status,
    serverCode,
    body,
    cause,
    key,
    outcomeUnknown: true,
  });

/** `randomUUID` is missing on plain-http origins other than localhost. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
