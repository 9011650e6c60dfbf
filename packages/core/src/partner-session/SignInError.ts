import type { EmbedFailure, EmbedState } from './EmbedSession';

const MESSAGES: Record<EmbedFailure, string> = {
  expired: 'Se acabó el tiempo para ingresar. Prueba otra vez.',
  refused: 'No pudimos dejarte entrar desde este sitio. Prueba otra vez.',
  insecure: 'Este sitio no es seguro (https): aquí no puedes ingresar.',
  token_callback_failed: 'El sitio no pudo identificarte. Vuelve a entrar.',
};

/** A sign-in that did not come about; `message` is Spanish and ready to show. */
export class SignInError extends Error {
  override readonly name = 'SignInError';

  constructor(
    readonly code: EmbedFailure,
    message?: unknown,
  ) {
    super(typeof message === 'string' && message !== '' ? message : MESSAGES[code]);
  }
}

/** The state of a session whose sign-in failed. */
export function failed(error: unknown): EmbedState {
  const { code, message } = error instanceof SignInError ? error : new SignInError('refused');
  return { status: 'failed', code, message };
}
