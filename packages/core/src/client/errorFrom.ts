import { Arma11Error, type Arma11ErrorCode, type RefusalBody } from './Arma11Error';
import type { TransportResponse } from './transport';

const CLOSED = new Set(['CERRADO', 'PREDI_CERRADA']);
const UNKNOWN_OUTCOME = new Set([502, 503, 504]);

/** The typed error of a response that is not a success. */
export function errorFrom({ status, headers, body }: TransportResponse): Arma11Error {
  const refusal = isRefusal(body) ? body : undefined;
  const code = codeOf(status, refusal?.code);
  const retryAfter = Number(headers['retry-after'] ?? refusal?.retry_after);
  const waits = Number.isFinite(retryAfter) && retryAfter >= 0;
  return new Arma11Error(code, refusal?.message ?? MESSAGES[code], {
    status,
    ...(refusal ? { serverCode: refusal.code, body: refusal } : {}),
    ...(waits ? { retryAfterMs: retryAfter * 1000 } : {}),
    // A 409 that asks to come back is the first attempt still running (security §2).
    outcomeUnknown: UNKNOWN_OUTCOME.has(status) || (status === 409 && waits),
  });
}

/**
 * The `Arma11Error` of a request without a response; an `Arma11Error` is returned as it is. Pass `outcomeUnknown:
 * false` when the request was never sent.
 */
export const networkError = (cause: unknown, outcomeUnknown = true) =>
  cause instanceof Arma11Error ? cause : new Arma11Error('network', MESSAGES.network, { cause, outcomeUnknown });

/** The code for a status, or for none; a partner's own callback is not a response of ours. */
type AnsweredCode = Exclude<Arma11ErrorCode, 'token_callback_failed'>;

function codeOf(status: number, serverCode = ''): AnsweredCode {
  if (CLOSED.has(serverCode)) return 'closed';
  if (status === 401) return 'unauthenticated';
  if (status === 404 || status === 410) return 'not_found';
  if (status === 400 || status === 413 || status === 422) return 'validation';
  if (status === 403 || status === 409) return 'conflict';
  return 'server';
}

const isRefusal = (body: unknown): body is RefusalBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body && typeof body.message === 'string';

const MESSAGES: Record<AnsweredCode, string> = {
  unauthenticated: 'Tu sesión venció. Ingresa de nuevo y vuelves donde estabas.',
  validation: 'Algún dato no es válido. Revísalo y prueba otra vez.',
  not_found: 'No encontramos lo que buscas. Revisa el enlace.',
  conflict: 'Algo cambió mientras jugabas. Vuelve a cargar y prueba otra vez.',
  network: 'No hay conexión. Revisa tus datos.',
  server: 'Nuestro servidor no pudo responder. Prueba otra vez en un momento.',
  closed: 'Ya cerró: no se aceptan más cambios.',
};
