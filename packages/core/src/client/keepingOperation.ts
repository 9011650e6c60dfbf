import { Arma11Error } from './Arma11Error';
import type { OperationLog } from './operationLog';

/** What identifies a write, however often it is repeated. */
export interface Intent {
  route: string;
  request: { path: string; body?: unknown };
  token: string | null;
  /** Money moves: the operation is written down before it is sent. */
  remembered: boolean;
}

interface Settings {
  operations: OperationLog;
  newKey: () => string;
  now: () => number;
}

/**
 * Gives every write one Idempotency-Key per intent, not per attempt, and remembers money writes until their response is
 * certain. Confirming the same thing again while the first is unknown keeps its key: it can never count twice.
 */
export function keepingOperation({ operations, newKey, now }: Settings) {
  return async <T>(intent: Intent, ownKey: string | undefined, run: (key: string) => Promise<T>): Promise<T> => {
    const { route, request, token, remembered } = intent;
    if (!remembered) return run(ownKey ?? newKey());
    const hash = shortHash(`${request.path} ${JSON.stringify(request.body)}`);
    const owner = shortHash(token ?? '');
    const key = ownKey ?? operations.find({ route, hash, owner })?.key ?? newKey();
    operations.add({ key, route, hash, owner, t: now() });
    try {
      const answer = await run(key);
      operations.remove(key);
      return answer;
    } catch (error) {
      if (!(error instanceof Arma11Error) || !error.outcomeUnknown) {
        operations.remove(key);
        throw error;
      }
      throw uncertain(error, key);
    }
  };
}

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
