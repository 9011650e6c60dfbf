import type { Arma11Error, Arma11ErrorCode, EmbedFailure } from '@arma11/core';

/**
 * Why a widget cannot be shown, as one word to act on. `origin_not_allowed`: the page's origin is not registered for its key.
 * `key_unknown`: the key is nobody's. `not_found`: no such room, or none that this player may see. `signed_out`: only a player
 * may see it. `closed`: past the lock. `rate_limited`: too many requests. `offline`: no answer came. `unavailable`: the server
 * could not answer. `refused`: the server said no, in `serverCode`.
 */
export type DataProblemCode =
  | 'origin_not_allowed'
  | 'key_unknown'
  | 'not_found'
  | 'signed_out'
  | 'closed'
  | 'rate_limited'
  | 'offline'
  | 'unavailable'
  | 'refused';

/**
 * `load_failed`: the widget's code could not be loaded. `crashed`: a bug of ours. `not_configured`: the key or the address is
 * missing. The others are failures of a sign-in.
 */
export type WidgetProblemCode = DataProblemCode | 'load_failed' | 'crashed' | 'not_configured' | EmbedFailure;

/** What a page is told of a widget that cannot be shown: `detail` of `arma11-error`, and what `onError` is called with. */
export interface WidgetProblem {
  code: WidgetProblemCode;
  /** A sentence: the server's in Spanish where it refused. */
  message: string;
  /** The server's own code, such as ORIGEN_NO_PERMITIDO; null where it did not answer. */
  serverCode: string | null;
}

const OF_SERVER: Readonly<Record<string, DataProblemCode>> = {
  ORIGEN_NO_PERMITIDO: 'origin_not_allowed',
  LLAVE_DESCONOCIDA: 'key_unknown',
};

const OF_CODE: Readonly<Partial<Record<Arma11ErrorCode, DataProblemCode>>> = {
  unauthenticated: 'signed_out',
  not_found: 'not_found',
  network: 'offline',
  server: 'unavailable',
  closed: 'closed',
};

/** What a failed call is to the page around the widget. */
export function widgetProblem(error: Error): WidgetProblem {
  const { message, serverCode = null, status, code } = error as Partial<Arma11Error> & Error;
  const word = OF_SERVER[serverCode ?? ''] ?? (status === 429 ? 'rate_limited' : code && OF_CODE[code]);
  return { code: word ?? (status ? 'refused' : 'unavailable'), message, serverCode };
}
